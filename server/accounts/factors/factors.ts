import type { AccountDatabase } from '../tables.ts';

/** Whether somebody has a second step, so that a password alone opens no session. */
export async function hasFactor(db: AccountDatabase, userId: number): Promise<boolean> {
  const app = db.selectFrom('authenticators').select('user_id').where('user_id', '=', userId);
  return Boolean(await app.executeTakeFirst());
}

/** Removes what somebody has for a second step, and from which browsers it is not asked. */
export async function removeFactors(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('authenticators').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await forgetBrowsers(transaction, userId);
}

/** Has the second step asked for again in every browser. */
export async function forgetBrowsers(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('remembered_browsers').where('user_id', '=', userId).execute();
}
