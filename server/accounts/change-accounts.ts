import { sql } from 'kysely';
import type { Actor } from '../audit/audit-log.ts';
import { httpError, UNAUTHENTICATED } from '../platform/http/failure.ts';
import type { AccountDatabase } from './tables.ts';

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

/** Changes accounts on behalf of somebody. Throws a 401 when they have been disabled since their request began. */
export function changeAccountsAs<Result>(
  db: AccountDatabase,
  by: Actor,
  change: (transaction: AccountDatabase) => Promise<Result>,
): Promise<Result> {
  return changeAccounts(db, async (transaction) => {
    if (await isDisabled(transaction, by)) throw httpError(401, UNAUTHENTICATED);
    return change(transaction);
  });
}

async function isDisabled(transaction: AccountDatabase, { id }: Actor) {
  const user = transaction.selectFrom('users').select('id').where('id', '=', id);
  return Boolean(await user.where('disabled_at', 'is not', null).executeTakeFirst());
}
