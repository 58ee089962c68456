import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { dayAfter } from '../../content/days.ts';
import type { FigureTables } from './tables.ts';
import { type Digest, digestOf } from './visitor-hash.ts';

/**
 * The salt with which a day's visitors are hashed, the same in every process: without it nobody can tell who is in the sketch. It is
 * deleted once the day is over.
 */
export function createSalts({ kysely }: Database, onDeleted: () => Promise<void>) {
  const db = kysely.withTables<FigureTables>();
  /** For a day whose salt could not be read, for want of the database. */
  const substitute = digestOf(newSalt());
  let known = new Map<string, Digest>();

  /** Reads the salts of a day and the next, and deletes those of days before. */
  async function prepare(today: string): Promise<void> {
    const days = [today, dayAfter(today, 1)];
    if (days.every((day) => known.has(day)) && known.size === days.length) return;
    const { numDeletedRows } = await db.deleteFrom('visitor_salts').where('day', '<', today).executeTakeFirst();
    if (numDeletedRows > 0) await onDeleted();
    await db
      .insertInto('visitor_salts')
      .values(days.map((day) => ({ day, salt: newSalt() })))
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const rows = await db.selectFrom('visitor_salts').selectAll().where('day', 'in', days).execute();
    known = new Map(rows.map(({ day, salt }) => [day, digestOf(salt)]));
  }

  return { prepare, of: (day: string): Digest => known.get(day) ?? substitute };
}

function newSalt() {
  return randomBytes(32).toString('base64url');
}
