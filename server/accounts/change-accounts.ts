import { sql } from 'kysely';
import { may } from '../../content/permissions.ts';
import { type Actor, logActivity } from '../audit/audit-log.ts';
import { FORBIDDEN, httpError, UNAUTHENTICATED } from '../platform/http/failure.ts';
import type { AccountDatabase } from './tables.ts';
import type { Action } from '../audit/tables.ts';

/** Runs a change of accounts in a transaction that waits for all others, in every process: what it reads first stays true. */
export function changeAccounts<Result>(
  db: AccountDatabase,
  change: (transaction: AccountDatabase) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // Locks the only row of this table until the transaction ends.
    await transaction
      .updateTable('account_lock')
      .set({ number: sql<number>`number + 1` })
      .execute();
    return change(transaction);
  });
}

/**
 * Changes accounts on behalf of somebody. Throws a 401 when they have been disabled since their request began, a 403 when they
 * have lost the permission.
 */
export function changeAccountsAs<Result>(
  db: AccountDatabase,
  by: Actor,
  change: (transaction: AccountDatabase) => Promise<Result>,
): Promise<Result> {
  return changeAccounts(db, async (transaction) => {
    await recheck(transaction, by);
    return change(transaction);
  });
}

async function recheck(transaction: AccountDatabase, { id }: Actor) {
  const users = transaction.selectFrom('users').select(['id', 'role', 'disabled_at']).where('id', '=', id);
  const user = await users.executeTakeFirst();
  if (user?.disabled_at) throw httpError(401, UNAUTHENTICATED);
  if (user && !may(user, 'manage people')) throw httpError(FORBIDDEN.status, FORBIDDEN.sentence);
}

export interface Person {
  id: number;
  name: string;
}

/** Logs what happened to a person, done by themselves unless `by` names someone else. */
export function logPersonActivity(
  transaction: AccountDatabase,
  action: Action,
  person: Person,
  { by = person, now }: { by?: Actor; now: Date },
): Promise<void> {
  return logActivity(transaction, { by, action, subject: 'user', recordId: person.id, title: person.name, at: now });
}
