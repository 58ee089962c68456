import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, Followed } from './database.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens the database file in a folder, both made when missing and for this user alone: one connection that writes, one
 * that only reads.
 */
export async function openSqlite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'plinth.sqlite');
  await makeFile(file);
  const writer = new DatabaseSync(file, { timeout: 0 });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 250 });
  // SQLite's own lower() knows ASCII alone.
  for (const connection of [writer, reader])
    connection.function('lower', { deterministic: true }, (text) =>
      text === null ? null : String(text).toLowerCase(),
    );
  return {
    dialect: { name: 'sqlite', id: 'integer primary key autoincrement' },
    kysely: new Kysely({ dialect: new NodeSqliteDialect(writer, reader) }),
    findDamage: async () => findDamage(reader),
    follow: async (statement) => follow(reader, statement),
  };
}

/** What SQLite lays beside the file has the same mode. One that is there is never opened: closing it would lose its locks. */
async function makeFile(path: string) {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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

/**
 * Reads the number, which sees the commits of every process, once for all requests that have come in together: whoever
 * knows of a change has learned of it before that read.
 */
function follow(reader: DatabaseSync, sql: string): Followed {
  const statement = reader.prepare(sql);
  statement.setReturnArrays(true);
  let known: number | null | undefined;
  const forget = () => {
    known = undefined;
  };
  function value() {
    if (known === undefined) {
      known = (statement.get() as unknown as [number] | undefined)?.[0] ?? null;
      setImmediate(forget);
    }
    return known;
  }
  return { value, refresh: async () => forget(), close: async () => {} };
}
