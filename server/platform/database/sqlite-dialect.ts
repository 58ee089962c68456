import type { DatabaseSync, StatementSync } from 'node:sqlite';
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

const BUSY = 5;
const BUSY_TIMEOUT = 5_000; // ms

export interface Guard {
  /** Throws where a commit would be lost. Called before and after each. */
  assertSound: () => void;
  /** Gets the error of each statement that fails. */
  noteFailure: (error: unknown) => void;
}

const NO_GUARD: Guard = { assertSound: () => {}, noteFailure: () => {} };

/** Kysely over node:sqlite. Selects outside a transaction read committed data; all else uses the writer, one at a time. */
export class NodeSqliteDialect implements Dialect {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #guard: Guard;

  constructor(writer: DatabaseSync, reader: DatabaseSync, guard: Guard = NO_GUARD) {
    this.#writer = writer;
    this.#reader = reader;
    this.#guard = guard;
  }

  createAdapter() {
    return new Adapter();
  }

  createDriver() {
    return new NodeSqliteDriver(this.#writer, this.#reader, this.#guard);
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
  readonly #assertSound: () => void;
  readonly #writeLock = new Mutex();

  constructor(writer: DatabaseSync, reader: DatabaseSync, { noteFailure, assertSound }: Guard) {
    this.#writer = new Statements(writer, noteFailure);
    this.#reader = new Statements(reader, noteFailure);
    this.#assertSound = assertSound;
  }

  async init() {}

  async acquireConnection() {
    return new Connection(this.#writer, this.#reader, this.#assertSound, this.#writeLock);
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
    await this.#writeLock.acquire();
    this.#reader.close();
    this.#writer.close();
  }
}

class Connection implements DatabaseConnection {
  readonly #writer: Statements;
  readonly #reader: Statements;
  readonly #assertSound: () => void;
  readonly #writeLock: Mutex;
  #release: (() => void) | null = null;

  constructor(writer: Statements, reader: Statements, assertSound: () => void, writeLock: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#assertSound = assertSound;
    this.#writeLock = writeLock;
  }

  async begin() {
    const until = Date.now() + BUSY_TIMEOUT;
    const release = await this.#writeLock.acquire();
    try {
      this.#assertSound();
      // Deferred transactions that read before they write fail as busy whatever the timeout.
      await retryWhileBusy(() => this.#writer.exec('begin immediate'), until);
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A commit that fails rolls back at once: the next transaction must not begin inside this one. */
  commit() {
    try {
      this.#writer.exec('commit');
      this.#unlock();
    } catch (error) {
      this.rollBack();
      throw error;
    }
    this.#assertSound();
  }

  rollBack() {
    try {
      // A full disk has ended the transaction already; a rollback would fail and hide why.
      if (this.#release && this.#writer.isInTransaction) this.#writer.exec('rollback');
    } finally {
      this.#unlock();
    }
  }

  #unlock() {
    this.#release?.();
    this.#release = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release) return this.#runInTransaction(query);
    if (query.query.kind === 'SelectQueryNode') return this.#reader.run(query);
    const until = Date.now() + BUSY_TIMEOUT;
    const release = await this.#writeLock.acquire();
    try {
      this.#assertSound();
      const result = await retryWhileBusy(() => this.#writer.run<Row>(query), until);
      this.#assertSound();
      return result;
    } finally {
      release();
    }
  }

  /** Once SQLite has ended the transaction by itself, what follows must not be kept on its own. */
  #runInTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (!this.#writer.isInTransaction) throw new Error('The transaction has ended.');
    return this.#writer.run(query);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('node:sqlite returns whole results: use execute().');
  }
}

/** A lock that is acquired in the order of the calls, and released by the function that each gets. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
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

const MAX_STATEMENTS = 300;

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
}

/** The statements of one connection, each prepared once. */
class Statements {
  readonly #database: DatabaseSync;
  readonly #noteFailure: (error: unknown) => void;
  readonly #cache = new Map<string, Prepared>();

  constructor(database: DatabaseSync, noteFailure: (error: unknown) => void) {
    this.#database = database;
    this.#noteFailure = noteFailure;
  }

  get isInTransaction() {
    return this.#database.isTransaction;
  }

  exec(sql: string) {
    this.#noting(() => this.#database.exec(sql));
  }

  close() {
    this.#database.close();
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#noting(() => this.#run<Row>(query));
  }

  #noting<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#noteFailure(error);
      throw error;
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepared(sql);
    const values = parameters as (string | number | null)[];
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepared(sql: string): Prepared {
    const cached = this.#cache.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    if (this.#cache.size >= MAX_STATEMENTS) this.#cache.delete(this.#cache.keys().next().value as string);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#cache.set(sql, prepared);
    return prepared;
  }
}
