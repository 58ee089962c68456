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
  for (const q of ['٠٣٠ ١٢٣٤٥٦٧', '０３０１２３４', 'anna＠example.com', 'anna%40example.com']) await search(q);
  await search('colleague', { cookie: 'plinth_editor=1' });
  await search('robot', { 'user-agent': 'Googlebot/2.1' });
  expect((await readFigures()).not_found).toEqual([{ name: 'zeppelin', searches: 2 }]);
});

test('searches are no views, and of one sender only so many count', async () => {
  const senders = ['203.0.113.1', '203.0.113.2'];
  for (let count = 0; count < 40; count += 1) {
    site.now += 60_000;
    for (let number = 0; number < 6; number += 1) await search('zeppelin', { 'x-forwarded-for': senders[0] ?? '' });
  }
  await search('zeppelin', { 'x-forwarded-for': senders[1] ?? '' });
  expect((await readFigures()).not_found).toEqual([{ name: 'zeppelin', searches: 201 }]);
});

test('nothing is counted where visits are not', async () => {
  await beginAgain({ ANALYTICS: 'off' });
  await search('zeppelin');
  expect((await readFigures()).not_found).toEqual([]);
});
