import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
let image: string;
let author: number;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  image = await app.upload('headings');
  author = await app.create(teamMember, {});
});
afterAll(() => app.stop());

let here: number;
let there: number;
beforeEach(async () => {
  here = await app.create(blog, { team_id: author, image });
  there = await app.create(blog, { team_id: author, image });
});

const create = (fields: object) =>
  client.ask('POST', '/headings', { heading: 'h', description: 'd', image, blog_id: here, ...fields });

async function headingWith(fields: object) {
  return `/headings/${(await create(fields)).body.data.id}`;
}

const stateOf = async (address: string) => {
  const { sequence, version, blog_id } = (await client.ask('GET', address)).body.data;
  return { sequence, version, blog: blog_id.id };
};

const refusalOf = (sequence: number) => ({
  status: 422,
  body: { errors: { sequence: [`Sequence ${sequence} of this post is taken by another heading.`] } },
});

test('a new heading cannot have a taken sequence, which is free in another blog', async () => {
  await headingWith({ sequence: 1 });
  expect(await create({ sequence: 1 })).toMatchObject(refusalOf(1));
  expect(await create({ sequence: '1' })).toMatchObject(refusalOf(1));
  expect((await create({ sequence: 1, blog_id: there })).status).toBe(201);
});

test.each([0, 4, '4', null, 'one', [1]])('%j is not a sequence', async (sequence) => {
  expect((await create({ sequence })).body.errors).toHaveProperty('sequence');
});

test('a change to a taken sequence swaps both headings, which get new versions', async () => {
  const first = await headingWith({ sequence: 1 });
  const third = await headingWith({ sequence: 3 });
  const message = 'Heading Updated';
  expect(await client.ask('PUT', first, { sequence: 3, version: 1 })).toMatchObject({ status: 200, body: { message } });
  expect(await stateOf(first)).toEqual({ sequence: 3, version: 2, blog: here });
  expect(await stateOf(third)).toEqual({ sequence: 1, version: 2, blog: here });
  expect((await client.ask('PUT', third, { sequence: 1, version: 1 })).status).toBe(409);
  const { data } = (await client.ask('GET', `${third}/revisions`)).body;
  expect(data).toMatchObject([{ version: 2, saved_by: 'Sana Qureshi' }, { version: 1 }]);
});

test('a change to a free sequence affects no other heading', async () => {
  const first = await headingWith({ sequence: 1 });
  const second = await headingWith({ sequence: 2 });
  await client.ask('PUT', first, { sequence: 3 });
  await client.ask('PUT', first, { sequence: 3, heading: 'Renamed' });
  expect(await stateOf(second)).toEqual({ sequence: 2, version: 1, blog: here });
});

test('a heading cannot move to another blog where its sequence is taken', async () => {
  const moving = await headingWith({ sequence: 1 });
  const holder = await headingWith({ sequence: 1, blog_id: there });
  expect(await client.ask('PUT', moving, { blog_id: there })).toMatchObject(refusalOf(1));
  expect(await stateOf(moving)).toEqual({ sequence: 1, version: 1, blog: here });
  expect(await stateOf(holder)).toEqual({ sequence: 1, version: 1, blog: there });
  expect((await client.ask('PUT', moving, { blog_id: there, sequence: 2 })).status).toBe(200);
  expect(await stateOf(moving)).toEqual({ sequence: 2, version: 2, blog: there });
});

test('the sequences of deleted headings are free', async () => {
  const deleted = await headingWith({ sequence: 1 });
  const moving = await headingWith({ sequence: 2 });
  await client.ask('DELETE', deleted);
  expect((await client.ask('PUT', moving, { sequence: 1 })).status).toBe(200);
  await client.ask('PUT', moving, { sequence: 3 });
  expect((await create({ sequence: 1 })).status).toBe(201);
});

test('a refused swap changes neither heading', async () => {
  const first = await headingWith({ sequence: 1 });
  const second = await headingWith({ sequence: 2 });
  expect((await client.ask('PUT', first, { sequence: 2, version: 9 })).status).toBe(409);
  expect((await client.ask('PUT', first, { sequence: 2, image: '/files/headings/none.webp' })).status).toBe(422);
  expect([await stateOf(first), await stateOf(second)]).toMatchObject([
    { sequence: 1, version: 1 },
    { sequence: 2, version: 1 },
  ]);
});

test('of ten headings created at once with one sequence, one succeeds', async () => {
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => create({ sequence: 2 })))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(9);
});

test('parallel swaps leave each sequence to one heading', async () => {
  const all = [
    await headingWith({ sequence: 1 }),
    await headingWith({ sequence: 2 }),
    await headingWith({ sequence: 3 }),
  ];
  // In three rounds, because PostgreSQL gives up on a lock after 5 s, and a busy machine is slow.
  for (let round = 0; round < 3; round += 1) {
    const swaps = Array.from({ length: 10 }, (_, index) =>
      client.ask('PUT', all[index % 3] ?? '', { sequence: (((10 * round + index) * 5) % 3) + 1 }),
    );
    expect(new Set((await Promise.all(swaps)).map(({ status }) => status))).toEqual(new Set([200]));
  }
  const sequences = (await Promise.all(all.map(stateOf))).map(({ sequence }) => sequence);
  expect(sequences.sort((a, b) => a - b)).toEqual([1, 2, 3]);
});
