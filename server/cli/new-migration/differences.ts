import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hasSearchTriggers } from './search-triggers.ts';
import { type Column, type Table, titleIndexName } from './tables.ts';

export interface Differences {
  /** The tables that the database lacks. */
  tables: Table[];
  /** What its tables lack: of each, the columns and indexes to add. */
  additions: Table[];
  /** Sentences on what takes a migration written by hand. */
  remarks: string[];
}

/** Compares the declared tables with those of a database. */
export async function findDifferences(database: Database, declared: readonly Table[]): Promise<Differences> {
  const stored = await database.kysely.introspection.getTables();
  const names = await namesIn(database);
  const differences: Differences = { tables: [], additions: [], remarks: [] };
  for (const table of declared) {
    const columns = stored.find(({ name }) => name === table.name)?.columns;
    if (!columns) {
      differences.tables.push(table);
      continue;
    }
    const addition = additionTo(table, { columns, names });
    const { titleIndex, searched } = addition;
    if (addition.columns.length + addition.indexes.length > 0 || titleIndex || searched)
      differences.additions.push(addition);
    differences.remarks.push(...remarksOn(table, columns));
  }
  return differences;
}

interface StoredColumn {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
}

/** Returns the names of indexes and triggers. */
async function namesIn({ dialect, kysely }: Database) {
  const query =
    dialect.name === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema` // The index of titles is a virtual table.
      : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()
          union select trigger_name from information_schema.triggers where trigger_schema = current_schema()`;
  const { rows } = await query.execute(kysely);
  return new Set(rows.map(({ name }) => name));
}

function additionTo(table: Table, stored: { columns: readonly StoredColumn[]; names: ReadonlySet<string> }): Table {
  const columns = lacking(table, stored.columns).filter(canBeAdded);
  const columnNames = new Set([...stored.columns, ...columns].map(({ name }) => name));
  const indexes = table.indexes.filter(
    (index) => !stored.names.has(index.name) && index.columns.every((name) => columnNames.has(name)),
  );
  const { titleIndex } = stored.names.has(titleIndexName(table)) ? {} : table;
  const { searched } = hasSearchTriggers(table, stored.names) ? {} : table;
  return { name: table.name, columns, indexes, ...(titleIndex && { titleIndex }), ...(searched && { searched }) };
}

function lacking({ columns }: Table, stored: readonly StoredColumn[]) {
  return columns.filter(({ name }) => stored.every((column) => column.name !== name));
}

/** Existing rows need a value, and a unique column one for each. */
function canBeAdded({ nullable, unique, ...column }: Column) {
  return !unique && (nullable || (column.default ?? column.initial) !== undefined);
}

function remarksOn(table: Table, stored: readonly StoredColumn[]) {
  const declared = new Map(table.columns.map((column) => [column.name, column]));
  const remarks = [
    ...lacking(table, stored)
      .filter((column) => !canBeAdded(column))
      .map(({ name, unique }) => ({ name, remark: unique ? NOT_UNIQUE : NO_VALUE })),
    ...stored.map((column) => ({ name: column.name, remark: contradiction(column, declared.get(column.name)) })),
  ];
  return remarks.flatMap(({ name, remark }) => (remark ? `${table.name}.${name} ${remark}` : []));
}

const NO_VALUE = 'is required, and existing rows have no value for it: make it optional first.';
const NOT_UNIQUE = 'is unique, which no migration adds to a table.';

function contradiction(stored: StoredColumn, declared: Column | undefined) {
  if (!declared) return 'is no longer declared. Nothing drops it.';
  const type = nameOfType(stored.dataType.toLowerCase());
  if (declared.type !== type) return `is ${type}, but declared as ${declared.type}.`;
  if (declared.primaryKey || declared.nullable === stored.isNullable) return undefined;
  return stored.isNullable ? 'is nullable, but declared as required.' : 'is not nullable, but declared as optional.';
}

/** Returns the name by which a type is declared, given that which a database has for it. */
function nameOfType(type: string) {
  if (type.startsWith('int')) return 'integer';
  return type === 'float8' ? 'double precision' : type;
}
