import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { jpeg } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const omar = { id: null, name: 'Omar Farooq' };
const start = Date.now();

let now = start;
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

const read = async (address: string) => (await client.ask('GET', address)).body.data;
const versions = async (address: string) =>
  (await read(`${address}/revisions`)).map(({ version }: { version: number }) => version);

async function reviewWith(fields: object) {
  return `/reviews/${await app.create(review, { ...fields })}`;
}

describe('every save stores a revision', () => {
  test('with its author and time, newest first', async () => {
    const address = await reviewWith({ feedback: 'First' });
    const id = Number(address.split('/').at(-1));
    now += 60_000;
    await client.ask('PUT', address, { feedback: 'Second' });
    now += 60_000;
    await app.services.content.update(review, id, { feedback: 'Third' }, omar);
    const rest = { label: null, draft_id: null, comments: 0 };
    const savedAt = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    expect(await read(`${address}/revisions`)).toEqual([
      { version: 3, saved_at: savedAt(0), saved_by: 'Omar Farooq', changed: ['feedback'], ...rest },
      { version: 2, saved_at: savedAt(-1), saved_by: 'Sana Qureshi', changed: ['feedback'], ...rest },
      { version: 1, saved_at: savedAt(-2), saved_by: 'Plinth', changed: [], ...rest },
    ]);
    expect(await read(`${address}/revisions/3`)).toMatchObject({ record: await read(address) });
    expect(await read(`${address}/revisions/1`)).toMatchObject({ version: 1, record: { feedback: 'First' } });
  });

  test('and keeps the last 20 earlier ones', async () => {
    const address = await reviewWith({ feedback: 'At 1' });
    for (let version = 2; version <= 23; version += 1) await client.ask('PUT', address, { feedback: `At ${version}` });
    const numbers = await versions(address);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([21, 23, 3]);
    expect((await client.ask('GET', `${address}/revisions/2`)).status).toBe(404);
    expect((await client.ask('POST', `${address}/revisions/2/restore`)).status).toBe(404);
    const restored = await client.ask('POST', `${address}/revisions/3/restore`);
    expect(restored.body.data).toMatchObject({ feedback: 'At 3', version: 24 });
  });

  test('of settings, too', async () => {
    await client.ask('PUT', '/settings/1', { phone: '555' });
    await client.ask('PUT', '/settings/1', { phone: '777' });
    const before = (await versions('/settings/1'))[1];
    const response = await client.ask('POST', `/settings/1/revisions/${before}/restore`);
    expect(response.body).toMatchObject({ message: settings.messages.updated, data: { phone: '555' } });
  });

  test.each(['0', '-1', '1.5', 'x', '9999999999', '1e1', '%20'])('there is no version %s', async (version) => {
    const address = await reviewWith({});
    expect((await client.ask('GET', `${address}/revisions/${version}`)).status).toBe(404);
    expect((await client.ask('POST', `${address}/revisions/${version}/restore`)).status).toBe(404);
  });
});

describe('restoring a revision', () => {
  test('is a new version with its texts and pictures', async () => {
    const address = await reviewWith({ feedback: 'First', image_alt: 'A woman' });
    const first = await read(address);
    await client.sendForm(address, { _method: 'put', feedback: 'Second', image: await jpeg(), image_alt: 'A man' });
    const { status, body } = await client.ask('POST', `${address}/revisions/1/restore`);
    expect([status, body.message]).toEqual([200, 'Review Updated!']);
    expect(body.data).toEqual({ ...first, version: 3, updated_at: body.data.updated_at });
    expect((await app.get(body.data.image)).statusCode).toBe(200);
    expect(await versions(address)).toEqual([3, 2, 1]);
  });

  test('keeps the slug and the position', async () => {
    await app.create(service, { title: 'Old name' });
    await app.create(service, { title: 'Other' });
    await client.ask('PUT', '/services/old-name', { title: 'New name', slug: 'new-name' });
    await client.ask('POST', '/services/new-name/move', { position: 2 });
    await client.ask('POST', '/services/new-name/revisions/1/restore');
    expect(await read('/services/new-name')).toMatchObject({ title: 'Old name', slug: 'new-name', position: 2 });
  });

  test('keeps the current author if the former one is deleted', async () => {
    const [then, today] = [await app.create(teamMember, { name: 'Then' }), await app.create(teamMember, {})];
    await app.create(blog, { title: 'Authored', team_id: then });
    await client.ask('PUT', '/blogs/authored', { team_id: today, title: 'Changed' });
    await client.ask('DELETE', '/teams/then');
    await client.ask('POST', '/blogs/authored/revisions/1/restore');
    expect(await read('/blogs/authored')).toMatchObject({ title: 'Authored', team_id: { id: today } });
  });

  test('as a draft keeps the slug and the author if the former one is deleted, and is published', async () => {
    const [then, today] = [await app.create(teamMember, { name: 'Once' }), await app.create(teamMember, {})];
    await app.create(blog, { title: 'Signed', team_id: then });
    await client.ask('PUT', '/blogs/signed', { title: 'Signed anew', slug: 'signed-anew', team_id: today });
    await client.ask('DELETE', '/teams/once');
    const restored = (await client.ask('POST', '/blogs/signed-anew/revisions/1/draft')).body.data;
    expect(restored.fields).toEqual({ title: 'Signed' });
    const published = await client.ask('POST', `/drafts/${restored.id}/publish`);
    expect(published.body.data).toMatchObject({ title: 'Signed', slug: 'signed-anew', team_id: { id: today } });
  });

  test('works if both authors are deleted', async () => {
    const author = await app.create(teamMember, { name: 'Leaving' });
    await app.create(blog, { title: 'Left', team_id: author });
    await client.ask('PUT', '/blogs/left', { title: 'Changed' });
    await client.ask('DELETE', '/teams/leaving');
    expect((await client.ask('POST', '/blogs/left/revisions/1/restore')).body.data).toMatchObject({
      title: 'Left',
      team_id: null,
    });
  });

  test('swaps sequences if the former one is taken', async () => {
    const blogId = await app.create(blog, { team_id: await app.create(teamMember, {}) });
    const moved = await app.create(heading, { blog_id: blogId, sequence: 1 });
    await client.ask('PUT', `/headings/${moved}`, { sequence: 2 });
    const other = await app.create(heading, { blog_id: blogId, sequence: 1 });
    expect((await client.ask('POST', `/headings/${moved}/revisions/1/restore`)).body.data.sequence).toBe(1);
    expect((await read(`/headings/${other}`)).sequence).toBe(2);
  });

  test('is refused if the former sequence is taken in the former blog', async () => {
    const author = await app.create(teamMember, {});
    const [then, today] = [await app.create(blog, { team_id: author }), await app.create(blog, { team_id: author })];
    const moved = await app.create(heading, { blog_id: then, sequence: 1 });
    await client.ask('PUT', `/headings/${moved}`, { blog_id: today });
    await app.create(heading, { blog_id: then, sequence: 1 });
    const response = await client.ask('POST', `/headings/${moved}/revisions/1/restore`);
    const sentence = 'Sequence 1 of this post is taken by another heading.';
    expect(response).toMatchObject({ status: 422, body: { message: sentence, errors: { sequence: [sentence] } } });
    expect((await read(`/headings/${moved}`)).blog_id.id).toBe(today);
  });

  test('is not possible while the record is deleted', async () => {
    const address = await reviewWith({});
    await client.ask('DELETE', address);
    expect((await client.ask('GET', `${address}/revisions`)).status).toBe(404);
    expect((await client.ask('POST', `${address}/revisions/1/restore`)).status).toBe(404);
  });
});

describe('a change to a stale version', () => {
  test('names who has saved since, and changes nothing', async () => {
    const address = await reviewWith({ feedback: 'First' });
    await app.services.content.update(review, Number(address.split('/').at(-1)), { feedback: 'Omar’s' }, omar);
    const response = await client.ask('PUT', address, { feedback: 'Mine', version: 1 });
    expect(response).toMatchObject({
      status: 409,
      body: { message: 'Omar Farooq has saved this since you opened it.' },
    });
    expect(await read(address)).toMatchObject({ feedback: 'Omar’s', version: 2 });
    expect((await client.ask('PUT', address, { feedback: 'Mine', version: '2' })).status).toBe(200);
  });
});

test('a relation read as null can be sent back, and returns when the author is restored', async () => {
  await app.create(blog, { title: 'Kept', team_id: await app.create(teamMember, { name: 'Returning' }) });
  const missing = await client.ask('PUT', '/blogs/kept', { team_id: null });
  expect(missing.body.errors).toEqual({ team_id: ['Team is required.'] });
  await client.ask('DELETE', '/teams/returning');
  const record = await read('/blogs/kept');
  expect(record.team_id).toBeNull();
  expect((await client.ask('PUT', '/blogs/kept', record)).status).toBe(200);
  await client.ask('POST', '/teams/returning/restore');
  expect((await read('/blogs/kept')).team_id.name).toBe('Returning');
});
