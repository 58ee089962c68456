import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { anyContent, type ContentTables } from '../../../server/content/tables.ts';
import { type TestApp, startApp } from '../app/app.ts';

const MANY = 250; // more than a search turns into a list of ids

let app: TestApp;
let headers: Record<string, string>;
let first: number;
beforeAll(async () => {
  app = await startApp();
  headers = { authorization: `Bearer ${await app.signIn()}` };
  first = await app.create(blog, { title: 'ÉTÉ at 100% of "Plinth"', team_id: await app.create(teamMember, {}) });
  const kysely = app.services.database.kysely.withTables<ContentTables>();
  const { id: _id, ...row } = await kysely.selectFrom('blogs').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: MANY }, (_, index) => ({
    ...row,
    slug: `post-${index}`,
    title: `Post No ${index}`,
  }));
  await anyContent(kysely)
    .insertInto('blogs' as 'content')
    .values(rows)
    .execute();
});
afterAll(() => app.stop());

async function totalOf(search: string): Promise<number> {
  const response = await app.get(`/api/blogs?search=${encodeURIComponent(search)}`, headers);
  return response.json().meta.total;
}

test.each([
  ['post no', MANY],
  ['POST', MANY],
  ['no', MANY],
  ['no 24', 11],
  ['No 249', 1],
  ['été', 1],
  ['Ét', 1],
  ['100% OF', 1],
  ['"plinth"', 1],
  ['1% of', 0],
  ['po_t', 0],
  ['zeppelin', 0],
])('“%s” matches %i titles', async (search, total) => {
  expect(await totalOf(search)).toBe(total);
});

test('a changed title is found by its new words only', async () => {
  await app.services.content.update(blog, first, { title: 'Autumn by the sea' });
  expect([await totalOf('plinth'), await totalOf('autumn')]).toEqual([0, 1]);
  await app.services.content.softDelete(blog, first);
  expect(await totalOf('autumn')).toBe(0);
});
