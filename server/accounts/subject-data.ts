import type { ActivityDatabase } from '../audit/tables.ts';
import type { AccountTables } from './tables.ts';
import type { Throttle } from './sign-in/throttle.ts';

/** What stands in the log of activity in place of an address. */
const NOBODY = '(erased)';

/** What is kept of people who were invited or tried to sign in, by their e-mail address in lower case. */
export function createAccountTraces({ emailHash }: Throttle) {
  /** Returns what is kept under an e-mail address. */
  async function find(database: ActivityDatabase, email: string) {
    const accounts = database.withTables<AccountTables>();
    const links = accounts.selectFrom('registration_links').where('email', '=', email);
    const attempts = accounts.selectFrom('sign_in_attempts').where('email_hash', '=', emailHash(email));
    return {
      invitations: await links.select(['id', 'email', 'created_at', 'expires_at']).orderBy('id').execute(),
      sign_ins: await attempts.select(['attempts', 'last_at']).orderBy('last_at').execute(),
      activity: await inviting(database, email).select(['at', 'action', 'subject', 'title']).orderBy('id').execute(),
    };
  }

  /** Erases what is kept under an e-mail address, an invitation that is open included; returns how much that was. */
  async function erase(transaction: ActivityDatabase, email: string) {
    const { invitations, sign_ins, activity } = await find(transaction, email);
    const accounts = transaction.withTables<AccountTables>();
    await accounts.deleteFrom('registration_links').where('email', '=', email).execute();
    await accounts.deleteFrom('sign_in_attempts').where('email_hash', '=', emailHash(email)).execute();
    const named = inviting(transaction, email).select('id');
    await transaction.updateTable('activity').set({ title: NOBODY }).where('id', 'in', named).execute();
    return { invitations: invitations.length, traces: sign_ins.length + activity.length };
  }

  /** Removes the addresses of people invited before a time from the activity log. */
  async function purge(transaction: ActivityDatabase, until: string): Promise<void> {
    const old = transaction.updateTable('activity').set({ title: NOBODY }).where('subject', '=', 'invitation');
    await old.where('at', '<', until).where('title', 'like', '%@%').execute();
  }

  return { find, erase, purge };
}

function inviting(database: ActivityDatabase, email: string) {
  return database.selectFrom('activity').where('subject', '=', 'invitation').where('title', '=', email);
}
