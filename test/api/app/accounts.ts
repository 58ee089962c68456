import type { Role } from '../../../content/roles.ts';
import { changeAccounts, logPersonActivity } from '../../../server/accounts/change-accounts.ts';
import { hashPassword } from '../../../server/accounts/passwords/password-hash.ts';
import { addPerson } from '../../../server/accounts/people/new-person.ts';
import { openSession } from '../../../server/accounts/sign-in/sessions.ts';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import type { Actor } from '../../../server/audit/audit-log.ts';
import type { Services } from '../../../server/services.ts';
import { PASSWORD } from '../../api-client.ts';

interface TestPerson {
  name: string;
  email: string;
  role: Role;
}

let hash: Promise<string> | undefined;

/** Adds an account, by itself or somebody, and returns its id. The password is hashed once, which takes as long as many tests. */
export async function createAccount({ database, now }: Services, person: TestPerson, by?: Actor): Promise<number> {
  const password_hash = await (hash ??= hashPassword(PASSWORD));
  const db = database.kysely.withTables<AccountTables>();
  return changeAccounts(db, async (transaction) => {
    const added = await addPerson(transaction, { ...person, password_hash }, now());
    if (!added.ok) throw new Error(JSON.stringify(added));
    const account = { id: added.value, name: person.name };
    await logPersonActivity(transaction, by ? 'created' : 'registered', account, { ...(by && { by }), now: now() });
    return added.value;
  });
}

/** Opens a session without a password, whose verification takes longer than most tests. */
export function openSessionOf({ database, now }: Services, userId: number): Promise<string> {
  const db = database.kysely.withTables<AccountTables>();
  return openSession(db, userId, { address: '127.0.0.1', userAgent: '' }, now());
}
