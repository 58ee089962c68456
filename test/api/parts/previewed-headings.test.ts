import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { signInTo } from '../app/people.ts';
import { type SavedHeading, postMaker } from './post.ts';

let app: TestApp;
let client: ApiClient;
let make: Awaited<ReturnType<typeof postMaker>>;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  make = await postMaker(app, client);
});
afterAll(() => app.stop());

/** Returns the titles of the headings that the page of a post shows while it has these fields in its form. */
async function shown(key: string | null, fields: object) {
  const { status, body } = await client.ask('POST', '/live-preview', { type: 'blogs', key, fields });
  expect([status, body.message]).toEqual([200, undefined]);
  const article = /<article class="post.*?<\/article>/s.exec(body.data.html)?.[0] ?? '';
  return [...article.matchAll(/<h2 [^>]*dir="auto"[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
}

test('the preview shows the headings as they are being typed, and stores nothing', async () => {
  const address = await make.post('First', 'Second');
  const [first, second] = (await make.headingsOf(address)) as [SavedHeading, SavedHeading];
  await make.post('Of another post');
  const key = address.split('/').at(-1) ?? '';
  const before = await readAllRows(app.services.database);
  expect(await shown(key, { title: 'T' })).toEqual(['First', 'Second']);
  const headings = [
    { id: second.id },
    { id: 'k1', heading: 'Being typed', image: make.image },
    { ...first, heading: 'Changed' },
  ];
  expect(await shown(key, { headings })).toEqual(['Second', 'Being typed', 'Changed']);
  expect(await shown(key, { headings: [] })).toEqual([]);
  expect(await shown(null, { title: 'New', headings: [{ id: 'a', heading: 'Of a new post' }] })).toEqual([
    'Of a new post',
  ]);
  expect(await readAllRows(app.services.database)).toEqual(before);
});

test('a heading of another post is shown as what is typed of it, and anything else as nothing', async () => {
  const address = await make.post('First');
  const [foreign] = (await make.headingsOf(await make.post('Of another post'))) as [SavedHeading];
  const key = address.split('/').at(-1) ?? '';
  expect(await shown(key, { headings: [{ id: foreign.id, heading: 'Typed' }] })).toEqual(['Typed']);
  for (const headings of [{}, 'x', 7, null]) expect(await shown(key, { headings })).toEqual(['First']);
  for (const item of [null, 7, 'x', [], { heading: { a: 1 } }, { heading: 'x', image: 7, description: [] }])
    expect(await shown(key, { headings: [item] })).toHaveLength(1);
  expect(await shown(key, { headings: Array.from({ length: 9 }, () => ({ heading: 'x' })) })).toHaveLength(3);
});
