import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Statements } from './sqlite-statements.ts';

const BUSY = 5;
const BUSY_FOR_AT_MOST = 5_000; // ms

/** Kysely over node:sqlite. Selects outside a transaction read committed data; all else waits for the one writer. */
export class NodeSqliteDialect implements Dialect {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = writer;
    this.#reader = reader;
  }

  createAdapter() {
    return new Adapter();
  }

  createDriver() {
    return new NodeSqliteDriver(this.#writer, this.#reader);
  }

  createIntrospector(kysely: Kysely<never>): DatabaseIntrospector {
    return new SqliteIntrospector(kysely);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  override get supportsMultipleConnections() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #writer: Statements;
  readonly #reader: Statements;
  readonly #mutex = new Mutex();

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = new Statements(writer);
    this.#reader = new Statements(reader);
  }

  async init() {}

  async acquireConnection() {
    return new Connection(this.#writer, this.#reader, this.#mutex);
  }

  async beginTransaction(connection: Connection) {
    await connection.begin();
  }

  async commitTransaction(connection: Connection) {
    connection.commit();
  }

  async rollbackTransaction(connection: Connection) {
    connection.rollBack();
  }

  async releaseConnection() {}

  async destroy() {
    await this.#mutex.lock();
    this.#reader.close();
    this.#writer.close();
  }
}

class Connection implements DatabaseConnection {
  readonly #writer: Statements;
  readonly #reader: Statements;
  readonly #mutex: Mutex;
  #unlock: (() => void) | null = null;

  constructor(writer: Statements, reader: Statements, mutex: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#mutex = mutex;
  }

  async begin() {
    const until = Date.now() + BUSY_FOR_AT_MOST;
    const unlock = await this.#mutex.lock();
    try {
      // Deferred transactions that read before they write fail as busy whatever the timeout.
      await retryWhileBusy(() => this.#writer.exec('begin immediate'), until);
      this.#unlock = unlock;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** A commit that fails rolls back at once: the next transaction must not begin inside this one. */
  commit() {
    try {
      this.#writer.exec('commit');
      this.#endTransaction();
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  rollBack() {
    try {
      // A full disk has ended the transaction already; a rollback would fail and hide why.
      if (this.#unlock && this.#writer.isInTransaction) this.#writer.exec('rollback');
    } finally {
      this.#endTransaction();
    }
  }

  #endTransaction() {
    this.#unlock?.();
    this.#unlock = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#unlock) return this.#runInTransaction(query);
    if (query.query.kind === 'SelectQueryNode') return this.#reader.run(query);
    const until = Date.now() + BUSY_FOR_AT_MOST;
    const unlock = await this.#mutex.lock();
    try {
      return await retryWhileBusy(() => this.#writer.run<Row>(query), until);
    } finally {
      unlock();
    }
  }

  /** If SQLite has ended the transaction by itself, later statements must not be committed alone. */
  #runInTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (!this.#writer.isInTransaction) throw new Error('The transaction has ended.');
    return this.#writer.run(query);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('node:sqlite returns whole results: use execute().');
  }
}

/** A fair mutex: `lock` resolves to the function that unlocks it. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  async lock(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** Retries until `until` while another process holds the lock, without blocking this one. */
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
