import type { Differences } from './differences.ts';
import { noteRows, searchTriggers } from './search-triggers.ts';
import { type Column, type Table, titleIndexName } from './tables.ts';

const WIDTH = 120;

/** Returns the TypeScript of a migration, formatted as the formatter leaves it. */
export function migrationSource({ tables, additions }: Differences): string {
  const elements = [
    ...tables.flatMap((table) => [literal(createTable(table)), ...createIndexes(table), ...createTriggers(table)]),
    ...additions.flatMap((table) => [
      ...table.columns.map((column) => literal(`alter table ${table.name} add column ${columnSql(column, 'added')}`)),
      ...createIndexes(table),
      ...createTriggers(table),
      ...(table.searched ? [literal(noteRows(table.name, table.searched))] : []),
    ]),
  ];
  const parameters = [
    ...(tables.some(({ columns }) => columns.some(({ primaryKey }) => primaryKey)) ? ['id'] : []),
    ...([...tables, ...additions].some(({ titleIndex, searched }) => titleIndex || searched) ? ['name'] : []),
    ...([...tables, ...additions].some(({ columns }) => columns.some(({ isBinary }) => isBinary)) ? ['binary'] : []),
  ];
  const types = parameters.map((name) => `${name}: string`).join('; ');
  const dialect = parameters.length > 0 ? `{ ${parameters.join(', ')} }: { ${types} }` : '';
  const start = `export const statements = (${dialect}): string[] => [`;
  const oneLine = `${start}${elements.join(', ')}];`;
  const fits = oneLine.length <= WIDTH && !oneLine.includes('\n');
  const list = fits ? oneLine : `${start}\n${elements.map((element) => `  ${element},\n`).join('')}];`;
  return `/** Adds ${summaryOf({ tables, additions })}. */\n${list}\n`;
}

/** Returns the names of what is added, such as "the table events and reviews.rating". */
export function summaryOf({ tables, additions }: Pick<Differences, 'tables' | 'additions'>): string {
  const names = [...tables.map(({ name }) => `the table ${name}`), ...additions.flatMap(namesIn)];
  return new Intl.ListFormat('en').format(names);
}

function namesIn(table: Table) {
  if (table.columns.length > 0) return table.columns.map(({ name }) => `${table.name}.${name}`);
  const indexes = [...table.indexes.map(({ name }) => name), ...(table.titleIndex ? [titleIndexName(table)] : [])];
  return [
    ...indexes.map((name) => `the index ${name}`),
    ...(table.searched ? [`the search triggers of ${table.name}`] : []),
  ];
}

function createTable({ name, columns, primaryKey }: Table) {
  const lines = [
    ...columns.map((column) => columnSql(column)),
    ...(primaryKey ? [`primary key (${primaryKey.join(', ')})`] : []),
  ];
  return `create table ${name} (\n${lines.map((line) => `    ${line}`).join(',\n')}\n  )`;
}

function columnSql(column: Column, added?: 'added') {
  const columnName = quoted(column.name);
  if (column.primaryKey) return `${columnName} \${id}`;
  const value = column.default ?? (added && !column.nullable ? column.initial : undefined);
  return [
    `${columnName} ${column.type}${column.isBinary ? '${binary}' : ''}`,
    column.nullable ? '' : ' not null',
    column.unique ? ' unique' : '',
    value === undefined ? '' : ` default ${typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`}`,
    column.references ? ` references ${column.references} (id)` : '',
  ].join('');
}

function createIndexes(table: Table) {
  const statements = table.indexes.map(({ name, columns, where, isUnique }) => {
    const condition = where ? ` where ${where}` : '';
    return literal(
      `create ${isUnique ? 'unique ' : ''}index ${name} on ${table.name} (${columns.map(quoted).join(', ')})${condition}`,
    );
  });
  return table.titleIndex ? [...statements, byDialect(titleIndexStatements(table, table.titleIndex))] : statements;
}

function createTriggers({ name, searched }: Table) {
  return searched ? [byDialect(searchTriggers(name, searched))] : [];
}

function byDialect({ sqlite, postgres }: Record<'sqlite' | 'postgres', string[]>) {
  const list = (statements: string[]) =>
    `[\n${statements.map((statement) => `        ${literal(statement)},\n`).join('')}      ]`;
  return `...(name === 'postgres'\n    ? ${list(postgres)}\n    : ${list(sqlite)})`;
}

function literal(statement: string) {
  if (/\n|\$\{/.test(statement)) return `\`${statement}\``;
  return statement.includes("'") ? JSON.stringify(statement) : `'${statement}'`;
}

/** Returns the statements that index titles by trigrams. PostgreSQL without the extension reads all titles. */
function titleIndexStatements(table: Table, title: string): { sqlite: string[]; postgres: string[] } {
  const index = titleIndexName(table);
  return {
    sqlite: [
      `create virtual table ${index} using fts5 (title, content = '', contentless_delete = 1, tokenize = 'trigram')`,
      `insert into ${index} (rowid, title) select id, ${title} from ${table.name}`,
      `create trigger ${index}_inserted after insert on ${table.name}
          begin insert into ${index} (rowid, title) values (new.id, new.${title}); end`,
      `create trigger ${index}_updated after update of ${title} on ${table.name}
          begin update ${index} set title = new.${title} where rowid = new.id; end`,
      `create trigger ${index}_deleted after delete on ${table.name}
          begin delete from ${index} where rowid = old.id; end`,
    ],
    postgres: [
      `do $$ begin
          create extension if not exists pg_trgm;
          create index ${index} on ${table.name} using gin (${title} gin_trgm_ops) where deleted_at is null;
        exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`,
    ],
  };
}

/** Words of SQL that a field may well be called. */
const reserved = new Set(['from', 'group', 'order', 'to', 'where']);

function quoted(name: string) {
  return reserved.has(name) ? `"${name}"` : name;
}
