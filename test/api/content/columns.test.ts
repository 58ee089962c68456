import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { columnsOf } from '../../../content/model/content-type.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(contentTypes)('the columns of $table are those of its declaration', async (type) => {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect((await columnsInDatabase(type.table)).toSorted(byName)).toEqual(columnsOf(type).toSorted(byName));
});

test.each(contentTypes)('the title of $name is one of its fields', (type) => {
  expect(Object.keys(type.fields)).toContain(type.title);
});

async function columnsInDatabase(table: string) {
  const { dialect, kysely } = app.services.database;
  const query =
    dialect.name === 'sqlite'
      ? sql<Column>`select name, ("notnull" = 0 and pk = 0) as nullable from pragma_table_info(${table})`
      : sql<Column>`select column_name as name, is_nullable = 'YES' as nullable from information_schema.columns
          where table_name = ${table}`;
  const { rows } = await query.execute(kysely);
  return rows.map(({ name, nullable }) => ({ name, nullable: Boolean(nullable) }));
}

interface Column {
  name: string;
  nullable: boolean | number;
}
