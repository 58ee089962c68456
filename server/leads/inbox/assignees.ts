import { may } from '../../../content/permissions.ts';
import type { Role } from '../../../content/roles.ts';
import { type Refusal, refused } from '../../platform/outcome.ts';

interface Assignee {
  id: number;
  name: string;
  email: string;
  role: Role;
}

interface People {
  /** Finds somebody whose account is not disabled. */
  findActive: (id: number) => Promise<Assignee | null>;
}

export type Assignees = ReturnType<typeof createAssignees>;

/** The people that items can be assigned to: those who may answer them. */
export function createAssignees({ findActive }: People) {
  async function find(id: number | null | undefined): Promise<Assignee | null> {
    const person = id ? await findActive(id) : null;
    return person && may(person, 'work on leads') ? person : null;
  }

  /** Returns why an item cannot be assigned to somebody, or null. It can always be assigned to nobody. */
  async function whyNot(id: number | null | undefined): Promise<Refusal | null> {
    if (!id || (await find(id))) return null;
    return refused({ assignee_id: ['Assignee must be chosen from the list.'] });
  }

  return { find, whyNot };
}
