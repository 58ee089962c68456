import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../content/about.ts';
import { type Administrator, signInTo } from './administrator.ts';
import { type Plinth, startPlinth } from './plinth.ts';

let plinth: Plinth;
let client: Administrator;
beforeAll(async () => {
  plinth = await startPlinth({ content: 'demo' });
  client = await signInTo(plinth);
}, 60_000);
afterAll(() => plinth.stop());

const overview = async () => (await client.ask('GET', '/overview')).body.data;
const count = async (path: string) => (await plinth.get(path)).json().meta.total;

test('what is waiting is counted', async () => {
  const before = await overview();
  expect(before).toMatchObject({ messages: 0, inactive: {}, blogs_without_author: 0 });
  const { data } = (await client.ask('GET', '/blogs?per_page=1')).body;
  await client.ask('PUT', `/blogs/${data[0].slug}`, { status: 2 });
  await client.ask('DELETE', '/teams/sana-qureshi');
  const visitor = { name: 'Ines', email: 'ines@example.com', phone: '555', description: 'Hello.' };
  await plinth.post('/api/contact/store', visitor);
  const after = await overview();
  expect(after).toMatchObject({ messages: 1, inactive: { blog: 1 } });
  expect(after.blogs_without_author).toBeGreaterThan(0);
  await client.ask('POST', '/teams/sana-qureshi/restore');
});

test('what the dashboard counts is the list that it leads to', async () => {
  const titles = async (query: string) => {
    const { data, meta } = (await client.ask('GET', `/blogs?per_page=100&${query}`)).body;
    return { total: meta.total, titles: new Set(data.map(({ title }: { title: string }) => title)) };
  };
  const [{ id, title }] = (await client.ask('GET', '/blogs?per_page=1&without=headings')).body.data;
  expect((await client.ask('GET', `/headings?blog_id=${id}`)).body.data).toEqual([]);
  const image = await plinth.upload('headings');
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

  await client.ask('DELETE', '/teams/sana-qureshi');
  const { total } = await titles('without=teams');
  expect(total).toBe((await overview()).blogs_without_author);
  expect(total).toBeGreaterThan(0);
  await client.ask('POST', '/teams/sana-qureshi/restore');
});

test.each([
  ['/blogs?without=services', 'without must be one of teams, headings.'],
  ['/headings?blog_id=x', 'blog_id must be the number of a record.'],
])('%s is refused', async (path, message) => {
  expect(await client.ask('GET', path)).toMatchObject({ status: 422, body: { message } });
});

test('the demonstration goes in one step, but for what someone changed, and comes back in one', async () => {
  const { demonstration } = await overview();
  const services = await count('/api/review');
  const removed = await client.ask('DELETE', '/demonstration');
  expect(removed.body.message).toBe(`${demonstration} records of the demonstration deleted.`);
  expect((await overview()).demonstration).toBe(0);
  expect(await count('/api/review')).toBe(0);
  // The blog that was set InActive above was changed by someone.
  expect((await client.ask('GET', '/blogs')).body.meta.total).toBe(1);
  expect((await plinth.get('/')).statusCode).toBe(200);

  const back = await client.ask('POST', '/demonstration/restore');
  expect(back.body.message).toBe(`${demonstration} records of the demonstration are back.`);
  expect(await count('/api/review')).toBe(services);
  expect((await overview()).demonstration).toBe(demonstration);
});

test('an About that was made meanwhile stays, and the demonstration’s stays away', async () => {
  await client.ask('DELETE', '/demonstration');
  await plinth.create(about, { wwa_heading: 'Ours' });
  expect((await client.ask('POST', '/demonstration/restore')).status).toBe(200);
  expect((await plinth.get('/api/about')).json().about.wwa_heading).toBe('Ours');
});

test('where nothing was removed there is nothing to bring back', async () => {
  const fresh = await startPlinth();
  const someone = await signInTo(fresh);
  expect((await someone.ask('POST', '/demonstration/restore')).status).toBe(404);
  await fresh.stop();
});
