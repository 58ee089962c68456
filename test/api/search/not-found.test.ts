import { expect, test } from 'vitest';
import { service } from '../../../content/types/service.ts';
import { CHROME, visitedApp } from '../app/visited-app.ts';

const { site, open, readFigures, beginAgain } = visitedApp();

const search = (q: string, headers: Record<string, string> = {}) =>
  open(`/search?q=${encodeURIComponent(q)}`, { 'user-agent': CHROME, ...headers });

test('what visitors searched for and did not find is counted, without what may be about somebody', async () => {
  await site.app.create(service, { title: 'Lighthouses' });
  for (const q of ['Zeppelin', ' zeppelin ', 'lighthouses', 'me@example.com', '+49 30 1234567', 'x '.repeat(60), '  '])
    expect((await search(q)).statusCode).toBe(200);
  await search('asked', { 'sec-gpc': '1' });
  await search('asked', { dnt: '1' });
  await search('robot', { 'user-agent': 'Googlebot/2.1' });
  expect((await readFigures()).not_found).toEqual([{ name: 'zeppelin', searches: 2 }]);
});

test('nothing is counted where visits are not', async () => {
  await beginAgain({ ANALYTICS: 'off' });
  await search('zeppelin');
  expect((await readFigures()).not_found).toEqual([]);
});
