import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { fillSearchKeys } from '../../../server/content/records/search-keys.ts';
import { anyContent, type ContentTables, updateRecords } from '../../../server/content/tables.ts';
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
    title_key: `post no ${index}`,
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
  ['ete', 1],
  ['e\u0301te\u0301', 1],
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

test.each([
  ['Médico de família', 'medico'],
  ['Cafe\u0301 am Ufer', 'café'],
  ['Straße', 'STRASSE'],
  ['日本語の記事', '記事'],
])('“%s” is found by “%s”', async (title, search) => {
  const id = await app.create(service, { title });
  const { data } = (await app.get(`/api/services?search=${encodeURIComponent(search)}`, headers)).json();
  expect(data.map((record: { id: number }) => record.id)).toEqual([id]);
});

describe('titles are sorted as people sort them, on both databases', () => {
  const titles = ['“Quoted”', '2 ways', 'apple', 'Äpfel', 'Banana', 'éclair', 'Öl', 'Zebra', 'Ёлка', 'Яблоко', '日本'];
  const byCollator = titles.toSorted(new Intl.Collator('en').compare);

  beforeAll(async () => {
    const others = updateRecords(app.services.content.db, blog).set({ deleted_at: new Date().toISOString() });
    await others.execute();
    for (const title of titles.toReversed()) await app.create(blog, { title, team_id: 1 });
  });

  async function posts(query = '') {
    const { data } = (await app.get(`/api/blogs?per_page=100${query}`, headers)).json();
    return data.map(({ title }: { title: string }) => title);
  }

  test('in lists, in both directions', async () => {
    expect(await posts('&sort=title')).toEqual(byCollator);
    expect(await posts('&sort=-title')).toEqual(byCollator.toReversed());
  });

  test('in the dropdown of posts', async () => {
    const { data } = (await app.get('/api/headings/blog', headers)).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(byCollator);
  });

  test('also those that were stored without a key, once the app starts', async () => {
    const { database } = app.services;
    await anyContent(database.kysely.withTables<ContentTables>())
      .updateTable('blogs' as 'content')
      .set({ title_key: null } as object)
      .execute();
    await fillSearchKeys(database);
    await app.refreshPages();
    expect(await posts('&sort=title')).toEqual(byCollator);
    expect(await totalOf('apfel')).toBe(1);
  });
});
