import { beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  site.client.ask(method, path, body);
const read = async (path: string) => (await ask('GET', path)).body.data;
const choose = (...languages: string[]) =>
  ask('PUT', '/settings/1', { languages: languages.map((language) => ({ language, shown: true })) });

const words = (title: string) => ({ title, short_description: 'Kurz', description: '<p>Lang</p>', status: 1 });

beforeAll(async () => {
  const author = await site.app.create(teamMember, {});
  for (const title of ['Missing', 'Old', 'Current', 'Drafted'])
    await site.app.create(blog, { title, slug: title.toLowerCase(), team_id: author });
  await site.app.create(blog, { title: 'Hidden', slug: 'hidden', team_id: author, status: 2 });
});

test('a site with one language has none to be translated into', async () => {
  expect(await read('/languages')).toEqual([]);
  expect(await read('/translations?type=blogs&ids=1,2')).toEqual([]);
  const drafts = await read('/drafts');
  expect(await read('/drafts?language=all')).toEqual(drafts);
});

test('lists say what is missing, old and drafted in a language, and are filtered by it', async () => {
  await choose('en', 'de', 'fr');
  await ask('PUT', '/blogs/old/translations/de', words('Ältere Überschrift'));
  await ask('PUT', '/blogs/current/translations/de', words('Aktuell'));
  const { id } = await read('/blogs/old');
  await site.app.create(heading, { blog_id: id });
  await ask('POST', '/drafts', { type: 'blogs', key: 'drafted', language: 'de', fields: { title: 'Entwurf' } });

  const titles = async (query: string) =>
    (await read(`/blogs?sort=id&${query}`)).map(({ title }: { title: string }) => title);
  expect(await titles('translation=missing-de')).toEqual(['Missing', 'Drafted', 'Hidden']);
  expect(await titles('translation=missing-de&status=1')).toEqual(['Missing', 'Drafted']);
  expect(await titles('translation=outdated-de')).toEqual(['Old']);
  expect(await titles('translation=drafted-de')).toEqual(['Drafted']);
  expect(await titles('translation=drafted-fr')).toEqual([]);
  expect((await ask('GET', '/blogs?translation=lost-de')).status).toBe(422);
  expect(await read('/teams?translation=missing-de')).toHaveLength(1);
  expect(await read('/teams?translation=outdated-de')).toEqual([]);

  const [{ progress }] = await read('/languages');
  const ofPosts = progress.find(({ type }: { type: string }) => type === 'blogs');
  expect(ofPosts).toEqual({ type: 'blogs', language: 'de', missing: 2, outdated: 1, drafted: 1, translated: 2 });

  const posts = await read('/blogs?sort=id');
  const ids = posts.map(({ id }: { id: number }) => id);
  const states = await read(`/translations?type=blogs&ids=${ids.join()}`);
  const german = states.filter(({ language }: { language: string }) => language === 'de');
  expect(german.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)).toMatchObject([
    { state: 'missing', is_drafted: false },
    { state: 'outdated', is_drafted: false },
    { state: 'current', is_drafted: false },
    { state: 'missing', is_drafted: true },
    { state: 'missing', is_drafted: false },
  ]);
});

test('a first draft is old once its text has changed, until somebody has looked, and not because of a picture', async () => {
  const german = async () => {
    const { drafts, outdated_drafts } = (await ask('GET', '/blogs/drafted/translations')).body;
    const [{ progress }] = await read('/languages');
    const posts = progress.find(({ type }: { type: string }) => type === 'blogs');
    return {
      drafts,
      outdated_drafts,
      outdated: posts.outdated,
      listed: (await read('/blogs?translation=outdated-de')).length,
    };
  };
  const changes = async () =>
    (await read('/blogs/drafted/translations/de/source-diff')).map(({ field }: { field: string }) => field);
  const isCurrent = { drafts: ['de'], outdated_drafts: [], outdated: 1, listed: 1 };
  const isOld = { drafts: ['de'], outdated_drafts: ['de'], outdated: 2, listed: 2 };
  expect(await german()).toEqual(isCurrent);
  await ask('PUT', '/blogs/drafted', { image: await site.client.upload() });
  expect(await german()).toEqual(isCurrent);
  await ask('PUT', '/blogs/drafted', { title: 'Drafted anew' });
  expect(await german()).toEqual(isOld);
  // More versions than are kept for themselves.
  for (let version = 0; version < 25; version += 1)
    await ask('PUT', '/blogs/drafted', { seo_title: `Version ${version}` });
  expect(await changes()).toEqual(['title', 'seo_title']);
  await ask('PUT', '/blogs/drafted', { title: 'Drafted', seo_title: '' });
  expect(await german()).toEqual(isCurrent);
  const { version } = (await ask('PUT', '/blogs/drafted', { title: 'Drafted at last' })).body.data;
  const draft = await read('/blogs/drafted/translations/de/draft');
  const presence = { type: 'blogs', key: 'drafted', language: 'de', draft_id: draft.id };
  expect((await ask('POST', '/presence', presence)).body.source_version).toBe(version);
  await ask('PUT', `/drafts/${draft.id}`, { fields: {}, version: draft.version, source_version: version });
  expect(await german()).toEqual(isCurrent);
  expect(await changes()).toEqual([]);
});

test('the form of a translation is found by its address', async () => {
  const keyOf = (slug: string, language = 'de') =>
    ask('GET', `/translations/by-slug?type=blogs&language=${language}&slug=${slug}`);
  expect((await keyOf('aktuell')).body.data).toEqual({ key: 'current' });
  expect([(await keyOf('current')).status, (await keyOf('aktuell', 'fr')).status]).toEqual([404, 404]);
  expect((await keyOf('aktuell', 'it')).status).toBe(422);
});

test('a record is found in lists by a translated title, without its accents', async () => {
  const found = await read('/blogs?search=altere%20uber');
  expect(found).toMatchObject([{ title: 'Old' }]);
  await ask('DELETE', '/blogs/old/translations/de');
  expect(await read('/blogs?search=altere%20uber')).toEqual([]);
  expect(await read('/deleted?language=all')).toMatchObject([{ key: 'old', language: 'de' }]);
});

test('drafts of every language are listed together where that is asked for', async () => {
  expect(await read('/drafts')).toEqual([]);
  expect(await read('/drafts?language=all')).toMatchObject([{ title: 'Entwurf', language: 'de' }]);
});

test('a language says whether its home page is there for visitors', async () => {
  const stateOf = async () => (await read('/languages'))[0];
  expect(await stateOf()).toMatchObject({ language: 'de', shown: true, has_home: false });
  await ask('PUT', '/pages/home/translations/de', { title: 'Start', status: 1 });
  expect(await stateOf()).toMatchObject({ language: 'de', has_home: true });
});

test('who answers leads is told nothing of translations', async () => {
  const sales = await addPerson(site.app, 'Sally', 'sales');
  for (const path of ['/languages', '/translations?type=blogs&ids=1'])
    expect((await sales.ask('GET', path)).status).toBe(403);
  expect((await sales.ask('GET', '/blogs?translation=drafted-de')).status).toBe(403);
});
