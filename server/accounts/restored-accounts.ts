import type { Database } from '../platform/database/database.ts';
import type { AccountTables } from './tables.ts';
import { nameOfProgram } from './tokens/find-program.ts';
import { isUnexpired } from './tokens/tokens.ts';

/** What a restore has ended. */
export interface EndedByRestore {
  sessions: number;
  recoveryCodes: number;
  /** The names of those whose codes these were. */
  people: string[];
  /** The names of those who have passkeys, of which some may have been removed since. */
  passkeyHolders: string[];
  /** The programs that act in somebody's name again, by what they sign with: those revoked since are among them. */
  programs: string[];
}

/**
 * Ends what a backup brings back although it may have ended since: sessions, remembered browsers, and recovery codes, because those
 * used since would work again.
 */
export async function endRestored({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<EndedByRestore> {
  const db = kysely.withTables<AccountTables>();
  return db.transaction().execute(async (transaction) => {
    const people = await transaction
      .selectFrom('users')
      .select('name')
      .where('id', 'in', transaction.selectFrom('recovery_codes').select('user_id').where('used_at', 'is', null))
      .orderBy('name')
      .execute();
    const passkeyHolders = await transaction
      .selectFrom('users')
      .select('name')
      .where('id', 'in', transaction.selectFrom('passkeys').select('user_id'))
      .orderBy('name')
      .execute();
    const programs = await transaction
      .selectFrom('api_tokens')
      .innerJoin('users', 'users.id', 'api_tokens.user_id')
      .select(['users.name', 'api_tokens.name as program'])
      .where('revoked_at', 'is', null)
      .where(isUnexpired(now))
      .orderBy('api_tokens.id')
      .execute();
    const unused = transaction.updateTable('recovery_codes').set({ used_at: now.toISOString() });
    const codes = await unused.where('used_at', 'is', null).executeTakeFirstOrThrow();
    await transaction.deleteFrom('remembered_browsers').execute();
    const sessions = await transaction.deleteFrom('sessions').executeTakeFirstOrThrow();
    return {
      sessions: Number(sessions.numDeletedRows),
      recoveryCodes: Number(codes.numUpdatedRows),
      people: people.map(({ name }) => name),
      passkeyHolders: passkeyHolders.map(({ name }) => name),
      programs: programs.map(({ name, program }) => nameOfProgram(name, program)),
    };
  });
}
