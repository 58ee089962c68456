import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';

const BUSY = 5;
const BUSY_TIMEOUT = 5_000; // ms
const MAX_STATEMENTS = 300;

export interface Guard {
  /** Throws where a commit would be lost. Called before and after each. */
  assertSound: () => void;
  /** Gets the error of each statement that fails. */
  noteFailure: (error: unknown) => void;
}

const NO_GUARD: Guard = { assertSound: () => {}, noteFailure: () => {} };

/** Kysely over node:sqlite. Selects outside a transaction read committed data; all else uses the writer, one at a time. */
export function nodeSqliteDialect(writer: DatabaseSync, reader: DatabaseSync, guard = NO_GUARD): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => createDriver(writer, reader, guard),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  override get supportsMultipleConnections() {
    return true;
  }
}

type Connection = ReturnType<typeof createConnection>;

function createDriver(writer: DatabaseSync, reader: DatabaseSync, guard: Guard): Driver {
  const writing = createStatements(writer, guard);
  const reading = createStatements(reader, guard);
  const lock = createLock();
  return {
    init: async () => {},
    acquireConnection: async () => createConnection(writing, reading, guard, lock),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: async (connection) => (connection as Connection).commit(),
    rollbackTransaction: async (connection) => (connection as Connection).rollBack(),
    releaseConnection: async () => {},
    destroy: async () => {
      await lock();
      reader.close();
      writer.close();
    },
  };
}

function createConnection(writing: Statements, reading: Statements, { assertSound }: Guard, lock: Lock) {
  /** Held during a transaction. */
  let release: (() => void) | null = null;

  async function begin() {
    const until = Date.now() + BUSY_TIMEOUT;
    const releaseLock = await lock();
    try {
      assertSound();
      // Deferred transactions that read before they write fail as busy whatever the timeout.
      await retryWhileBusy(() => writing.exec('begin immediate'), until);
      release = releaseLock;
    } catch (error) {
      releaseLock();
      throw error;
    }
  }

  /** A commit that fails rolls back at once: the next transaction must not begin inside this one. */
  function commit() {
    try {
      writing.exec('commit');
      unlock();
    } catch (error) {
      rollBack();
      throw error;
    }
    assertSound();
  }

  function rollBack() {
    try {
      // A full disk has ended the transaction already; a rollback would fail and hide why.
      if (release && writing.isInTransaction()) writing.exec('rollback');
    } finally {
      unlock();
    }
  }

  function unlock() {
    release?.();
    release = null;
  }

  async function executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (release) return runInTransaction(query);
    if (query.query.kind === 'SelectQueryNode') return reading.run(query);
    const until = Date.now() + BUSY_TIMEOUT;
    const releaseLock = await lock();
    try {
      assertSound();
      const result = await retryWhileBusy(() => writing.run<Row>(query), until);
      assertSound();
      return result;
    } finally {
      releaseLock();
    }
  }

  /** Once SQLite has ended the transaction by itself, what follows must not be kept on its own. */
  function runInTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (!writing.isInTransaction()) throw new Error('The transaction has ended.');
    return writing.run(query);
  }

  function streamQuery(): never {
    throw new Error('node:sqlite returns whole results: use execute().');
  }

  return { begin, commit, rollBack, executeQuery, streamQuery };
}

type Lock = ReturnType<typeof createLock>;

/** Returns a lock that is acquired in the order of the calls, and released by the function that each gets. */
function createLock() {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  };
}

/** Retries while another process holds the lock, at most until a time, without blocking this process. */
async function retryWhileBusy<Result>(attempt: () => Result, until: number): Promise<Result> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== BUSY || Date.now() > until) throw error;
      await wait(10);
    }
  }
}

type Statements = ReturnType<typeof createStatements>;

/** The statements of one connection, each prepared once. */
function createStatements(database: DatabaseSync, { noteFailure }: Guard) {
  const prepared = new LRUCache<string, { statement: StatementSync; returnsRows: boolean }>({
    max: MAX_STATEMENTS,
    memoMethod: (sql) => {
      const statement = database.prepare(sql);
      return { statement, returnsRows: statement.columns().length > 0 };
    },
  });

  function noting<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  }

  function runNow<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = prepared.memo(sql);
    const values = parameters as (string | number | null)[];
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  return {
    isInTransaction: () => database.isTransaction,
    exec: (sql: string) => noting(() => database.exec(sql)),
    run: <Row>(query: CompiledQuery) => noting(() => runNow<Row>(query)),
  };
}
