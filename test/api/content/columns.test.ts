import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { findDifferences } from '../../../server/cli/new-migration/differences.ts';
import { declaredTables } from '../../../server/cli/new-migration/new-migration.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(declaredTables)('columns and indexes of $name match its declaration', async (table) => {
  const differences = await findDifferences(app.services.database, [table]);
  expect(differences).toEqual({ tables: [], additions: [], remarks: [] });
});

/** Those that always exist are called by their label. */
const created = contentTypes.filter(({ messages }) => 'created' in messages);

test.each(created)('the title of $name is one of its fields', ({ fields, title }) => {
  expect(Object.keys(fields)).toContain(title);
});
