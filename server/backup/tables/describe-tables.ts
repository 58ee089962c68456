import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A database, or one state of it. */
export type Source = Pick<Database, 'kysely' | 'dialect'>;

export interface Table {
  name: string;
  columns: string[];
  /** The columns of the primary key. */
  key: { name: string; type: string }[];
}

/** Rows that migrating writes, which differ between the two kinds of database, and those of running processes. */
const NOT_OF_THE_SITE = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'migration_checksums',
  'jobs',
  'instances',
  'backup_status',
  // Made anew of what is restored.
  'search_changes',
  'search_index',
  'search_state',
  // A copy would outlive the day.
  'visitor_salts',
]);

/** Returns the tables with what a backup has, each after those that it refers to. */
export async function describeTables(source: Source): Promise<Table[]> {
  const rows = (await ask(source, columnQueries)).filter(({ table }) => !NOT_OF_THE_SITE.has(table));
  const parents = await ask(source, parentQueries);
  return inOrder(
    Map.groupBy(rows, ({ table }) => table)
      .entries()
      .map(asTable)
      .toArray(),
    parents,
  );
}

/** Whether there is no table at all: a start or a restore makes them. */
export async function isEmpty(source: Source): Promise<boolean> {
  return (await ask(source, columnQueries)).length === 0;
}

function asTable([name, columns]: [string, ColumnRow[]]): Table {
  const key = columns.filter(({ key }) => key).sort((a, b) => Number(a.key) - Number(b.key));
  if (key.length === 0) throw new Error(`The table ${name} has no primary key, so it cannot be backed up.`);
  return {
    name,
    columns: columns.map(({ column }) => column),
    key: key.map(({ column, type }) => ({ name: column, type })),
  };
}

function inOrder(tables: Table[], references: ParentRow[]): Table[] {
  const ordered = new Set<Table>();
  function place(table: Table) {
    if (ordered.has(table)) return;
    const parents = references.filter(({ child, parent }) => child === table.name && parent !== child);
    for (const other of tables) if (parents.some(({ parent }) => parent === other.name)) place(other);
    ordered.add(table);
  }
  tables.forEach(place);
  return [...ordered];
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  /** The place in the primary key, if it is part of it. */
  key: number | null;
}

interface ParentRow {
  child: string;
  parent: string;
}

type Queries<Row> = Record<'sqlite' | 'postgres', RawBuilder<Row>>;

async function ask<Row>({ kysely, dialect }: Source, queries: Queries<Row>): Promise<Row[]> {
  return (await queries[dialect.name].execute(kysely)).rows;
}

/** On SQLite without the tables of search indexes, which triggers fill. */
const columnQueries: Queries<ColumnRow> = {
  sqlite: sql`select t.name as "table", c.name as "column", lower(c.type) as "type", nullif(c.pk, 0) as "key"
    from pragma_table_list as t join pragma_table_info(t.name) as c
    where t.schema = 'main' and t.type = 'table' and substr(t.name, 1, 7) <> 'sqlite_' order by t.name, c.cid`,
  postgres: sql`select r.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
      array_position(i.indkey::int2[], a.attnum) + 1 as "key"
    from pg_class as r join pg_attribute as a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index as i on i.indrelid = r.oid and i.indisprimary
    where r.relkind = 'r' and r.relnamespace = current_schema()::regnamespace order by r.relname collate "C", a.attnum`,
};

const parentQueries: Queries<ParentRow> = {
  sqlite: sql`select t.name as "child", f."table" as "parent"
    from pragma_table_list as t join pragma_foreign_key_list(t.name) as f where t.schema = 'main'`,
  postgres: sql`select c.relname as "child", p.relname as "parent" from pg_constraint as f
    join pg_class as c on c.oid = f.conrelid join pg_class as p on p.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`,
};
