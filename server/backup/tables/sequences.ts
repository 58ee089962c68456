import { sql } from 'kysely';
import type { Source } from './describe-tables.ts';

export type Sequences = Record<string, number>;

/** Returns the last number that each table gave to a row, deleted rows included. */
export async function readSequences({ kysely, dialect }: Source): Promise<Sequences> {
  const { rows } = await queries[dialect.name].execute(kysely);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

export async function writeSequences({ kysely, dialect }: Source, sequences: Sequences): Promise<void> {
  for (const [table, last] of Object.entries(sequences)) {
    if (dialect.name === 'postgres') {
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last})`.execute(kysely);
    } else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(kysely);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(kysely);
    }
  }
}

/** PostgreSQL returns a bigint as text. */
const queries = {
  sqlite: sql<{ name: string; last: number | string }>`select name, seq as last from sqlite_sequence where seq > 0`,
  postgres: sql<{ name: string; last: number | string }>`select c.table_name as name, s.last_value as last
    from information_schema.columns as c join pg_sequences as s on format('%I.%I', s.schemaname, s.sequencename)
      = pg_get_serial_sequence(format('%I.%I', c.table_schema, c.table_name), c.column_name)
    where c.is_identity = 'YES' and c.table_schema = current_schema() and s.last_value > 0`,
};
