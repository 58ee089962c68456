import { beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { page } from '../../../content/types/page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

interface Section {
  id: string;
  title: string;
  actions: { id: string; label: string; link: string }[];
}

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => site.client.ask(method, path, body);
const read = async (path: string) => (await ask('GET', path)).body.data;
const sectionsOf = async (): Promise<Section[]> => (await read('/pages/carrying')).sections;
const changesOf = (record: string) => read(`${record}/translations/de/source-diff`);
const isOutdated = async (record: string) => (await read(`${record}/translations`))[0].is_outdated;

const hero = (id: string, title: string) => ({
  id,
  type: 'hero',
  title,
  actions: [{ label: `Read ${title}`, link: '/meeting' }],
});

beforeAll(async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await ask('PUT', '/settings/1', { languages });
  const sections = [hero('first', 'Bridges'), hero('second', 'Plinths'), hero('third', 'Columns')];
  await site.app.create(page, { slug: 'carrying', title: 'What carries', sections });
  await ask('POST', '/drafts', { type: 'pages', key: 'carrying', language: 'de', fields: {} });
  const words = (await sectionsOf()).map(({ id }) => ({ id, type: 'hero', title: 'Auf Deutsch' }));
  await ask('PUT', '/pages/carrying/translations/de', { title: 'Was trägt', status: 1, sections: words });
});

test('what has changed in sections is said text by text, by the ids of what they stand in', async () => {
  const [bridges, plinths, columns] = await sectionsOf();
  const [action] = plinths!.actions;
  const sections = [
    hero('new', 'Walls'),
    { ...columns, title: 'Pillars' },
    { ...plinths, actions: [{ ...action, label: 'Read on' }] },
  ];
  await ask('PUT', '/pages/carrying', { title: 'What carries us', sections });
  expect(await changesOf('/pages/carrying')).toMatchObject([
    { field: 'title', label: 'Title', change: 'changed', html: 'What carries<ins> us</ins>' },
    { field: 'sections.new', label: 'Hero (section 1)', change: 'added', before: null },
    {
      field: 'sections.third.title',
      label: 'Hero (section 2): Title',
      change: 'changed',
      before: 'Columns',
      after: 'Pillars',
      html: '<del>Columns</del><ins>Pillars</ins>',
    },
    { field: `sections.second.actions.${action!.id}.label`, change: 'changed', after: 'Read on' },
    {
      field: 'sections.first',
      change: 'removed',
      after: null,
      html: expect.stringMatching(/^<del>.*Bridges.*<\/del>$/),
    },
  ]);
  await ask('PUT', '/pages/carrying', { title: 'What carries', sections: [bridges, plinths, columns] });
  expect(await changesOf('/pages/carrying')).toEqual([]);
});

test('sections in another order, and what they share, leave a translation up to date', async () => {
  const [bridges, plinths, columns] = await sectionsOf();
  const actions = plinths!.actions.map((action) => ({ ...action, link: '/contact-us' }));
  await ask('PUT', '/pages/carrying', { sections: [columns, { ...plinths, actions }, bridges] });
  expect(await isOutdated('/pages/carrying')).toBe(false);
  await ask('PUT', '/pages/carrying', { sections: [columns, plinths] });
  expect(await isOutdated('/pages/carrying')).toBe(true);
  expect(await changesOf('/pages/carrying')).toMatchObject([{ field: 'sections.first', label: 'Hero (section 3)' }]);
});

test('a heading of a post that is new, or changed, is named by its id', async () => {
  const team_id = await site.app.create(teamMember, {});
  const blog_id = await site.app.create(blog, { title: 'Post', slug: 'post', team_id });
  const first = await site.app.create(heading, { heading: 'First', sequence: 2, blog_id });
  const headings = [{ id: first, heading: 'Erstens', description: '<p>Ja</p>' }];
  const words = { title: 'Beitrag', short_description: 'Kurz', description: '<p>Lang</p>', status: 1, headings };
  await ask('PUT', '/blogs/post/translations/de', words);
  expect(await isOutdated('/blogs/post')).toBe(false);
  const second = await site.app.create(heading, { heading: 'Before', sequence: 1, blog_id });
  await ask('PUT', `/headings/${first}`, { heading: 'At first' });
  expect(await changesOf('/blogs/post')).toMatchObject([
    { field: `headings.${second}`, label: 'Before', change: 'added', html: expect.stringContaining('Before') },
    { field: `headings.${first}.heading`, label: 'At first: Heading Title', change: 'changed', before: 'First' },
  ]);
});
