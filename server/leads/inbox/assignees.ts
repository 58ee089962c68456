import { type Refusal, refused } from '../../platform/outcome.ts';

interface People {
  isActive: (id: number) => Promise<boolean>;
  names: () => Promise<Map<number, string>>;
}

export type Assignees = ReturnType<typeof createAssignees>;

/** The people that items can be assigned to. */
export function createAssignees({ isActive, names }: People) {
  /** Returns why an item cannot be assigned to somebody, or null. It can always be assigned to nobody. */
  async function whyNot(id: number | null | undefined): Promise<Refusal | null> {
    if (!id || (await isActive(id))) return null;
    return refused({ assignee_id: ['Assignee must be chosen from the list.'] });
  }

  return { whyNot, names };
}
