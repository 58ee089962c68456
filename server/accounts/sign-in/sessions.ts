import type { ExpressionBuilder, Selectable } from 'kysely';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { SignedInUser } from '../../../content/permissions.ts';
import { done, missing, type Missing, type Outcome } from '../../platform/outcome.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { changeAccounts } from '../change-accounts.ts';
import type { AccountDatabase, AccountTables } from '../tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { newToken, hashToken } from '../../platform/token.ts';
import { forgetBrowsers } from '../factors/factors.ts';

const IDLE = 12 * 60 * 60 * 1000; // ms
const ABSOLUTE = 14 * 24 * 60 * 60 * 1000; // ms
const USE_RECORDED_EVERY = 60 * 1000; // ms

/** A session and the person it belongs to. */
export interface SignedIn {
  sessionId: number;
  user: SignedInUser;
  /** Whether the person has proved a few minutes ago who they are. */
  isConfirmed: boolean;
  /** Whether the person has to set up a second step before anything else. */
  needsFactor: boolean;
}

/** Where a session is opened from. */
export interface Client {
  address: string;
  userAgent: string;
}

export type OpenSession = Pick<
  Selectable<AccountTables['sessions']>,
  'id' | 'address' | 'user_agent' | 'created_at' | 'last_used_at'
> & {
  /** Whether it makes this request. */
  current: boolean;
};

/** Sessions of administrators. They end after 12 hours without use, and after 14 days in any case. */
export function createSessions({ db, clock, relyingParty, runInBackground }: AccountsDependencies) {
  const beingRecorded = new Set<number>();

  /** Returns the session of a token; null when it has ended or its user is disabled. It is used, which keeps it open. */
  async function find(token: string, { isUsed = true } = {}): Promise<SignedIn | null> {
    const now = clock().getTime();
    const session = await open(now)
      .select([
        'sessions.id as sessionId',
        'sessions.last_used_at',
        'users.id',
        'users.name',
        'users.email',
        'users.role',
        'sessions.confirmed_at',
      ])
      .select((session) => roleThatNeedsFactor(session, relyingParty.id))
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (!session) return null;
    const { sessionId, last_used_at, confirmed_at, needing_role, ...user } = session;
    if (isUsed && last_used_at < before(now, USE_RECORDED_EVERY)) recordUse(sessionId, user.id);
    const isConfirmed = confirmed_at !== null && confirmed_at > before(now, limits.secondStep.confirmedFor);
    return { sessionId, user, isConfirmed, needsFactor: needing_role !== null };
  }

  /** Returns whose session it is; null when it has ended or its user is disabled. */
  async function personOf(sessionId: number): Promise<SignedInUser | null> {
    const person = open(clock().getTime()).select(['users.id', 'users.name', 'users.email', 'users.role']);
    return (await person.where('sessions.id', '=', sessionId).executeTakeFirst()) ?? null;
  }

  /** Returns the open sessions of a person, newest first. */
  async function list({ sessionId, user }: SignedIn): Promise<OpenSession[]> {
    const sessions = await open(clock().getTime())
      .select(['sessions.id', 'address', 'user_agent', 'sessions.created_at', 'sessions.last_used_at'])
      .where('user_id', '=', user.id)
      .orderBy('sessions.id', 'desc')
      .execute();
    return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
  }

  async function endCurrent({ sessionId }: SignedIn): Promise<void> {
    await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  }

  /** Ends one of a person's own sessions; somebody else's counts as missing. */
  function end(id: number, { user }: SignedIn): Promise<Outcome<true> | Missing> {
    return changeAccounts(db, async (transaction) => {
      const ended = transaction.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', user.id);
      const session = await ended.returning('address').executeTakeFirst();
      if (!session) return missing;
      await logRevoked(transaction, user, id, `Session from ${session.address}`);
      return done(true);
    });
  }

  /** Ends all sessions of a person but the current one. */
  function endOthers({ sessionId, user }: SignedIn): Promise<void> {
    return changeAccounts(db, async (transaction) => {
      await endSessions(transaction, user.id, { except: sessionId });
      await forgetBrowsers(transaction, user.id);
      await logRevoked(transaction, user, null, 'All other sessions');
    });
  }

  function logRevoked(transaction: AccountDatabase, by: Actor, recordId: number | null, title: string) {
    return logActivity(transaction, { by, action: 'revoked', subject: 'session', recordId, title, at: clock() });
  }

  /** Returns how many. */
  async function purgeEnded(): Promise<number> {
    const now = clock().getTime();
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where((session) =>
        session.or([
          session('last_used_at', '<=', before(now, IDLE)),
          session('created_at', '<=', before(now, ABSOLUTE)),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  function open(now: number) {
    return db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('users.disabled_at', 'is', null)
      .where('sessions.last_used_at', '>', before(now, IDLE))
      .where('sessions.created_at', '>', before(now, ABSOLUTE));
  }

  /** Best effort: a database that cannot be written must neither fail nor delay a request that only reads. */
  function recordUse(sessionId: number, userId: number) {
    if (beingRecorded.has(sessionId)) return;
    beingRecorded.add(sessionId);
    const used = { last_used_at: clock().toISOString() };
    const work = async () => {
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction.updateTable('sessions').set(used).where('id', '=', sessionId).execute();
          await transaction.updateTable('users').set(used).where('id', '=', userId).execute();
        });
      } finally {
        beingRecorded.delete(sessionId);
      }
    };
    runInBackground(work, 'The use of a session could not be recorded.');
  }

  return { find, personOf, list, end, endCurrent, endOthers, purgeEnded };
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(
  transaction: AccountDatabase,
  userId: number,
  { address, userAgent }: Client,
  now: Date,
): Promise<string> {
  const token = newToken();
  const time = now.toISOString();
  const session = { token_hash: hashToken(token), user_id: userId, address, user_agent: userAgent.slice(0, 300) };
  await transaction
    .insertInto('sessions')
    .values({ ...session, created_at: time, last_used_at: time, confirmed_at: time })
    .execute();
  await transaction.updateTable('users').set({ last_used_at: time }).where('id', '=', userId).execute();
  return token;
}

export async function endSessions(
  transaction: AccountDatabase,
  userId: number,
  { except }: { except?: number } = {},
): Promise<void> {
  let sessions = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) sessions = sessions.where('id', '!=', except);
  await sessions.execute();
}

/** The role of a person who has to set up a second step and has none; else null. */
export function roleThatNeedsFactor(session: ExpressionBuilder<AccountTables, 'users'>, rpId: string) {
  const app = session.selectFrom('authenticators').select('user_id').whereRef('user_id', '=', 'users.id');
  const passkeys = session.selectFrom('passkeys').select('passkeys.id').whereRef('user_id', '=', 'users.id');
  return session
    .selectFrom('required_factors')
    .select('required_factors.role')
    .whereRef('required_factors.role', '=', 'users.role')
    .where((row) => row.not(row.exists(app)))
    .where((row) => row.not(row.exists(passkeys.where('rp_id', '=', rpId))))
    .as('needing_role');
}

function before(now: number, length: number) {
  return new Date(now - length).toISOString();
}
