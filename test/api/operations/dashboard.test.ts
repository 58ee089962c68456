import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { brand } from '../../../content/types/brand.ts';
import { menus } from '../../../content/types/menus.ts';
import { settings } from '../../../content/types/settings.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import { done, missing } from '../../../server/platform/outcome.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const start = Date.now();
let now = start;
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ content: 'demo', clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

const overview = async () => (await client.ask('GET', '/overview')).body.data;
const anyTable = ({ kysely }: TestApp['services']['database']) =>
  kysely.withTables<{ brands: object; menus: object; revisions: { type: string } }>();
const count = async (path: string) => (await app.get(path)).json().meta.total;

test('the dashboard counts what is waiting', async () => {
  const before = await overview();
  expect(before).toMatchObject({ messages: 0, inactive: {}, blogs_without_author: 0 });
  const { data } = (await client.ask('GET', '/blogs?per_page=1')).body;
  await client.ask('PUT', `/blogs/${data[0].slug}`, { status: 2 });
  await client.ask('DELETE', '/teams/sana-qureshi');
  const visitor = { name: 'Ines', email: 'ines@example.com', phone: '555', description: 'Hello.' };
  await app.post('/api/contact/store', visitor);
  const after = await overview();
  expect(after).toMatchObject({ messages: 1, inactive: { blog: 1 } });
  expect(after.blogs_without_author).toBeGreaterThan(0);
  await client.ask('POST', '/teams/sana-qureshi/restore');
});

test('active pages with blanks to fill in are listed', async () => {
  const { blank_pages: none } = await overview();
  const sections = [{ id: 'text', type: 'richText', html: '<p>We are [name], at [address].</p>' }];
  const page = (await client.ask('POST', '/pages', { title: 'Terms', status: 1, sections })).body.data;
  expect([none, (await overview()).blank_pages]).toEqual([[], [{ key: page.slug, title: 'Terms', blanks: 2 }]]);
  await client.ask('DELETE', `/pages/${page.slug}`);
});

test('pictures with missing files are counted, and the server keeps running', async () => {
  const [blog] = (await app.get('/api/blog')).json().data;
  const { fileCheck } = app.services.dataFolder;
  await fileCheck.check();
  expect((await overview()).files).toEqual({ at: new Date(now).toISOString(), missing: 0, unaccounted: 0 });
  const file = join(app.folder, blog.image.replace('/files/', 'uploads/'));
  await rename(file, `${file}.away`);
  await fileCheck.check();
  expect((await overview()).files).toMatchObject({ missing: 1, unaccounted: 0 });
  expect((await app.get('/readyz')).statusCode).toBe(200);
  await rename(`${file}.away`, file);
});

test('the counts of the dashboard match the lists it links to', async () => {
  const titles = async (query: string) => {
    const { data, meta } = (await client.ask('GET', `/blogs?per_page=100&${query}`)).body;
    return { total: meta.total, titles: new Set(data.map(({ title }: { title: string }) => title)) };
  };
  const image = await app.upload('headings');
  const [{ team_id: author }] = (await client.ask('GET', '/blogs?per_page=1')).body.data;
  const text = { title: 'Without any', short_description: 's', description: '<p>d</p>' };
  const post = { ...text, image, team_id: author.id, status: 1 };
  const created = await client.ask('POST', '/blogs', post);
  const { id, slug, title, description } = created.body.data;
  const heading = { heading: 'The first', description: 'd', image, blog_id: id, sequence: 1 };
  const before = await titles('without=headings');
  expect(before).toEqual({ total: (await overview()).blogs_without_headings, titles: expect.any(Set) });

  const { data } = (await client.ask('POST', '/headings', heading)).body;
  expect((await client.ask('GET', `/headings?blog_id=${id}`)).body.data).toMatchObject([{ id: data.id }]);
  const after = await titles('without=headings');
  expect(after.total).toBe((await overview()).blogs_without_headings);
  expect(before.titles.difference(after.titles)).toEqual(new Set([title]));
  await client.ask('DELETE', `/headings/${data.id}`);
  expect(await titles('without=headings')).toEqual(before);

  const written = await client.ask('PUT', `/blogs/${slug}`, { description: `${description}<h2>In the text</h2>` });
  expect(written.status).toBe(200);
  expect(await titles('without=headings')).toEqual(after);
  expect((await overview()).blogs_without_headings).toBe(after.total);
  await client.ask('DELETE', `/blogs/${slug}`);

  await client.ask('DELETE', '/teams/sana-qureshi');
  const { total } = await titles('without=teams');
  expect(total).toBe((await overview()).blogs_without_author);
  expect(total).toBeGreaterThan(0);
  await client.ask('POST', '/teams/sana-qureshi/restore');
});

test.each([
  ['/blogs?without=services', 'without must be one of teams, categories, headings.'],
  ['/headings?blog_id=x', 'blog_id must be the id of a record.'],
  ['/services?category=a%20b', 'category must be the key of an entry of the list.'],
])('%s is refused', async (path, message) => {
  expect(await client.ask('GET', path)).toMatchObject({ status: 422, body: { message } });
});

test('the demonstration is deleted in one step, except for changed records, and restored in one', async () => {
  // Records deleted before are not restored with the demonstration.
  now += 1;
  const { demonstration } = await overview();
  const services = await count('/api/review');
  const removed = await client.ask('DELETE', '/demonstration');
  expect(removed.body.message).toBe(`${demonstration} demo records deleted.`);
  expect((await overview()).demonstration).toBe(0);
  expect(await count('/api/review')).toBe(0);
  // The blog that was set InActive above was changed by someone.
  expect((await client.ask('GET', '/blogs')).body.meta.total).toBe(1);
  expect((await app.get('/')).statusCode).toBe(200);

  const back = await client.ask('POST', '/demonstration/restore');
  expect(back.body.message).toBe(`${demonstration} demo records restored.`);
  expect(await count('/api/review')).toBe(services);
  expect((await overview()).demonstration).toBe(demonstration);
});

test('deleting the demonstration clears its settings, except for changed ones, and restoring brings them back', async () => {
  const setting = async () => (await app.get('/api/setting')).json().setting;
  const before = await setting();
  expect((await app.get('/')).body).toContain('A studio of six in Karachi');
  const { body } = await client.ask('PUT', '/settings/1', { ...before, phone: '+49 30 555 0199' });
  expect(body.message).toBe('Settings Updated!');
  // Enough updates to drop the first revision of the settings.
  for (let times = 0; times < 21; times += 1)
    await app.services.content.update(settings, 1, { phone: '+49 30 555 0199' });

  await client.ask('DELETE', '/demonstration');
  const empty = { footer_short_description: null, email: null, linkedin: null, expertise_heading: null };
  expect(await setting()).toMatchObject({ ...empty, phone: '+49 30 555 0199', product_name: 'Plinth' });
  const pages = await Promise.all(['/', '/contact-us', '/about-us'].map(async (page) => (await app.get(page)).body));
  const sentences = ['in Karachi', 'hello@', 'linkedin.example', '555 0142', 'one small team'];
  expect(sentences.filter((words) => pages.join('').includes(words))).toEqual([]);
  expect((await overview()).demonstration).toBe(0);

  await client.ask('POST', '/demonstration/restore');
  expect(await setting()).toEqual({ ...before, phone: '+49 30 555 0199' });
  expect((await client.ask('POST', '/demonstration/restore')).status).toBe(404);
});

test('the brand and the menus of a demonstration go with it, except for what was changed', async () => {
  const fresh = await startApp();
  const { ask } = await signInTo(fresh);
  const { database, content } = fresh.services;
  for (const table of ['brands', 'menus'] as const) await anyTable(database).deleteFrom(table).execute();
  await anyTable(database).deleteFrom('revisions').where('type', 'in', ['brand', 'menus']).execute();
  const logo = await fresh.upload('brand');
  const look = { style: 'quiet', fonts: 'figtree', artwork: 'waves', corners: 'square', brand_color: '#224466' };
  await content.create(brand, { ...look, logo_dark: logo });
  const link = { label: 'Talk', link: '/meeting' };
  await content.create(menus, { header: [], footer: [{ title: 'Ours', links: [link] }], legal: [link] });
  const brandNow = async () => (await ask('GET', '/brand')).body.data;
  const menusNow = async () => (await ask('GET', '/menus')).body.data;
  const { id } = await brandNow();
  await ask('PUT', `/brand/${id}`, { corners: 'soft' });
  await ask('PUT', `/menus/${(await menusNow()).id}`, { header: [{ ...link, children: [] }] });

  expect((await ask('GET', '/overview')).body.data.demonstration).toBe(2);
  await ask('DELETE', '/demonstration');
  const standard = {
    style: 'bold',
    fonts: 'bricolage-grotesque+inter',
    artwork: 'plinth',
    brand_color: null,
    logo_dark: null,
  };
  expect(await brandNow()).toMatchObject({ ...standard, corners: 'soft' });
  expect(await menusNow()).toMatchObject({
    header: [{ ...link, children: [] }],
    footer: [],
    legal: [
      { label: 'Privacy', link: '/privacy' },
      { label: 'Imprint', link: '/imprint' },
    ],
  });

  await ask('POST', '/demonstration/restore');
  expect(await brandNow()).toMatchObject({ ...look, corners: 'soft', logo_dark: logo });
  expect(await menusNow()).toMatchObject({ footer: [{ title: 'Ours', links: [link] }], legal: [link] });
  await fresh.stop();
});

test('a deleted demonstration can be restored for 30 days, even after its activity is purged', async () => {
  now = start + 500 * DAY;
  const { demonstration } = await app.services.content.dashboard();
  await app.services.activity.purgeOld();
  expect(demonstration).toBeGreaterThan(0);
  expect(await app.services.content.removeDemonstration(SYSTEM)).toEqual(done(demonstration));
  now += 30 * DAY;
  expect(await app.services.content.restoreDemonstration(SYSTEM)).toEqual(missing);
  now -= 1;
  expect(await app.services.content.restoreDemonstration(SYSTEM)).toMatchObject({ ok: true });
  const { records } = await app.services.activity.list({ page: 1, perPage: 100 });
  expect(records).not.toContainEqual(expect.objectContaining({ action: 'registered' }));
  now = start;
});

test('an About created meanwhile stays, and that of the demonstration is not restored', async () => {
  await client.ask('DELETE', '/demonstration');
  await app.create(about, { wwa_heading: 'Ours' });
  expect((await client.ask('POST', '/demonstration/restore')).status).toBe(200);
  expect((await app.get('/api/about')).json().about.wwa_heading).toBe('Ours');
});

test('restoring is 404 if nothing was deleted', async () => {
  const fresh = await startApp();
  const someone = await signInTo(fresh);
  expect((await someone.ask('POST', '/demonstration/restore')).status).toBe(404);
  await fresh.stop();
});
