import { existsSync } from 'node:fs';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { atMostEvery } from '../limits/at-most-every.ts';
import { ConfigurationError } from '../configuration/configuration.ts';
import { createDamageNote } from './damage.ts';
import { type Database, type Followed, SQLITE_FILE } from './database.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { watchFiles } from './sqlite-files.ts';

const CHECK_EVERY = 1_000; // ms
const LEAST_ROOM = 1024 * 1024; // bytes: below that the smallest write may pass where a message does not

/**
 * Opens the database file in a folder, both made when missing and for this user alone: one connection that writes, one
 * that only reads.
 */
export async function openSqlite(
  folder: string,
  { mustExist, onError }: { mustExist: boolean; onError: (error: Error) => void },
): Promise<Database> {
  const file = join(folder, SQLITE_FILE);
  if (mustExist && !existsSync(file)) throw new ConfigurationError(noDatabaseIn(folder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makeFile(file);
  const writer = new DatabaseSync(file, { timeout: 0 });
  // Deleted data is overwritten: somebody may have asked for its erasure.
  writer.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  );
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 250 });
  const define: Database['define'] = (name, change) => {
    for (const connection of [writer, reader])
      connection.function(name, { deterministic: true }, (text) => (text === null ? null : change(String(text))));
  };
  // SQLite's own handles ASCII only.
  define('lower', (text) => text.toLowerCase());
  const { assertThere } = watchFiles(file, { writer, reader });
  const damage = createDamageNote();
  const assertSound = () => {
    assertThere();
    damage.assertNone();
  };
  const guard = { assertSound, noteFailure: damage.note };
  const kysely = new Kysely<object>({ dialect: nodeSqliteDialect(writer, reader, guard) });
  const checkWritten = atMostEvery(CHECK_EVERY, async () => {
    await sql`select count(*) from sqlite_schema`.execute(kysely);
    await checkWriting(kysely, folder);
  });
  return {
    dialect: { name: 'sqlite', id: 'integer primary key autoincrement', binary: '' },
    kysely,
    withoutTimeouts: (work) => work(kysely),
    readConsistently: (work) => readConsistently(file, work),
    assertThere,
    check: async () => {
      assertSound();
      await checkWritten();
    },
    damage,
    findDamage: async () => findDamage(reader),
    follow: async (statement) =>
      follow(reader, statement, (error) => {
        damage.note(error);
        onError(error);
      }),
    connections: () => null,
    define,
    scrub: () => truncateLog(kysely),
    discardIfEmpty: () => discardIfEmpty(kysely, file),
    rewriteOnce: () => rewriteOnce(kysely),
  };
}

/** Creates the file, whose mode SQLite gives to those beside it. Never opens an existing one: closing it would drop its locks. */
async function makeFile(path: string) {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function discardIfEmpty(kysely: Kysely<object>, file: string) {
  if ((await kysely.introspection.getTables()).length > 0) return;
  await kysely.destroy();
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
}

/** On a connection of its own: through the others, a transaction would keep all writes waiting. */
async function readConsistently<Result>(file: string, work: (kysely: Kysely<object>) => Promise<Result>) {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    // The state is that of the first read.
    connection.exec('begin; select count(*) from sqlite_schema');
    return await work(new Kysely<object>({ dialect: nodeSqliteDialect(connection, connection) }));
  } finally {
    connection.close();
  }
}

function findDamage(reader: DatabaseSync): string | null {
  try {
    const { quick_check } = reader.prepare('pragma quick_check(1)').get() as { quick_check: string };
    return quick_check === 'ok' ? null : quick_check;
  } catch (error) {
    return (error as Error).message;
  }
}

// The application id of files in which all deleted data is overwritten.
const OVERWRITTEN = 0x506c696e;

async function rewriteOnce(kysely: Kysely<object>): Promise<void> {
  const { rows } = await sql<{ application_id: number }>`pragma application_id`.execute(kysely);
  if (rows[0]?.application_id === OVERWRITTEN) return;
  await sql`vacuum`.execute(kysely);
  await sql.raw(`pragma application_id = ${OVERWRITTEN}`).execute(kysely);
  await truncateLog(kysely);
}

/** Empties the write-ahead log, which holds earlier states of the pages. */
async function truncateLog(kysely: Kysely<object>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
  return rows[0]?.busy === 0;
}

function noDatabaseIn(folder: string) {
  return `There is no database in the folder ${folder}. Start Plinth once, or check DATA_DIR and DATABASE_URL.`;
}

/** Sets the user version, which we do not use: the smallest possible write. */
async function checkWriting(kysely: Kysely<object>, folder: string) {
  await sql`pragma user_version = 0`.execute(kysely);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_ROOM) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
}

/**
 * Reads the number, commits of other processes included, once for all requests that arrive together: a client that knows
 * of a change has learned of it before that read.
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
      // Reported once per series.
      if (!isAway) onError(error as Error);
      isAway = true;
      return null;
    }
  }
  return { value, refresh: async () => forget(), close: async () => {} };
}
