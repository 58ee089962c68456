import { type Kysely, sql } from 'kysely';

/** What every server writes within a second of its start, and every command that changes something. */
const sources = [
  { table: 'jobs', column: 'began_at' },
  { table: 'activity', column: 'at' },
];

/** Returns when a server or a command last used a database; null where that cannot be told. */
export async function readLastUsed(kysely: Kysely<object>): Promise<string | null> {
  const tables = new Set((await kysely.introspection.getTables()).map(({ name }) => name));
  const times: string[] = [];
  for (const { table, column } of sources) {
    if (!tables.has(table)) return null;
    const newest = sql<{ time: string | null }>`select max(${sql.ref(column)}) as time from ${sql.table(table)}`;
    const { rows } = await newest.execute(kysely);
    times.push(rows[0]?.time ?? '');
  }
  return times.toSorted().at(-1) || null;
}
