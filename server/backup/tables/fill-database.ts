import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { migrateWithin } from '../../platform/database/migrate.ts';
import type { DatabaseContent, TableContent } from '../archive/manifest.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { describeTables, isEmpty, type Source, type Table } from './describe-tables.ts';
import { digestTable, insertRows, type Value } from './rows.ts';
import { writeSequences } from './sequences.ts';

export type Insert = (table: string, rows: Value[][]) => Promise<void>;

/**
 * Fills an empty database with this content, whose rows `fill` inserts, and migrates it, in one transaction. Writes nothing
 * unless each table equals its description.
 */
export async function fillDatabase(
  database: Database,
  content: DatabaseContent,
  fill: (insert: Insert) => Promise<void>,
): Promise<void> {
  await database.withoutTimeouts((kysely) =>
    kysely.transaction().execute(async (transaction) => {
      const target: Source = { kysely: transaction, dialect: database.dialect };
      if (!(await isEmpty(target))) throw new ArchiveRefused('The database is not empty. Name an empty one.');
      await migrateWithin(transaction, database.dialect, content.migrations.at(-1));
      const tables = await openTables(target, content.tables);
      await fill(async (name, rows) => {
        const table = tables.get(name);
        if (!table) throw new ArchiveRefused(`This version of Plinth has no table ${name}.`);
        await explaining(name, () => insertRows(target, table, rows));
      });
      for (const described of content.tables) await compare(target, tables.get(described.name), described);
      await writeSequences(target, content.sequences);
      // What anybody keeps of the content as it was is out of date.
      await sql`update content_version set version = version + 1`.execute(transaction);
      await migrateWithin(transaction, database.dialect);
    }),
  );
}

/** Returns the tables with their columns in the order of the description, without the rows that migrations inserted. */
async function openTables(target: Source, described: TableContent[]): Promise<Map<string, Table>> {
  const tables = await describeTables(target);
  const columns = new Map(described.map(({ name, columns }) => [name, columns]));
  for (const table of tables.toReversed()) {
    if (!isDeepStrictEqual(table.columns.toSorted(), columns.get(table.name)?.toSorted())) {
      throw new ArchiveRefused(`The table ${table.name} differs from that of this version of Plinth.`);
    }
    await sql`delete from ${sql.table(table.name)}`.execute(target.kysely);
  }
  return new Map(tables.map((table) => [table.name, { ...table, columns: columns.get(table.name) ?? [] }]));
}

/** PostgreSQL takes no NUL in a text, for example. */
async function explaining(table: string, insert: () => Promise<void>) {
  try {
    await insert();
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '');
    throw new ArchiveRefused(`The table ${table} cannot be written to this database: ${reason}.`);
  }
}

async function compare(target: Source, table: Table | undefined, described: TableContent) {
  const written = table && (await digestTable(target, table));
  if (isDeepStrictEqual(written, described)) return;
  throw new ArchiveRefused(`The table ${described.name} cannot be written to this database unchanged.`);
}
