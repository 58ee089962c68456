import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { page } from '../../../content/types/page.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, clientOf, signInTo, tokenOf } from '../app/people.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let now = Date.now();
let app: TestApp;
let client: Pick<ApiClient, 'ask'>;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

const deadLinks = async (reader = client) => (await reader.ask('GET', '/overview')).body.data.dead_links;

const to = (address: string, words = 'these words') => `<p><a href="${address}">${words}</a></p>`;

test('nothing is listed while every link leads somewhere', async () => {
  const team_id = await app.create(teamMember, {});
  const serviceId = await app.create(service, { slug: 'target', title: 'Target' });
  const sections = [
    { id: 'a', type: 'richText', html: to('/our-services') },
    { id: 'b', type: 'richText', html: to('/services/target?x=1', '<em>A</em> target') },
  ];
  await app.create(page, { slug: 'reader', title: 'Reader', sections });
  await app.create(blog, { slug: 'post', title: 'Post', team_id, description: to('/our-services/target') });
  // Relations are no links.
  await app.create(caseStudy, { slug: 'study', services: [serviceId] });
  expect(await deadLinks()).toEqual([]);
});

const expected = [
  {
    type: 'blogs',
    key: 'post',
    language: null,
    title: 'Post',
    field: 'description',
    text: 'these words',
    href: '/our-services/target',
  },
  {
    type: 'pages',
    key: 'reader',
    language: null,
    title: 'Reader',
    field: 'sections.1.html',
    text: 'A target',
    href: '/services/target?x=1',
  },
];

test('links to what is hidden, deleted or purged are listed with their places, by who may write', async () => {
  await client.ask('PUT', '/services/target', { status: 2 });
  expect(await deadLinks()).toEqual(expected);
  await client.ask('PUT', '/services/target', { status: 1, slug: 'renamed' });
  expect(await deadLinks()).toEqual([]);
  await client.ask('DELETE', '/services/renamed');
  expect(await deadLinks()).toEqual(expected);
  expect(await deadLinks(await addPerson(app, 'Wren', 'writer'))).toEqual(expected);
  expect(await deadLinks(await addPerson(app, 'Sol', 'sales'))).toBeUndefined();
  now += 31 * DAY;
  await app.services.content.purgeDeleted();
  client = clientOf(app, await tokenOf(app, 'sana@example.com'));
  expect(await deadLinks()).toEqual(expected);
});

test('those of some links are returned that lead to what visitors cannot see', async () => {
  const links = ['/services/target', '/our-services', '/reader', 'https://example.com/services/target', '#', ''];
  expect((await client.ask('POST', '/unseen-links', { links })).body.data).toEqual(['/services/target']);
  expect((await client.ask('POST', '/unseen-links', { links: 'all' })).body.errors).toEqual({
    links: ['links must be at most 200 addresses.'],
  });
});

test('what visitors cannot see either is not listed, nor are menus, which leave such links out', async () => {
  await client.ask('PUT', '/blogs/post', { status: 2 });
  await client.ask('PUT', '/menus/1', { legal: [{ label: 'Gone', link: '/services/target' }] });
  expect(await deadLinks()).toEqual(expected.slice(1));
  await client.ask('DELETE', '/pages/reader');
  expect(await deadLinks()).toEqual([]);
});

test('a link to an address that nothing has yet is listed until something has it', async () => {
  const sections = [{ id: 'a', type: 'hero', title: 'x', actions: [{ label: 'Buy', link: '/soon' }] }];
  await app.create(page, { slug: 'early', title: 'Early', sections });
  expect(await deadLinks()).toMatchObject([
    { key: 'early', field: 'sections.0.actions.0.link', text: 'Buy', href: '/soon' },
  ]);
  await app.create(page, { slug: 'soon', title: 'Soon', sections: [] });
  expect(await deadLinks()).toEqual([]);
});

test('what a link says and where it leads is listed as people read it', async () => {
  const sections = [{ id: 'a', type: 'richText', html: to('/lost?a=1&b=2', 'Q&A <em>&lt;now&gt;</em>') }];
  await app.create(page, { slug: 'asked', title: 'Asked', sections });
  expect(await deadLinks()).toMatchObject([{ key: 'asked', text: 'Q&A <now>', href: '/lost?a=1&b=2' }]);
  await client.ask('DELETE', '/pages/asked');
});

test('at most 50 are listed', async () => {
  const html = Array.from({ length: 60 }, (_, number) => to(`/none-${number}`)).join('');
  for (const slug of ['many', 'more']) {
    await app.create(page, { slug, title: slug, sections: [{ id: 'a', type: 'richText', html }] });
  }
  expect(await deadLinks()).toHaveLength(50);
});
