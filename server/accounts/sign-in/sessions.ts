import { done, missing, type Missing, type Outcome } from '../../platform/outcome.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { note } from '../log-activity.ts';
import { oneByOne } from './mutex.ts';
import type { AccountDatabase } from '../tables.ts';
import { newToken, tokenHash } from '../token.ts';

const IDLE = 12 * 60 * 60 * 1000; // ms
const ABSOLUTE = 14 * 24 * 60 * 60 * 1000; // ms
const NOTED_EVERY = 60 * 1000; // ms

/** Who makes a request. */
export interface SignedIn {
  sessionId: number;
  user: { id: number; name: string; email: string };
}

/** Where someone signs in from. */
export interface Origin {
  address: string;
  userAgent: string;
}

export interface OpenSession {
  id: number;
  address: string;
  user_agent: string;
  created_at: string;
  last_used_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** The sessions of administrators: 12 hours without use or 14 days in all end them. */
export function createSessions({ accounts, clock, runInBackground }: AccountsDependencies) {
  const beingNoted = new Set<number>();

  /** Takes a token and gives who holds it; null when its session has ended or its user is disabled. */
  async function find(token: string): Promise<SignedIn | null> {
    const now = clock().getTime();
    const session = await open(now)
      .select(['sessions.id as sessionId', 'sessions.last_used_at', 'users.id', 'users.name', 'users.email'])
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (!session) return null;
    const { sessionId, last_used_at, ...user } = session;
    if (last_used_at < before(now, NOTED_EVERY)) noteUse(sessionId, user.id);
    return { sessionId, user };
  }

  /** Gives the open sessions of who asks, newest first. */
  async function list({ sessionId, user }: SignedIn): Promise<OpenSession[]> {
    const sessions = await open(clock().getTime())
      .select(['sessions.id', 'address', 'user_agent', 'sessions.created_at', 'sessions.last_used_at'])
      .where('user_id', '=', user.id)
      .orderBy('sessions.id', 'desc')
      .execute();
    return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
  }

  /** Ends the session that asks. */
  async function endCurrent({ sessionId }: SignedIn): Promise<void> {
    await accounts.deleteFrom('sessions').where('id', '=', sessionId).execute();
  }

  /** Ends a session of who asks; another's is as good as missing. */
  function end(id: number, { user }: SignedIn): Promise<Outcome<true> | Missing> {
    return oneByOne(accounts, async (transaction) => {
      const ended = transaction.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', user.id);
      const session = await ended.returning('address').executeTakeFirst();
      if (!session) return missing;
      const title = `Session from ${session.address}`;
      await note(transaction, { by: user, action: 'revoked', subject: 'session', recordId: id, title, at: clock() });
      return done(true);
    });
  }

  /** Ends all sessions of who asks but the one that asks. */
  function endOthers({ sessionId, user }: SignedIn): Promise<void> {
    return oneByOne(accounts, async (transaction) => {
      await endSessions(transaction, user.id, { except: sessionId });
      const title = 'All other sessions';
      await note(transaction, { by: user, action: 'revoked', subject: 'session', recordId: null, title, at: clock() });
    });
  }

  /** Forgets the sessions whose time has run out. */
  async function forgetEnded(): Promise<void> {
    const now = clock().getTime();
    await accounts
      .deleteFrom('sessions')
      .where((session) =>
        session.or([
          session('last_used_at', '<=', before(now, IDLE)),
          session('created_at', '<=', before(now, ABSOLUTE)),
        ]),
      )
      .execute();
  }

  function open(now: number) {
    return accounts
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('users.disabled_at', 'is', null)
      .where('sessions.last_used_at', '>', before(now, IDLE))
      .where('sessions.created_at', '>', before(now, ABSOLUTE));
  }

  /** Best effort: a database that cannot be written must neither fail nor delay what is only read. */
  function noteUse(sessionId: number, userId: number) {
    if (beingNoted.has(sessionId)) return;
    beingNoted.add(sessionId);
    const used = { last_used_at: clock().toISOString() };
    const work = async () => {
      try {
        await accounts.transaction().execute(async (transaction) => {
          await transaction.updateTable('sessions').set(used).where('id', '=', sessionId).execute();
          await transaction.updateTable('users').set(used).where('id', '=', userId).execute();
        });
      } finally {
        beingNoted.delete(sessionId);
      }
    };
    runInBackground(work, 'The use of a session could not be noted.');
  }

  return { find, list, end, endCurrent, endOthers, forgetEnded };
}

/** Opens a session of a user and gives its token, which is kept nowhere. */
export async function openSession(
  transaction: AccountDatabase,
  userId: number,
  { address, userAgent }: Origin,
  now: Date,
): Promise<string> {
  const token = newToken();
  const time = now.toISOString();
  const session = { token_hash: tokenHash(token), user_id: userId, address, user_agent: userAgent.slice(0, 300) };
  await transaction
    .insertInto('sessions')
    .values({ ...session, created_at: time, last_used_at: time })
    .execute();
  await transaction.updateTable('users').set({ last_used_at: time }).where('id', '=', userId).execute();
  return token;
}

/** Ends all sessions of a user, but the one that is excepted. */
export async function endSessions(
  transaction: AccountDatabase,
  userId: number,
  { except }: { except?: number } = {},
): Promise<void> {
  let sessions = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) sessions = sessions.where('id', '!=', except);
  await sessions.execute();
}

function before(now: number, length: number) {
  return new Date(now - length).toISOString();
}
