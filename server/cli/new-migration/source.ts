import type { Differences } from './differences.ts';
import type { Column, Table } from './tables.ts';

const WIDTH = 120;

/** Returns the TypeScript of a migration, formatted as the formatter leaves it. */
export function migrationSource({ tables, additions }: Differences): string {
  const statements = [
    ...tables.flatMap((table) => [createTable(table), ...createIndexes(table)]),
    ...additions.flatMap((table) => [
      ...table.columns.map((column) => `alter table ${table.name} add column ${columnSql(column, 'added')}`),
      ...createIndexes(table),
    ]),
  ].map(literal);
  const parameters = tables.length > 0 ? '{ id }: { id: string }' : '';
  const start = `export const statements = (${parameters}): string[] => [`;
  const oneLine = `${start}${statements.join(', ')}];`;
  const fits = oneLine.length <= WIDTH && !oneLine.includes('\n');
  const list = fits ? oneLine : `${start}\n${statements.map((statement) => `  ${statement},\n`).join('')}];`;
  return `/** Adds ${summaryOf({ tables, additions })}. */\n${list}\n`;
}

/** Returns the names of what is added, such as "the table events and reviews.rating". */
export function summaryOf({ tables, additions }: Pick<Differences, 'tables' | 'additions'>): string {
  const names = [
    ...tables.map(({ name }) => `the table ${name}`),
    ...additions.flatMap((table) =>
      table.columns.length > 0
        ? table.columns.map(({ name }) => `${table.name}.${name}`)
        : table.indexes.map(({ name }) => `the index ${name}`),
    ),
  ];
  return new Intl.ListFormat('en').format(names);
}

function createTable({ name, columns }: Table) {
  return `create table ${name} (\n${columns.map((column) => `    ${columnSql(column)}`).join(',\n')}\n  )`;
}

function columnSql(column: Column, added?: 'added') {
  if (column.primaryKey) return `${column.name} \${id}`;
  const value = column.default ?? (added && !column.nullable ? column.initial : undefined);
  return [
    `${column.name} ${column.type}`,
    column.nullable ? '' : ' not null',
    column.unique ? ' unique' : '',
    value === undefined ? '' : ` default ${typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`}`,
    column.references ? ` references ${column.references} (id)` : '',
  ].join('');
}

function createIndexes({ name: table, indexes }: Table) {
  return indexes.map(
    ({ name, columns, where }) =>
      `create index ${name} on ${table} (${columns.join(', ')})${where ? ` where ${where}` : ''}`,
  );
}

function literal(statement: string) {
  if (statement.includes('\n')) return `\`${statement}\``;
  return statement.includes("'") ? JSON.stringify(statement) : `'${statement}'`;
}
