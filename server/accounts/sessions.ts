import type { Clock } from '../platform/clock.ts';
import type { AccountDatabase } from './tables.ts';
import { newToken, tokenHash } from './token.ts';

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

/** The sessions of administrators: 12 hours without use or 14 days in all end them. */
export function createSessions(accounts: AccountDatabase, clock: Clock) {
  /** Opens a session of a user and gives its token, which is kept nowhere. */
  async function open(userId: number, { address, userAgent }: Origin): Promise<string> {
    const token = newToken();
    const time = clock().toISOString();
    const session = { token_hash: tokenHash(token), user_id: userId, address, user_agent: userAgent.slice(0, 300) };
    await accounts
      .insertInto('sessions')
      .values({ ...session, created_at: time, last_used_at: time })
      .execute();
    return token;
  }

  /** Takes a token and gives who holds it; null when its session has ended or its user is disabled. */
  async function find(token: string): Promise<SignedIn | null> {
    const now = clock().getTime();
    const session = await accounts
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as sessionId', 'last_used_at', 'users.id', 'users.name', 'users.email'])
      .where('token_hash', '=', tokenHash(token))
      .where('users.disabled_at', 'is', null)
      .where('sessions.last_used_at', '>', before(now, IDLE))
      .where('sessions.created_at', '>', before(now, ABSOLUTE))
      .executeTakeFirst();
    if (!session) return null;
    const { sessionId, last_used_at, ...user } = session;
    if (last_used_at < before(now, NOTED_EVERY)) await noteUse(sessionId);
    return { sessionId, user };
  }

  /** Ends a session at once. */
  async function revoke(sessionId: number): Promise<void> {
    await accounts.deleteFrom('sessions').where('id', '=', sessionId).execute();
  }

  async function noteUse(sessionId: number) {
    const last_used_at = clock().toISOString();
    await accounts.updateTable('sessions').set({ last_used_at }).where('id', '=', sessionId).execute();
  }

  return { open, find, revoke };
}

function before(now: number, length: number) {
  return new Date(now - length).toISOString();
}
