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

/** Kysely over node:sqlite. Selects outside a transaction read committed data; all else takes turns on the writer. */
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
  readonly #turn = new Turn();

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = new Statements(writer);
    this.#reader = new Statements(reader);
  }

  async init() {}

  async acquireConnection() {
    return new Connection(this.#writer, this.#reader, this.#turn);
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
    await this.#turn.take();
    this.#reader.close();
    this.#writer.close();
  }
}

class Connection implements DatabaseConnection {
  readonly #writer: Statements;
  readonly #reader: Statements;
  readonly #turn: Turn;
  #finish: (() => void) | null = null;

  constructor(writer: Statements, reader: Statements, turn: Turn) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
  }

  async begin() {
    const until = Date.now() + BUSY_FOR_AT_MOST;
    const finish = await this.#turn.take();
    try {
      // Deferred transactions that read before they write fail as busy whatever the timeout.
      await patiently(() => this.#writer.exec('begin immediate'), until);
      this.#finish = finish;
    } catch (error) {
      finish();
      throw error;
    }
  }

  /** A commit that fails rolls back at once: the next transaction must not begin inside this one. */
  commit() {
    try {
      this.#writer.exec('commit');
      this.#endTurn();
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  rollBack() {
    try {
      // A full disk has ended the transaction already; a rollback would fail and hide why.
      if (this.#finish && this.#writer.isInTransaction) this.#writer.exec('rollback');
    } finally {
      this.#endTurn();
    }
  }

  #endTurn() {
    this.#finish?.();
    this.#finish = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#finish) return this.#runInTransaction(query);
    if (query.query.kind === 'SelectQueryNode') return this.#reader.run(query);
    const until = Date.now() + BUSY_FOR_AT_MOST;
    const finish = await this.#turn.take();
    try {
      return await patiently(() => this.#writer.run<Row>(query), until);
    } finally {
      finish();
    }
  }

  /** Once SQLite has ended the transaction by itself, what follows must not be kept on its own. */
  #runInTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (!this.#writer.isInTransaction) throw new Error('The transaction has ended.');
    return this.#writer.run(query);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('node:sqlite answers whole results: use execute().');
  }
}

/** Hands out turns in the order they were asked for; a turn ends when the function it was given with is called. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** Tries again until a time while another process holds the lock, without blocking this one. */
async function patiently<Result>(attempt: () => Result, until: number): Promise<Result> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== BUSY || Date.now() > until) throw error;
      await wait(10);
    }
  }
}
