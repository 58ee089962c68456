import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { done, fieldErrors, type Outcome, refused } from '../platform/outcome.ts';
import { hashPassword } from './password.ts';
import { registration } from './registration.ts';
import { createSessions, type Origin } from './sessions.ts';
import { signIn } from './sign-in.ts';
import type { AccountDatabase, AccountTables } from './tables.ts';
import { newToken, tokenHash } from './token.ts';

const LINK_VALID_FOR = 24 * 60 * 60 * 1000; // ms

export type Accounts = ReturnType<typeof createAccounts>;

/** The administrators. */
export function createAccounts({ kysely }: Database, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  const accounts = kysely.withTables<AccountTables>();
  const sessions = createSessions(accounts, clock);

  /**
   * Gives a link with which the first administrator registers, and takes back those given before; null once there is an
   * administrator.
   */
  async function makeSetUpLink(): Promise<string | null> {
    return oneByOne(accounts, async (transaction) => {
      if (await hasAdministrator(transaction)) return null;
      const token = newToken();
      const now = clock();
      const expires = new Date(now.getTime() + LINK_VALID_FOR);
      await transaction.deleteFrom('registration_links').where('used_at', 'is', null).execute();
      await transaction
        .insertInto('registration_links')
        .values({ token_hash: tokenHash(token), created_at: now.toISOString(), expires_at: expires.toISOString() })
        .execute();
      return `${publicUrl}/register?token=${token}`;
    });
  }

  /** Whether a registration link can still be used. */
  async function isLinkOpen(token: string): Promise<boolean> {
    return Boolean(await openLink(accounts, token, clock()).select('id').executeTakeFirst());
  }

  /** Takes a link's token, name, e-mail address and password twice; gives the new administrator's id. */
  async function register(input: unknown): Promise<Outcome<number>> {
    const checked = registration.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { token, name, email, password } = checked.data;
    if (!(await isLinkOpen(token))) return refused(LINK_CLOSED); // Strangers get no hashing done.
    const password_hash = await hashPassword(password);
    return oneByOne(accounts, async (transaction) => {
      const now = clock().toISOString();
      const link = transaction.updateTable('registration_links').set({ used_at: now });
      const used = await link
        .where('token_hash', '=', tokenHash(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (used.numUpdatedRows === 0n || (await hasAdministrator(transaction))) return refused(LINK_CLOSED);
      const user = { name, email, password_hash, created_at: now, updated_at: now };
      const inserted = transaction.insertInto('users').values(user).returning('id');
      return done((await inserted.executeTakeFirstOrThrow()).id);
    });
  }

  return {
    makeSetUpLink,
    isLinkOpen,
    register,
    signIn: (input: unknown, origin: Origin) => signIn({ accounts, sessions, clock }, input, origin),
    findSession: sessions.find,
    endSession: sessions.revoke,
  };
}

const LINK_CLOSED = { token: ['This link was used or has expired. Start Plinth anew for another one.'] };

/** Changes of accounts follow one another, so that what was true when a change began is true when it ends. */
function oneByOne<Result>(accounts: AccountDatabase, change: (transaction: AccountDatabase) => Promise<Result>) {
  return accounts.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account_changes')
      .set({ number: sql<number>`number + 1` })
      .execute();
    return change(transaction);
  });
}

async function hasAdministrator(accounts: AccountDatabase) {
  return Boolean(await accounts.selectFrom('users').select('id').limit(1).executeTakeFirst());
}

function openLink(accounts: AccountDatabase, token: string, now: Date) {
  return accounts
    .selectFrom('registration_links')
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString());
}
