import type { Kysely } from 'kysely';
import { ConfigurationError, Unavailable } from '../configuration/configuration.ts';
import type { DamageNote } from './damage.ts';
import { explainFailure } from '../http/failure.ts';

/** The file in the data folder. */
export const SQLITE_FILE = 'plinth.sqlite';

/** The open database. Each folder gets its own tables with `withTables`. */
export interface Database {
  readonly dialect: Dialect;
  readonly kysely: Kysely<object>;
  /** The damage that was met since the database was opened. An SQLite database takes no more writes after that. */
  readonly damage: Pick<DamageNote, 'reason' | 'remember'>;
  /** Looks through the database file, and returns what is damaged in it, or null. */
  readonly findDamage: () => Promise<string | null>;
  /** Runs work that may take long or wait for other processes: migrations and the first content. */
  readonly withoutTimeouts: <Result>(work: (kysely: Kysely<object>) => Promise<Result>) => Promise<Result>;
  /** Runs work that reads one state of the database, however long it takes and whatever others write. */
  readonly readConsistently: <Result>(work: (kysely: Kysely<object>) => Promise<Result>) => Promise<Result>;
  /** Throws a `Gone` while the files of an SQLite database are not those that were opened. */
  readonly assertThere: () => void;
  /** Rejects while the database cannot be read and written. Writes at most once a second. */
  readonly check: () => Promise<void>;
  /** Follows a number that a statement reads. PostgreSQL notifies its channel of each change. */
  readonly follow: (statement: string, channel: string) => Promise<Followed>;
  /** Returns the connections of the pool; null on SQLite, which has none. */
  readonly connections: () => Connections | null;
  /** Defines a text function that SQLite statements can call by its name. PostgreSQL has its own. */
  readonly define: (name: string, change: (text: string) => string) => void;
  /** Removes deleted rows from the SQLite files. Returns false while a reader is in the way. Does nothing on PostgreSQL. */
  readonly scrub: () => Promise<boolean>;
  /** Closes an SQLite database without tables, and removes its file. Does nothing on PostgreSQL. */
  readonly discardIfEmpty: () => Promise<void>;
  /** Rewrites an SQLite file once: it may hold rows that were deleted before deleted rows were overwritten. */
  readonly rewriteOnce: () => Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** A number that any process may change. */
export interface Followed {
  /** The number, at most a second old if another process has changed it. Null while it cannot be read. */
  value: () => number | null;
  /** Resolves once the changes of this process show. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

/** What differs between the two databases in a migration. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** The type of a primary key that numbers itself from 1. */
  readonly id: string;
  /** Follows the type of a text that is compared byte by byte, whatever the language of the database. */
  readonly binary: string;
}

/**
 * Opens PostgreSQL when an address is given, else the SQLite file in the data folder. Throws a `ConfigurationError` when it
 * cannot be opened, and `Unavailable` while PostgreSQL is away.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  try {
    return await openConfigured(options);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const name = options.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
    const { message, code } = error as NodeJS.ErrnoException;
    const Reason = options.DATABASE_URL && explainFailure(error).status === 503 ? Unavailable : ConfigurationError;
    throw new Reason(`The database that ${name} names cannot be opened: ${message || code}.`, { cause: error });
  }
}

interface DatabaseOptions {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  /** How many processes open it on this machine. */
  WORKERS?: number;
  /** Refuses to create a missing file. */
  mustExist?: boolean;
  onError: (error: Error) => void;
}

// Only the one that is used is loaded: the start is quicker, and less stays in memory.
async function openConfigured({ DATABASE_URL, DATA_DIR, WORKERS = 1, mustExist = false, onError }: DatabaseOptions) {
  if (!DATABASE_URL) return (await import('./database.sqlite.ts')).openSqlite(DATA_DIR, { mustExist, onError });
  const { openPostgres } = await import('./database.postgres.ts');
  return openPostgres(DATABASE_URL, { workers: WORKERS, onError });
}
