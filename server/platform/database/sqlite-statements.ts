import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const KEPT_STATEMENTS = 300;

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
}

/** The statements of one connection, each prepared once. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #kept = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isInTransaction() {
    return this.#database.isTransaction;
  }

  exec(sql: string) {
    this.#database.exec(sql);
  }

  close() {
    this.#database.close();
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, givesRows } = this.#prepared(sql);
    const values = parameters as (string | number | null)[];
    if (givesRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepared(sql: string): Prepared {
    const kept = this.#kept.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    if (this.#kept.size >= KEPT_STATEMENTS) this.#kept.delete(this.#kept.keys().next().value as string);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    this.#kept.set(sql, prepared);
    return prepared;
  }
}
