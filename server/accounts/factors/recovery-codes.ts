import { keyedHash } from '../../platform/token.ts';
import type { AccountDatabase } from '../tables.ts';
import { randomCode } from './totp.ts';

const CODES = 10;
const BITS = 80; // of each code

/** Codes that stand in for a lost authenticator app, each once. Only keyed hashes are stored. */
export function createRecoveryCodes(secret: string) {
  /** Makes new codes, which replace all former ones, and returns them. */
  async function renew(transaction: AccountDatabase, user_id: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => randomCode(BITS));
    const rows = codes.map((code) => ({ user_id, code_hash: hashOf(code), used_at: null }));
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
    await transaction.insertInto('recovery_codes').values(rows).execute();
    return codes;
  }

  /** Uses up a code, and returns whether there was one. Letter case, spaces and hyphens make no difference. */
  async function use(transaction: AccountDatabase, user_id: number, typed: string, now: Date): Promise<boolean> {
    const unused = transaction.updateTable('recovery_codes').set({ used_at: now.toISOString() });
    const named = unused.where('user_id', '=', user_id).where('code_hash', '=', hashOf(typed));
    return (await named.where('used_at', 'is', null).executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  }

  const hashOf = (code: string) =>
    keyedHash(secret, `recovery code ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

  return { renew, use };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Returns how many codes somebody has left. */
export async function countRecoveryCodes(db: AccountDatabase, userId: number): Promise<number> {
  const unused = db.selectFrom('recovery_codes').where('user_id', '=', userId).where('used_at', 'is', null);
  return Number((await unused.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total);
}
