import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { addPerson, signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000; // ms
const message = { name: 'Ines', email: 'ines@example.com', phone: '555 0100' };

let app: TestApp;
afterEach(() => app.stop());

const received = async (client: ApiClient) => (await client.ask('GET', '/overview')).body.data.received;

test('what was received is counted by week, without spam', async () => {
  let now = Date.now();
  app = await startApp({ clock: () => new Date(now) });
  const send = (description: string) => app.post('/api/contact/store', { ...message, description });
  await send('Nine weeks ago.');
  now += 2 * WEEK;
  await send('Seven weeks ago.');
  now += 6 * WEEK;
  await send('A week ago.');
  await send('Spam.');
  now += WEEK - 1000;
  const client = await signInTo(app);
  const { data } = (await client.ask('GET', '/contact-messages')).body;
  await client.ask('PUT', `/contact-messages/${data[0].id}`, { status: 'spam' });
  expect(await received(client)).toEqual({ messages: [0, 1, 0, 0, 0, 0, 0, 1], meetings: Array(8).fill(0) });
  expect(await received(await addPerson(app, 'Wanda', 'writer'))).toBeUndefined();
});

test('only weeks of which nothing was purged are counted', async () => {
  app = await startApp({ configured: { RETENTION_DAYS: '20' } });
  expect(await received(await signInTo(app))).toEqual({ messages: [0, 0], meetings: [0, 0] });
});
