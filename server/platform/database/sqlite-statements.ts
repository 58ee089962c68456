import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const MAX_STATEMENTS = 300;

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
}

/** The statements of one connection, each prepared once. */
export class Statements {
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
