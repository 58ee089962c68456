import { sql } from 'kysely';
import type { AccountDatabase } from './tables.ts';

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
