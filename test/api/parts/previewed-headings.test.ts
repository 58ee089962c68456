import { expect, test } from 'vitest';
import { readAllRows } from '../app/database-rows.ts';
import { type SavedHeading, appWithPosts } from './post.ts';

const site = appWithPosts();

/** Returns the titles of the headings that the page of a post shows while it has these fields in its form. */
async function previewedTitles(key: string | null, fields: object) {
  const { status, body } = await site.client.ask('POST', '/live-preview', { type: 'blogs', key, fields });
  expect([status, body.message]).toEqual([200, undefined]);
  const article = /<article class="post.*?<\/article>/s.exec(body.data.html)?.[0] ?? '';
  return [...article.matchAll(/<h2 [^>]*dir="auto"[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
}

test('the preview shows the headings as they are being typed, and stores nothing', async () => {
  const address = await site.make.post('First', 'Second');
  const [first, second] = (await site.make.headingsOf(address)) as [SavedHeading, SavedHeading];
  await site.make.post('Of another post');
  const key = address.split('/').at(-1) ?? '';
  const before = await readAllRows(site.app.services.database);
  expect(await previewedTitles(key, { title: 'T' })).toEqual(['First', 'Second']);
  const headings = [
    { id: second.id },
    { id: 'k1', heading: 'Being typed', image: site.make.image },
    { ...first, heading: 'Changed' },
  ];
  expect(await previewedTitles(key, { headings })).toEqual(['Second', 'Being typed', 'Changed']);
  expect(await previewedTitles(key, { headings: [] })).toEqual([]);
  expect(await previewedTitles(null, { title: 'New', headings: [{ id: 'a', heading: 'Of a new post' }] })).toEqual([
    'Of a new post',
  ]);
  expect(await readAllRows(site.app.services.database)).toEqual(before);
});

test('a heading of another post is shown as what is typed of it, and anything else as nothing', async () => {
  const address = await site.make.post('First');
  const [foreign] = (await site.make.headingsOf(await site.make.post('Of another post'))) as [SavedHeading];
  const key = address.split('/').at(-1) ?? '';
  expect(await previewedTitles(key, { headings: [{ id: foreign.id, heading: 'Typed' }] })).toEqual(['Typed']);
  for (const headings of [{}, 'x', 7, null]) expect(await previewedTitles(key, { headings })).toEqual(['First']);
  for (const item of [null, 7, 'x', [], { heading: { a: 1 } }, { heading: 'x', image: 7, description: [] }])
    expect(await previewedTitles(key, { headings: [item] })).toHaveLength(1);
  expect(await previewedTitles(key, { headings: Array.from({ length: 9 }, () => ({ heading: 'x' })) })).toHaveLength(3);
});
