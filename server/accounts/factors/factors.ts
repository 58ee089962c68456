import type { Role } from '../../../content/roles.ts';
import type { AccountDatabase } from '../tables.ts';

/** What somebody has besides their password. Passkeys of a former domain of the site are no help. */
export async function factorsOf(db: AccountDatabase, userId: number, rpId: string) {
  const apps = db.selectFrom('authenticators').select('user_id').where('user_id', '=', userId);
  const passkeys = db.selectFrom('passkeys').select('id').where('user_id', '=', userId).where('rp_id', '=', rpId);
  return { hasApp: Boolean(await apps.executeTakeFirst()), passkeys: (await passkeys.execute()).map(({ id }) => id) };
}

/** Whether somebody has an app, or a passkey that works here. */
export async function hasFactor(db: AccountDatabase, userId: number, rpId: string): Promise<boolean> {
  const { hasApp, passkeys } = await factorsOf(db, userId, rpId);
  return hasApp || passkeys.length > 0;
}

/** Whether a role needs a second step. */
export async function isRequired(db: AccountDatabase, role: Role): Promise<boolean> {
  const required = db.selectFrom('required_factors').select('role').where('role', '=', role);
  return Boolean(await required.executeTakeFirst());
}

/** Removes all that somebody has besides their password. */
export async function removeFactors(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await removeApp(transaction, userId);
  await removeRecoveryCodes(transaction, userId);
}

export async function removeApp(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('authenticators').where('user_id', '=', userId).execute();
  await forgetBrowsers(transaction, userId);
}

export async function removeRecoveryCodes(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Has the second step asked for again in every browser. */
export async function forgetBrowsers(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('remembered_browsers').where('user_id', '=', userId).execute();
}
