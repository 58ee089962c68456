import type { Kysely } from 'kysely';
import { openPostgres } from './database.postgres.ts';
import { openSqlite } from './database.sqlite.ts';

/** The open database. Each room asks for its own tables with `withTables`. */
export interface Database {
  readonly dialect: Dialect;
  readonly kysely: Kysely<object>;
}

/** What the two databases spell differently in a migration. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** The type of a primary key that numbers itself from 1. */
  readonly id: string;
}

/** Opens PostgreSQL when an address is given, else the SQLite file in the data folder. Throws when neither can be reached. */
export async function openDatabase(where: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  onError: (error: Error) => void;
}): Promise<Database> {
  return where.DATABASE_URL ? openPostgres(where.DATABASE_URL, where.onError) : openSqlite(where.DATA_DIR);
}
