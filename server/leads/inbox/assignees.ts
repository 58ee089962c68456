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
  /** Lists all of them. */
  listActive: () => Promise<Pick<Assignee, 'id' | 'role'>[]>;
}

export type Assignees = ReturnType<typeof createAssignees>;

/** The people that items can be assigned to: those who may answer them. */
export function createAssignees({ findActive, listActive }: People) {
  async function find(id: number | null | undefined): Promise<Assignee | null> {
    const person = id ? await findActive(id) : null;
    return person && may(person, 'work on leads') ? person : null;
  }

  /** Returns the ids of those among whom there is a choice. */
  async function ids(): Promise<Set<number>> {
    return new Set((await listActive()).filter((person) => may(person, 'work on leads')).map(({ id }) => id));
  }

  /** Returns why an item cannot be assigned to somebody, or null. It can always be assigned to nobody. */
  async function whyNot(id: number | null | undefined): Promise<Refusal | null> {
    if (!id || (await find(id))) return null;
    return refused({ assignee_id: ['Assignee must be chosen from the list.'] });
  }

  return { find, ids, whyNot };
}
