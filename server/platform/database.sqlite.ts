import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Opens the database file in a folder, which it makes when missing: one connection that writes, one that only reads. */
export async function openSqlite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'plinth.sqlite');
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
    follow: async (sql) => {
      // Asked anew each time: a read in this process takes 2 µs, and sees the commits of all.
      const statement = reader.prepare(sql);
      statement.setReturnArrays(true);
      return {
        value: () => (statement.get() as unknown as [number] | undefined)?.[0] ?? null,
        refresh: async () => {},
        close: async () => {},
      };
    },
  };
}
