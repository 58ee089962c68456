import type { ExpressionBuilder, Selectable } from 'kysely';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { limits } from '../../platform/limits/limits.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  type Missing,
  missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { changeAccounts } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import type { AccountDatabase, AccountTables } from '../tables.ts';
import { tokenInput } from './token-input.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const HINT = 4; // characters
const KEPT_FOR = 30 * DAY; // once it is over

/** Begins every token, so that programs that look for leaked ones recognize it. */
export const PREFIX = 'plinth_';

/** A token as people see it. */
export type ListedToken = Awaited<ReturnType<ReturnType<typeof createTokens>['list']>>[number];

/** The tokens with which programs act in somebody's name. Only their hashes are stored. */
export function createTokens({ db, clock, noteChange }: AccountsDependencies) {
  /** Returns the tokens of a person that are not revoked, newest first, those that have expired lately among them. */
  async function list(userId: number) {
    const tokens = await unrevoked(db).selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
    return tokens.map(asListed);
  }

  /** Returns those of anybody; null where there is no such person. */
  async function listOf(userId: number) {
    const person = db.selectFrom('users').select('id').where('id', '=', userId);
    return (await person.executeTakeFirst()) ? list(userId) : null;
  }

  /** Creates a token, which nobody can be shown again; a conflict where somebody has too many. */
  async function create(input: unknown, { id: user_id, name: userName }: SignedInUser) {
    const checked = tokenInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { days, reads_leads, ...chosen } = checked.data;
    return changeAccounts(db, async (transaction) => {
      const now = clock();
      const present = await countWorking(transaction, user_id, now);
      if (present >= limits.programs.tokensPerPerson) return conflicting(TOO_MANY);
      const token = PREFIX + newToken();
      const row = await transaction
        .insertInto('api_tokens')
        .values({
          ...chosen,
          user_id,
          token_hash: hashToken(token),
          hint: token.slice(-HINT),
          reads_leads: Number(reads_leads),
          created_at: now.toISOString(),
          expires_at: days === null ? null : new Date(now.getTime() + days * DAY).toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const about = { subject: 'token', recordId: row.id, title: row.name };
      await noteChange(transaction, 'created a token', { id: user_id, name: userName }, { now, about });
      return done({ ...asListed(row), token });
    });
  }

  /** Revokes a token of somebody's own, or of anybody if they manage people; another one counts as missing. */
  function revoke(id: number, by: SignedInUser): Promise<Outcome<true> | Missing | Conflict> {
    return changeAccounts(db, async (transaction) => {
      const token = await unrevoked(transaction)
        .innerJoin('users', 'users.id', 'api_tokens.user_id')
        .select(['api_tokens.name', 'user_id', 'users.name as user_name'])
        .where('api_tokens.id', '=', id)
        .executeTakeFirst();
      if (!token || !may(by, 'have tokens', { created_by: token.user_id })) return missing;
      const now = clock();
      const revoked = transaction.updateTable('api_tokens').set({ revoked_at: now.toISOString() });
      await revoked.where('id', '=', id).execute();
      const person = { id: token.user_id, name: token.user_name };
      const about = { subject: 'token', recordId: id, title: token.name };
      await noteChange(transaction, 'revoked a token', person, { by, now, about });
      return done(true);
    });
  }

  /** Deletes the tokens that have been over for a month. Returns how many. */
  async function purgeOver(): Promise<number> {
    const before = new Date(clock().getTime() - KEPT_FOR).toISOString();
    const over = db
      .deleteFrom('api_tokens')
      .where((token) => token.or([token('expires_at', '<=', before), token('revoked_at', '<=', before)]));
    return Number((await over.executeTakeFirstOrThrow()).numDeletedRows);
  }

  return { list, listOf, create, revoke, purgeOver };
}

const TOO_MANY = `You have ${limits.programs.tokensPerPerson} tokens already. Revoke one first.`;

/** Selects whose tokens are not revoked. */
export function holdersOfTokens(db: AccountDatabase) {
  return unrevoked(db).select('user_id as holder_id').distinct().as('holders');
}

/** Counts the tokens with which programs can act in somebody's name. */
export async function countWorking(db: AccountDatabase, userId: number, now: Date): Promise<number> {
  const working = unrevoked(db).where('user_id', '=', userId).where(isUnexpired(now));
  return Number((await working.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total);
}

/** Narrows tokens to those that have not expired. */
export function isUnexpired(now: Date) {
  return (token: ExpressionBuilder<AccountTables, 'api_tokens'>) =>
    token.or([token('expires_at', 'is', null), token('expires_at', '>', now.toISOString())]);
}

function unrevoked(db: AccountDatabase) {
  return db.selectFrom('api_tokens').where('revoked_at', 'is', null);
}

function asListed(row: Selectable<AccountTables['api_tokens']>) {
  const { id, name, hint, access, reads_leads, created_at, expires_at, last_used_at, last_address } = row;
  return { id, name, hint, access, reads_leads: reads_leads === 1, created_at, expires_at, last_used_at, last_address };
}
