import type { DigestInterval } from '../../../content/digests.ts';
import { may } from '../../../content/permissions.ts';
import type { ActivityDatabase } from '../../audit/tables.ts';
import type { AccountDatabase, AccountTables } from '../tables.ts';

/** Who wants a digest of figures, how often, and up to which period they were told. */
export function createWantedDigests(db: AccountDatabase) {
  async function read(id: number): Promise<DigestInterval | null> {
    return (await db.selectFrom('users').select('digest').where('id', '=', id).executeTakeFirst())?.digest ?? null;
  }

  /** Sends somebody digests of the periods after the one that begins on a day, or none any more. */
  async function choose(id: number, digest: DigestInterval | null, digest_from: string | null): Promise<void> {
    await db.updateTable('users').set({ digest, digest_from }).where('id', '=', id).execute();
  }

  /** Returns the people who were not told yet of the period that begins on a day. */
  async function waitingFor(interval: DigestInterval, from: string): Promise<number[]> {
    const wanting = db.selectFrom('users').select(['id', 'role']).where('digest', '=', interval);
    const people = await wanting.where('disabled_at', 'is', null).where('digest_from', '<', from).execute();
    return people.filter((person) => may(person, 'read figures')).map(({ id }) => id);
  }

  /** Notes that somebody is told of a period. Returns false if another process has done it meanwhile. */
  async function claim(transaction: ActivityDatabase, id: number, interval: DigestInterval, from: string) {
    const users = transaction.withTables<AccountTables>().updateTable('users').set({ digest_from: from });
    const waiting = users.where('id', '=', id).where('digest', '=', interval).where('digest_from', '<', from);
    return (await waiting.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  }

  /** Returns the email address of a person, disabled or not. */
  async function emailOf(id: number): Promise<string | null> {
    return (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email ?? null;
  }

  return { read, choose, waitingFor, claim, emailOf };
}
