import type { Kysely } from 'kysely';
import type { Column, Table } from './tables.ts';

export interface Differences {
  /** The tables that the database lacks. */
  tables: Table[];
  /** The columns that its tables lack, each table with the indexes that need them. */
  columns: Pick<Table, 'name' | 'columns' | 'indexes'>[];
  /** Sentences on what takes a migration written by hand. */
  remarks: string[];
}

/** Compares the declared tables with those of a database. */
export async function findDifferences(kysely: Kysely<object>, declared: readonly Table[]): Promise<Differences> {
  const present = await kysely.introspection.getTables();
  const pairs = declared.map((table) => ({ table, stored: present.find(({ name }) => name === table.name)?.columns }));
  return {
    tables: pairs.filter(({ stored }) => !stored).map(({ table }) => table),
    columns: pairs
      .map(({ table, stored }) => (stored ? lackingIn(table, stored) : { ...table, columns: [] }))
      .filter(({ columns }) => columns.length > 0),
    remarks: pairs.flatMap(({ table, stored }) => (stored ? remarksOn(table, stored) : [])),
  };
}

interface StoredColumn {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
}

function lackingIn(table: Table, stored: readonly StoredColumn[]) {
  const columns = lacking(table, stored).filter(canBeAdded);
  const names = new Set(columns.map(({ name }) => name));
  return { ...table, columns, indexes: table.indexes.filter((index) => index.columns.some((name) => names.has(name))) };
}

function lacking({ columns }: Table, stored: readonly StoredColumn[]) {
  return columns.filter(({ name }) => stored.every((column) => column.name !== name));
}

/** Rows that are there already need a value. */
function canBeAdded({ nullable, unique, ...column }: Column) {
  return nullable || (!unique && (column.default ?? column.initial) !== undefined);
}

function remarksOn(table: Table, stored: readonly StoredColumn[]) {
  const about = (column: string, remark: string) => `${table.name}.${column} ${remark}`;
  return [
    ...lacking(table, stored)
      .filter((column) => !canBeAdded(column))
      .map(({ name }) => about(name, 'is required, and existing rows have no value for it: make it optional first.')),
    ...stored.flatMap((column) => {
      const declared = table.columns.find(({ name }) => name === column.name);
      if (!declared) return about(column.name, 'is no longer declared. Nothing drops it.');
      if (declared.type !== typeOf(column))
        return about(column.name, `is ${typeOf(column)}, but declared ${declared.type}.`);
      if (declared.primaryKey || declared.nullable === column.isNullable) return [];
      return about(
        column.name,
        column.isNullable
          ? 'may be empty, but is declared as required.'
          : 'may not be empty, but is declared as optional.',
      );
    }),
  ];
}

function typeOf({ dataType }: StoredColumn) {
  return /^int/i.test(dataType) ? 'integer' : dataType.toLowerCase();
}
