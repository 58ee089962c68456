import { sql } from 'kysely';
import type { Actor } from '../../audit/audit-log.ts';
import { httpError, UNAUTHENTICATED } from '../../platform/http/failure.ts';
import type { AccountDatabase } from '../tables.ts';

/** Changes of accounts follow one another, so that what was true when a change began is true when it ends. */
export function oneByOne<Result>(
  accounts: AccountDatabase,
  change: (transaction: AccountDatabase) => Promise<Result>,
): Promise<Result> {
  return accounts.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account_changes')
      .set({ number: sql<number>`number + 1` })
      .execute();
    return change(transaction);
  });
}

/** The same for a change that someone makes. Throws a 401 when they were disabled since they asked for it. */
export function oneByOneFor<Result>(
  accounts: AccountDatabase,
  by: Actor,
  change: (transaction: AccountDatabase) => Promise<Result>,
): Promise<Result> {
  return oneByOne(accounts, async (transaction) => {
    if (await isDisabled(transaction, by)) throw httpError(401, UNAUTHENTICATED);
    return change(transaction);
  });
}

async function isDisabled(transaction: AccountDatabase, { id }: Actor) {
  const disabled = transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is not', null);
  return Boolean(await disabled.executeTakeFirst());
}
