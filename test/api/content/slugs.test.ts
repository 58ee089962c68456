import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { findId } from '../../../server/content/records/records.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let author: number;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  author = await app.create(teamMember, {});
});
afterAll(() => app.stop());

const idOf = async (slug: string) => (await findId(app.services.content.db, pageType, slug)) as number;

const slugsOf = async () => {
  const { data } = (await app.get('/api/blog?per_page=100')).json();
  return data.map((post: { slug: string }) => post.slug);
};

test.each([
  ['Как мы планируем кампанию', 'kak-my-planiruem-kampaniyu'],
  ['مرحبا بالعالم', 'mrhba-balealm'],
  ['iPhone 15 の新機能', 'iphone-15'],
  ['2026', '2026'],
  ['The ﬁrst ﬂoor', 'the-first-floor'],
  ['Ｐｌｉｎｔｈ ②', 'plinth-2'],
  ['日本語のタイトル', 'blog-2026-11-22'],
  ['שלום עולם', 'blog-2026-11-22-2'],
  ['2026年の計画', 'blog-2026-11-22-3'],
  ['？！', 'blog-2026-11-22-4'],
])('a slug has Latin letters, or else the name of the type and the date: %s', async (title, slug) => {
  await app.create(blog, { title, team_id: author }, new Date('2026-11-22T09:00:00Z'));
  expect(await slugsOf()).toContain(slug);
  expect((await app.get(`/blogs/${slug}`)).body).toContain(title);
});

test('a rename keeps the slug', async () => {
  const id = await app.create(service, { title: 'Before' });
  await app.services.content.update(service, id, { title: 'After' });
  expect((await app.get('/api/service/before')).json().data.title).toBe('After');
});

test('a form that was opened by a former slug goes on with the record, and reaches none that is deleted', async () => {
  const id = await app.create(blog, { title: 'Opened', team_id: author });
  await client.call('PUT', '/blogs/opened', { slug: 'renamed' });
  expect((await client.ask('GET', '/blogs/opened')).body.data).toMatchObject({ id, slug: 'renamed' });
  const open = { type: 'blogs', key: 'opened' };
  expect((await client.ask('POST', '/presence', open)).status).toBe(200);
  expect((await client.ask('POST', '/drafts', { ...open, fields: { title: 'On' } })).body.data.key).toBe('renamed');
  expect((await client.ask('PUT', '/blogs/opened', { title: 'Onwards' })).status).toBe(200);
  await client.call('DELETE', '/blogs/renamed');
  expect((await client.ask('GET', '/blogs/opened')).status).toBe(404);
});

test('all former slugs redirect to the current one', async () => {
  const { content } = app.services;
  const id = await app.create(blog, { title: 'One', team_id: author });
  await content.update(blog, id, { slug: 'two' });
  await content.update(blog, id, { slug: 'three' });
  for (const old of ['one', 'two']) {
    const page = await app.get(`/blogs/${old}`);
    expect([page.statusCode, page.headers.location]).toEqual([301, '/blogs/three']);
    const call = await app.get(`/api/blog/${old}`);
    expect([call.statusCode, call.headers.location]).toEqual([301, '/api/blog/three']);
  }
  expect((await app.get('/blogs/three')).statusCode).toBe(200);
});

test('a slug that is changed back works again, and the one in between redirects', async () => {
  const { content } = app.services;
  const id = await app.create(service, { title: 'There' });
  await content.update(service, id, { slug: 'back' });
  await content.update(service, id, { slug: 'there' });
  expect((await app.get('/services/there')).statusCode).toBe(200);
  for (const address of ['/services/back', '/our-services/back']) {
    expect((await app.get(address)).headers.location).toBe('/services/there');
  }
});

test('an emptied slug is made anew from the title, its own if that is the same, and the old one redirects', async () => {
  const { content } = app.services;
  const id = await app.create(service, { title: 'Looms', slug: 'weaving' });
  await app.create(service, { title: 'Looms and mills' });
  const saved = async (fields: object) => {
    const outcome = await content.update(service, id, fields);
    return outcome.ok ? outcome.value['slug'] : outcome;
  };
  expect(await saved({ slug: '' })).toBe('looms');
  expect(await saved({ slug: ' ' })).toBe('looms');
  expect(await saved({ slug: '', title: 'Looms and mills' })).toBe('looms-and-mills-2');
  for (const old of ['weaving', 'looms'])
    expect((await app.get(`/services/${old}`)).headers.location).toBe('/services/looms-and-mills-2');
  expect(await content.update(pageType, await idOf('home'), { slug: '' })).toMatchObject({ value: { slug: 'home' } });
});

test('a former slug of an InActive record is not found', async () => {
  const { content } = app.services;
  const id = await app.create(blog, { title: 'Gone soon', team_id: author });
  await content.update(blog, id, { slug: 'gone', status: 2 });
  expect((await app.get('/blogs/gone-soon')).statusCode).toBe(404);
});

test('a slug that another record has or had is refused', async () => {
  const { content } = app.services;
  await app.create(service, { title: 'Held' });
  const other = await app.create(service, { title: 'Other' });
  expect(await content.update(service, other, { slug: 'held' })).toMatchObject({
    ok: false,
    errors: { slug: [expect.stringContaining('taken')] },
  });
  expect(await content.update(service, other, { slug: 'Not A Slug' })).toMatchObject({ ok: false });
});

describe('the address of a deleted record', () => {
  const create = (fields: object) => app.create(service, fields as Record<string, unknown>);
  const titleAt = async (slug: string) => (await app.get(`/api/service/${slug}`)).json().data?.title;
  const restore = async (key: string) => {
    const { status, body } = await client.ask('POST', `/services/${key}/restore`);
    return [status, body.message, body.data?.slug];
  };

  test('is free at once, and the record gets another when it is restored', async () => {
    await app.services.content.softDelete(service, await create({ title: 'Audit' }));
    await create({ title: 'Audit' });
    expect(await restore('audit')).toEqual([
      200,
      'Service Restored! Another service has its old address, so it is now at /services/audit-2.',
      'audit-2',
    ]);
    expect([await titleAt('audit'), await titleAt('audit-2')]).toEqual(['Audit', 'Audit']);
    expect((await restore('audit'))[0]).toBe(404);
  });

  test('comes back with it while nobody has taken it', async () => {
    await app.services.content.softDelete(service, await create({ title: 'Alone' }));
    expect(await restore('alone')).toEqual([200, 'Service Restored!', 'alone']);
  });

  test('can be given to another by hand, several times, and those deleted are told apart', async () => {
    for (const title of ['First', 'Second', 'Third']) {
      const id = await create({ title });
      expect(await app.services.content.update(service, id, { slug: 'wanted' })).toMatchObject({ ok: true });
      await app.services.content.softDelete(service, id);
    }
    const { data } = (await client.ask('GET', '/deleted')).body;
    const keys = data.flatMap(({ key, title }: { key: string; title: string }) =>
      ['First', 'Second', 'Third'].includes(title) ? [[title, key]] : [],
    );
    expect(new Set(keys.map(([, key]: string[]) => key)).size).toBe(3);
    const first = keys.find(([title]: string[]) => title === 'First')[1];
    expect(await restore(first)).toEqual([
      200,
      expect.stringMatching(/^Service Restored!$|so it is now at \/services\/wanted/),
      expect.stringMatching(/^wanted(-\d)?$/),
    ]);
    expect((await restore('wanted')).slice(0, 1)).toEqual([200]);
    expect((await restore('wanted')).slice(0, 1)).toEqual([200]);
    expect(await Promise.all(['wanted', 'wanted-2', 'wanted-3'].map(titleAt))).toEqual(
      expect.arrayContaining(['First', 'Second', 'Third']),
    );
  });

  test('that it had before is free too, and redirects to nothing else later', async () => {
    const id = await create({ title: 'Old name' });
    await app.services.content.update(service, id, { slug: 'new-name' });
    await app.services.content.softDelete(service, id);
    const other = await create({ title: 'Other', slug: 'old-name' });
    expect(await app.services.content.update(service, other, { slug: 'other-name' })).toMatchObject({ ok: true });
    expect(await restore('new-name')).toEqual([200, 'Service Restored!', 'new-name']);
    expect((await app.get('/services/old-name')).headers.location).toBe('/services/other-name');
  });

  test('is not that of one that is only hidden', async () => {
    const id = await create({ title: 'Hidden', status: 2 });
    await create({ title: 'Hidden' });
    expect(await titleAt('hidden-2')).toBe('Hidden');
    expect(await app.services.content.update(service, id, { slug: 'hidden-2' })).toMatchObject({ ok: false });
  });

  test('a record without a page names its slug', async () => {
    await app.services.content.softDelete(teamMember, await app.create(teamMember, { name: 'Ada' }));
    await app.create(teamMember, { name: 'Ada' });
    const { body } = await client.ask('POST', '/teams/ada/restore');
    expect(body.message).toBe('Team Restored! Another team member has its old slug, so it is now ada-2.');
  });
});
