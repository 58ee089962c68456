import { sql } from 'kysely';
import { z } from 'zod';
import { createTableDigest } from '../archive/digest.ts';
import type { TableContent } from '../archive/manifest.ts';
import { damaged } from '../archive/refused.ts';
import type { Source, Table } from './describe-tables.ts';

export type Value = string | number | null;

const PAGE = 100; // rows: a long text may have a quarter of a megabyte
const PIECE = 1024 * 1024; // bytes

/** Reads the rows of a table in pages, in the order of the primary key, which is the same on both kinds of database. */
export async function* readPages(
  { kysely, dialect }: Source,
  { name, columns, key }: Table,
): AsyncGenerator<Value[][]> {
  const isBytewise = (type: string) => dialect.name === 'sqlite' || type !== 'text';
  const order = sql.join(
    key.map(({ name, type }) => (isBytewise(type) ? sql.ref(name) : sql`${sql.ref(name)} collate "C"`)),
  );
  const select = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
  let after = sql``;
  for (;;) {
    const page = sql<Record<string, Value>>`${select} ${after} order by ${order} limit ${PAGE}`;
    const { rows } = await page.execute(kysely);
    yield rows.map((row) => columns.map((column) => row[column] ?? null));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`where (${order}) > (${sql.join(key.map(({ name }) => last[name]))})`;
  }
}

/** Reads the rows of a table as lines of JSON, about a megabyte at a time. */
export async function* readLines(source: Source, table: Table): AsyncGenerator<Buffer> {
  let lines = '';
  for await (const page of readPages(source, table)) {
    for (const row of page) {
      lines += `${JSON.stringify(row)}\n`;
      if (lines.length < PIECE) continue;
      yield Buffer.from(lines);
      lines = '';
    }
  }
  if (lines) yield Buffer.from(lines);
}

const line = z.array(z.union([z.string(), z.number(), z.null()]));

export function parseLines(lines: Buffer): Value[][] {
  try {
    return lines
      .toString()
      .trimEnd()
      .split('\n')
      .map((text) => line.parse(JSON.parse(text)));
  } catch {
    throw damaged('its rows cannot be read');
  }
}

export async function digestTable(source: Source, table: Table): Promise<TableContent> {
  const digest = createTableDigest();
  for await (const lines of readLines(source, table)) digest.add(lines);
  return { name: table.name, columns: table.columns, ...digest.end() };
}

/** Inserts rows whose values are in the order of the columns. */
export async function insertRows({ kysely }: Source, { name, columns }: Table, rows: Value[][]): Promise<void> {
  const into = sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values`;
  for (let from = 0; from < rows.length; from += PAGE) {
    const tuples = rows.slice(from, from + PAGE).map((row) => sql`(${sql.join(row)})`);
    await sql`${into} ${sql.join(tuples)}`.execute(kysely);
  }
}
