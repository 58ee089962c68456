import { type Refusal, refused } from '../../platform/outcome.ts';

interface People {
  isActive: (id: number) => Promise<boolean>;
  names: () => Promise<Map<number, string>>;
}

export type Assignees = ReturnType<typeof createAssignees>;

/** Who can look after leads: the administrators, as far as this is about them. */
export function createAssignees({ isActive, names }: People) {
  /** Returns why somebody cannot be given a lead, if so; nobody can always be. */
  async function whyNot(id: number | null | undefined): Promise<Refusal | null> {
    if (!id || (await isActive(id))) return null;
    return refused({ assignee_id: ['Assignee must be chosen from the list.'] });
  }

  return { whyNot, names };
}
