import type { AccountsDependencies } from '../dependencies.ts';
import { roleThatNeedsFactor, type SignedIn } from '../sign-in/sessions.ts';
import { hashToken } from '../../platform/token.ts';
import { isUnexpired } from './tokens.ts';

const USE_RECORDED_EVERY = 60 * 1000; // ms

/** A program that makes a request in somebody's name. */
export interface ByProgram extends Omit<SignedIn, 'sessionId'> {
  sessionId: null;
}

/** Creates what finds whose program sends a token; null when that does not work any more or its person is disabled. */
export function createProgramFinder({ db, clock, relyingParty, runInBackground }: AccountsDependencies) {
  const beingRecorded = new Set<number>();

  async function find(token: string, address: string): Promise<ByProgram | null> {
    const now = clock();
    const row = await db
      .selectFrom('api_tokens')
      .innerJoin('users', 'users.id', 'api_tokens.user_id')
      .select(['users.id', 'users.name', 'users.email', 'users.role'])
      .select(['api_tokens.id as token_id', 'api_tokens.name as program', 'access', 'reads_leads'])
      .select('api_tokens.last_used_at')
      .select((token) => roleThatNeedsFactor(token, relyingParty.id))
      .where('token_hash', '=', hashToken(token))
      .where('revoked_at', 'is', null)
      .where(isUnexpired(now))
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { id, email, role, token_id, access, last_used_at, needing_role } = row;
    if (last_used_at === null || last_used_at < new Date(now.getTime() - USE_RECORDED_EVERY).toISOString())
      recordUse(token_id, { last_used_at: now.toISOString(), last_address: address });
    const program = { id: token_id, access, readsLeads: row.reads_leads === 1 };
    const user = { id, email, role, name: nameOfProgram(row.name, row.program), program };
    return { sessionId: null, user, isConfirmed: false, needsFactor: needing_role !== null };
  }

  /** Best effort: a database that cannot be written must neither fail nor delay a request that only reads. */
  function recordUse(id: number, used: { last_used_at: string; last_address: string }) {
    if (beingRecorded.has(id)) return;
    beingRecorded.add(id);
    const work = async () => {
      try {
        await db.updateTable('api_tokens').set(used).where('id', '=', id).execute();
      } finally {
        beingRecorded.delete(id);
      }
    };
    runInBackground(work, 'The use of a token could not be recorded.');
  }

  return find;
}

/** Returns with what a program signs, such as “Sana (Claude)”. */
export function nameOfProgram(person: string, program: string): string {
  return `${person} (${program})`;
}
