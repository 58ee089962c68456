import { isDeepStrictEqual } from 'node:util';
import type { DatabaseContent } from './archive/manifest.ts';
import { ArchiveRefused } from './archive/refused.ts';
import { describeTables, type Source } from './tables/describe-tables.ts';
import { fillDatabase } from './tables/fill-database.ts';
import { digestTable, readPages } from './tables/rows.ts';
import { readSequences } from './tables/sequences.ts';
import type { Database } from '../platform/database/database.ts';
import { executedMigrations } from '../platform/database/migrate.ts';

/** Copies everything to an empty database. Writes nothing if the first one changes meanwhile. */
export async function move(from: Database, to: Database): Promise<DatabaseContent> {
  return inOneState(from, async (source) => {
    const content = await readContent(source);
    await fillDatabase(to, content, async (insert) => {
      for (const table of await describeTables(source)) {
        for await (const rows of readPages(source, table)) await insert(table.name, rows);
      }
      const now = await inOneState(from, readContent);
      if (!isDeepStrictEqual(now, content)) throw new ArchiveRefused(CHANGED);
    });
    return content;
  });
}

function inOneState<Result>(database: Database, work: (source: Source) => Promise<Result>) {
  return database.readConsistently((kysely) => work({ kysely, dialect: database.dialect }));
}

const CHANGED = 'The site was changed while it was being moved. Stop Plinth and try again.';

/** Describes everything that a database holds. */
async function readContent(source: Source): Promise<DatabaseContent> {
  const tables = [];
  for (const table of await describeTables(source)) tables.push(await digestTable(source, table));
  return { migrations: await executedMigrations(source.kysely), tables, sequences: await readSequences(source) };
}
