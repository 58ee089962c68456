import type { Clock } from '../../platform/clock.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AccountDatabase } from '../tables.ts';
import { keyedHash } from '../../platform/token.ts';

const { knownFor, knownSenders: max } = limits.signIn;

export type KnownSenders = ReturnType<typeof createKnownSenders>;

/** The senders that each account was signed in from. Only keyed hashes are stored. */
export function createKnownSenders(db: AccountDatabase, { clock, secret }: { clock: Clock; secret: string }) {
  /** Whether an account was signed in from this sender before. Takes as long for an account that does not exist. */
  async function includes(email: string, sender: string): Promise<boolean> {
    const rows = db.selectFrom('known_senders').select('hash').where('hash', '=', hashOf(email, sender));
    return Boolean(await rows.where('last_at', '>', oldest()).executeTakeFirst());
  }

  /** Adds a sender that has just proved to own the account; drops the oldest beyond the limit. */
  async function add(transaction: AccountDatabase, user: { id: number; email: string }, sender: string): Promise<void> {
    const last_at = clock().toISOString();
    await transaction
      .insertInto('known_senders')
      .values({ hash: hashOf(user.email, sender), user_id: user.id, last_at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ last_at }))
      .execute();
    const theirs = transaction.selectFrom('known_senders').select('hash').where('user_id', '=', user.id);
    const newest = theirs.orderBy('last_at', 'desc').orderBy('hash').limit(max);
    await transaction
      .deleteFrom('known_senders')
      .where('user_id', '=', user.id)
      .where('hash', 'not in', newest)
      .execute();
  }

  /** Returns how many. */
  async function purgeOld(): Promise<number> {
    const old = db.deleteFrom('known_senders').where('last_at', '<=', oldest());
    return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
  }

  function oldest() {
    return new Date(clock().getTime() - knownFor).toISOString();
  }

  function hashOf(email: string, sender: string) {
    return keyedHash(secret, `known ${sender} ${email}`);
  }

  return { includes, add, purgeOld };
}
