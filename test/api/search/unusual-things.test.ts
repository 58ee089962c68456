import { Kysely, sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { SearchTables } from '../../../server/search/tables.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { findTitles } from './found.ts';

const site = signedInApp();
afterEach(() => vi.restoreAllMocks());

const titles = (q: string) => findTitles(site.client, q);
const database = () => site.app.services.database.kysely.withTables<SearchTables>();

test.each(['0202-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', 'no date'])(
  'what is dated %s is found, with its translation',
  async (created_at) => {
    const team_id = await site.app.create(teamMember, {});
    const id = await site.app.create(blog, { title: `Old ${created_at}`, team_id });
    const words = { title: `Alt ${created_at}`, short_description: 'x', description: '<p>x</p>', status: 1 };
    const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
    await site.client.call('PUT', '/settings/1', { languages });
    const [{ slug } = { slug: '' }] = (await site.client.ask('GET', '/blogs')).body.data;
    await site.client.call('PUT', `/blogs/${slug}/translations/de`, words);
    await database().updateTable('blogs').set({ created_at }).where('id', '=', id).execute();
    expect(await titles(`old ${created_at}`)).toEqual([`Old ${created_at}`]);
    expect(await titles(`alt ${created_at}`)).toEqual([`Alt ${created_at}`]);
  },
);

test('what is damaged is not found, and all else is', async () => {
  const id = await site.app.create(page, { title: 'Damaged Turmalin' });
  expect(await titles('turmalin')).toEqual(['Damaged Turmalin']);
  await sql`update pages set sections = '[' where id = ${id}`.execute(database());
  await site.app.create(service, { title: 'Whole Turmalin' });
  expect(await titles('turmalin')).toEqual(['Whole Turmalin']);
  expect(await site.app.services.search.isBehind()).toBe(false);
  await sql`update pages set sections = '[]' where id = ${id}`.execute(database());
  expect(await titles('turmalin')).toContain('Damaged Turmalin');
});

test('where nothing can be written, what is indexed is found, here and on the site', async () => {
  await site.app.create(service, { title: 'Basalt', slug: 'basalt' });
  expect(await titles('basalt')).toEqual(['Basalt']);
  site.now += 1_000;
  await site.app.create(service, { title: 'Basalt too' }, new Date(site.now));
  vi.spyOn(Kysely.prototype, 'transaction').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'ENOSPC' });
  });
  expect(await titles('basalt')).toEqual(['Basalt']);
  const page = await site.app.get('/search?q=basalt');
  expect([page.statusCode, page.body.includes('href="/services/basalt"')]).toEqual([200, true]);
  vi.restoreAllMocks();
  expect(await titles('basalt')).toEqual(['Basalt too', 'Basalt']);
});

test('once words are split in another way, what was found before is found until it is replaced', async () => {
  await site.app.create(service, { title: 'Obsidian' });
  expect(await titles('obsidian')).toEqual(['Obsidian']);
  await database().updateTable('search_state').set({ version: 0 }).execute();
  await database().deleteFrom('search_changes').execute();
  const rows = () => database().selectFrom('search_index').select('id').orderBy('id').execute();
  const before = await rows();
  await database().insertInto('search_index').values(orphan).execute();
  await site.app.services.search.updateIndex();
  expect(await rows()).toHaveLength(before.length);
  expect(await titles('obsidian')).toEqual(['Obsidian']);
  // A later version of Plinth runs beside this one.
  await database().updateTable('search_state').set({ version: 99 }).execute();
  await site.app.services.search.updateIndex();
  const { version } = await database().selectFrom('search_state').select('version').executeTakeFirstOrThrow();
  expect([version, await site.app.services.search.isBehind()]).toEqual([99, false]);
});

const orphan = { id: 1, place: service.name, thing: 999_999, language: '', title: 'gone', words: 'gone' };

test('what has changed many times is indexed once', async () => {
  const id = await site.app.create(service, { title: 'Marmor' });
  for (let edit = 0; edit < 60; edit += 1)
    await database()
      .updateTable('services')
      .set({ title: `Granit ${edit}` })
      .where('id', '=', id)
      .execute();
  expect(await titles('granit')).toEqual(['Granit 59']);
  expect(await titles('marmor')).toEqual([]);
  expect(await site.app.services.search.isBehind()).toBe(false);
});

test('many things of one moment are found', async () => {
  const first = await site.app.create(service, { title: 'Sand' });
  const row = await database().selectFrom('services').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const rows = Array.from({ length: 1_100 }, (_, index) => ({ ...row, id: first + 1 + index, slug: `sand-${index}` }));
  for (let index = 0; index < rows.length; index += 100)
    await database()
      .insertInto('services')
      .values(rows.slice(index, index + 100))
      .execute();
  await site.app.services.search.updateIndex();
  const indexed = database()
    .selectFrom('search_index')
    .select(({ fn }) => fn.countAll().as('count'));
  const { count } = await indexed.where('place', '=', service.name).executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(1_100);
});
