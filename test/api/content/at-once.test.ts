import { beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { clientOf, PASSWORD, tokenIn } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { type SavedHeading, postMaker } from '../parts/post.ts';

const site = signedInApp();
const ask = (...request: Parameters<typeof site.client.ask>) => site.client.ask(...request);

/** Makes a request so many times at once, and returns the responses. */
const atOnce = (times: number, request: (number: number) => ReturnType<typeof ask>) =>
  Promise.all(Array.from({ length: times }, (_, number) => request(number)));

const statusesOf = (responses: { status: number }[]) => responses.map(({ status }) => status).sort((a, b) => a - b);
const oneSucceeds = (success: number, count: number) => [success, ...Array.from({ length: count - 1 }, () => 409)];

test('of eight changes to one version of a record, one succeeds', async () => {
  const address = `/reviews/${await site.app.create(review, {})}`;
  const responses = await atOnce(8, (number) => ask('PUT', address, { feedback: `${number}`, version: 1 }));
  expect(statusesOf(responses)).toEqual(oneSucceeds(200, 8));
  const { data } = (await ask('GET', `${address}/revisions`)).body;
  expect(data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

test('of six changes to one version of a heading within its post, one succeeds', async () => {
  const make = await postMaker(site.app, site.client);
  const address = await make.post('At once');
  const [{ id, version }] = (await make.headingsOf(address)) as [SavedHeading];
  const responses = await atOnce(6, (number) =>
    ask('PUT', address, { headings: [{ id, version, heading: `Number ${number}` }] }),
  );
  expect(statusesOf(responses)).toEqual(oneSucceeds(200, 6));
  expect((await make.headingsOf(address)).map(({ version }) => version)).toEqual([2]);
});

describe('a draft', () => {
  let key: string;
  beforeAll(async () => {
    key = String(await site.app.create(review, { feedback: 'First' }));
  });
  const begin = () => ask('POST', '/drafts', { type: 'reviews', key, fields: { feedback: 'Second' } });

  test('that eight begin is one draft, and of eight who save it one wins and the others are told', async () => {
    const begun = await atOnce(8, begin);
    expect(statusesOf(begun)).toEqual(oneSucceeds(201, 8));
    const id = begun.find(({ status }) => status === 201)?.body.data.id;
    const saved = await atOnce(8, (number) =>
      ask('PUT', `/drafts/${id}`, { version: 1, fields: { feedback: `At once ${number}` } }),
    );
    expect(statusesOf(saved)).toEqual(oneSucceeds(200, 8));
    expect(saved.find(({ status }) => status === 409)?.body.message).toBe(
      'Sana Qureshi has saved this draft since you opened it.',
    );
    expect((await ask('GET', `/drafts/${id}`)).body.data.version).toBe(2);
  });
});

test('posts of one title that are created at once have different slugs', async () => {
  const fields = { title: 'Über die Größe: a “Test”!', team_id: await site.app.create(teamMember, {}) };
  const image = await site.app.upload('blogs');
  await Promise.all(Array.from({ length: 12 }, () => site.app.create(blog, { ...fields, image })));
  const { data } = (await ask('GET', '/blogs?per_page=100')).body;
  const slugs = data.map(({ slug }: { slug: string }) => slug).filter((slug: string) => slug.startsWith('ueber-'));
  expect(slugs).toContain('ueber-die-groesse-a-test');
  expect(slugs).toContain('ueber-die-groesse-a-test-12');
  expect(new Set(slugs).size).toBe(12);
});

test('moves that are made at once leave no gaps and no duplicate positions', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await site.app.create(teamMember, { name });
  const team = async () => (await ask('GET', '/teams')).body.data as { name: string; position: number }[];
  const count = (await team()).length;
  const responses = await atOnce(30, (number) =>
    ask('POST', `/teams/${names[number % 5]}/move`, { position: ((number * 7) % count) + 1 }),
  );
  expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
  expect((await team()).map(({ position }) => position)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  expect((await team()).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('one invitation registers one person, however many try at once', async () => {
  const { link } = (await ask('POST', '/invitations')).body.data;
  const person = { token: tokenIn(link), name: 'Mira', password: PASSWORD, password_confirmation: PASSWORD };
  const responses = await atOnce(10, (number) =>
    clientOf(site.app).ask('POST', '/register', { ...person, email: `n${number}@example.com` }),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
});
