import { ERASED } from '../audit/audit-log.ts';
import type { ActivityDatabase } from '../audit/tables.ts';
import type { AccountTables } from './tables.ts';
import type { Throttle } from './sign-in/throttle.ts';

/** Personal data of people who were invited or tried to sign in, by their email address in lower case. */
export function createAccountData({ emailHash }: Throttle) {
  async function find(database: ActivityDatabase, email: string) {
    const db = database.withTables<AccountTables>();
    const links = db.selectFrom('registration_links').where('email', '=', email);
    const attempts = db.selectFrom('sign_in_attempts').where('email_hash', '=', emailHash(email));
    return {
      invitations: await links.select(['id', 'email', 'created_at', 'expires_at']).orderBy('id').execute(),
      sign_ins: await attempts.select(['attempts', 'last_at']).orderBy('last_at').execute(),
      activity: await inviting(database, email).select(['at', 'action', 'subject', 'title']).orderBy('id').execute(),
    };
  }

  /** Erases all of it, open invitations included, and returns the counts. */
  async function erase(transaction: ActivityDatabase, email: string) {
    const { invitations, sign_ins, activity } = await find(transaction, email);
    const db = transaction.withTables<AccountTables>();
    await db.deleteFrom('registration_links').where('email', '=', email).execute();
    await db.deleteFrom('sign_in_attempts').where('email_hash', '=', emailHash(email)).execute();
    const named = inviting(transaction, email).select('id');
    await transaction.updateTable('activity').set({ title: ERASED }).where('id', 'in', named).execute();
    return { invitations: invitations.length, traces: sign_ins.length + activity.length };
  }

  /** Removes the addresses of people who were invited before `until` from the activity log. */
  async function purge(transaction: ActivityDatabase, until: string): Promise<void> {
    const old = transaction.updateTable('activity').set({ title: ERASED }).where('subject', '=', 'invitation');
    await old.where('at', '<', until).where('title', 'like', '%@%').execute();
  }

  return { find, erase, purge };
}

function inviting(database: ActivityDatabase, email: string) {
  return database.selectFrom('activity').where('subject', '=', 'invitation').where('title', '=', email);
}
