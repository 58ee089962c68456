import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { atMostOnceASecond } from './at-most-once-a-second.ts';
import { ConfigurationError } from './configuration.ts';
import type { Database, Followed } from './database.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

const LEAST_ROOM = 1024 * 1024; // bytes: below that the smallest write may pass where a message does not

/** Opens the database file in a folder, which it makes when missing: one connection that writes, one that only reads. */
export async function openSqlite(
  folder: string,
  { mustExist, onError }: { mustExist: boolean; onError: (error: Error) => void },
): Promise<Database> {
  const file = join(folder, 'plinth.sqlite');
  if (mustExist && !existsSync(file)) throw new ConfigurationError(noDatabaseIn(folder));
  await mkdir(folder, { recursive: true });
  const writer = new DatabaseSync(file, { timeout: 0 });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 250 });
  // SQLite's own lower() knows ASCII alone.
  for (const connection of [writer, reader])
    connection.function('lower', { deterministic: true }, (text) =>
      text === null ? null : String(text).toLowerCase(),
    );
  const kysely = new Kysely<object>({ dialect: new NodeSqliteDialect(writer, reader) });
  return {
    dialect: { name: 'sqlite', id: 'integer primary key autoincrement' },
    kysely,
    withoutTimeouts: (work) => work(kysely),
    check: atMostOnceASecond(async () => {
      reader.prepare('select count(*) from sqlite_schema').get();
      await checkWriting(kysely, folder);
    }),
    follow: async (statement) => follow(reader, statement, onError),
  };
}

function noDatabaseIn(folder: string) {
  return `There is no database in the folder ${folder}. Start Plinth once, or check DATA_DIR and DATABASE_URL.`;
}

/** The user version means nothing to us: setting it is the smallest write there is. */
async function checkWriting(kysely: Kysely<object>, folder: string) {
  await sql`pragma user_version = 0`.execute(kysely);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_ROOM) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
}

/**
 * Reads the number, which sees the commits of every process, once for all requests that have come in together: whoever
 * knows of a change has learned of it before that read.
 */
function follow(reader: DatabaseSync, query: string, onError: (error: Error) => void): Followed {
  const statement = reader.prepare(query);
  statement.setReturnArrays(true);
  let known: number | null | undefined;
  let isAway = false;
  const forget = () => {
    known = undefined;
  };
  function value() {
    if (known === undefined) {
      known = read();
      setImmediate(forget);
    }
    return known;
  }
  function read() {
    try {
      const row = statement.get() as unknown as [number] | undefined;
      isAway = false;
      return row?.[0] ?? null;
    } catch (error) {
      // The others of a row would say the same.
      if (!isAway) onError(error as Error);
      isAway = true;
      return null;
    }
  }
  return { value, refresh: async () => forget(), close: async () => {} };
}
