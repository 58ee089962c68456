import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { columnsOfInboxKind } from '../../../server/cli/new-migration/inbox-table.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

test.each(inboxKinds)('the columns of $table match its declaration', async (kind) => {
  const declared = columnsOfInboxKind(kind).map(({ name, type, nullable, default: value }) => ({
    name,
    isText: type === 'text',
    nullable,
    ...(value !== undefined && { default: String(value) }),
  }));
  expect((await columnsInDatabase(kind.table)).toSorted(byName)).toEqual(declared.toSorted(byName));
});

test.each(inboxKinds)('references and idempotency keys of $table are unique', async (kind) => {
  const unique = columnsOfInboxKind(kind).filter((column) => column.unique);
  expect(unique.map(({ name }) => name)).toEqual(['reference', 'idempotency_key']);
  const { dialect, kysely } = app.services.database;
  for (const { name } of unique) {
    const query =
      dialect.name === 'sqlite'
        ? sql`select 1 from pragma_index_list(${kind.table}) as i, pragma_index_info(i.name) as c
            where i."unique" = 1 and c.name = ${name}`
        : sql`select 1 from pg_indexes where tablename = ${kind.table}
            and indexdef like ${`CREATE UNIQUE INDEX % (${name})`}`;
    expect((await query.execute(kysely)).rows, `${kind.table}.${name}`).toHaveLength(1);
  }
});

async function columnsInDatabase(table: string) {
  const { dialect, kysely } = app.services.database;
  const query =
    dialect.name === 'sqlite'
      ? sql<Column>`select name, type, "notnull" = 0 and pk = 0 as nullable, dflt_value as value
          from pragma_table_info(${table})`
      : sql<Column>`select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
          case when is_identity = 'NO' then column_default end as value
          from information_schema.columns where table_name = ${table}`;
  const { rows } = await query.execute(kysely);
  return rows.map(({ name, type, nullable, value }) => ({
    name,
    isText: type.toLowerCase() === 'text',
    nullable: Boolean(nullable),
    ...(value !== null && !value.startsWith('nextval') && { default: /^'(.*)'/.exec(value)?.[1] ?? value }),
  }));
}

interface Column {
  name: string;
  type: string;
  nullable: boolean | number;
  value: string | null;
}
