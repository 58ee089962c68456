import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, signInTo } from '../app/people.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
});
afterAll(() => app.stop());

let id: number;
let address: string;
beforeEach(async () => {
  id = await app.create(review, { feedback: 'First' });
  address = `/reviews/${id}`;
});

/** Begins a draft of the review. */
async function begin(fields: object) {
  const { body } = await sana.ask('POST', '/drafts', { type: 'reviews', key: String(id), fields });
  return body.data as { id: number; version: number };
}

const publish = ({ id, version }: { id: number; version: number }) =>
  sana.ask('POST', `/drafts/${id}/publish`, { version });

// These let days pass, in which sessions end.

describe('what is discarded', () => {
  test('a draft of a deleted record is listed and published once that is restored', async () => {
    const listed = async () => ((await sana.ask('GET', '/drafts')).body.data as { id: number }[]).map(({ id }) => id);
    const draft = await begin({ feedback: 'Later' });
    await sana.ask('DELETE', address);
    expect(await listed()).not.toContain(draft.id);
    const refused = await publish(draft);
    expect(refused.body.message).toBe('This review was deleted. Restore it, then publish the draft.');
    await sana.ask('POST', `${address}/restore`);
    expect(await listed()).toContain(draft.id);
    expect((await publish(draft)).status).toBe(200);
  });

  test('is what was seen: a draft that somebody has saved since stays', async () => {
    const draft = await begin({ feedback: 'Seen' });
    await sana.ask('PUT', `/drafts/${draft.id}`, { fields: { feedback: 'Saved since' } });
    const refused = await sana.ask('DELETE', `/drafts/${draft.id}?version=1`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Sana Qureshi has saved this draft since you opened it.',
    ]);
    expect((await sana.ask('DELETE', `/drafts/${draft.id}?version=x`)).status).toBe(422);
    expect((await sana.ask('DELETE', `/drafts/${draft.id}?version=2`)).status).toBe(200);
  });

  test('can be restored for 30 days, unless the record has another draft', async () => {
    const draft = await begin({ feedback: 'Discarded' });
    expect((await sana.ask('DELETE', `/drafts/${draft.id}`)).body.message).toBe('Draft Discarded!');
    for (const path of [`/drafts/${draft.id}`, `/drafts/${draft.id}/publish`])
      expect((await sana.ask(path.endsWith('publish') ? 'POST' : 'GET', path)).status).toBe(404);
    const another = await begin({});
    expect((await sana.ask('POST', `/drafts/${draft.id}/restore`)).status).toBe(409);
    await sana.ask('DELETE', `/drafts/${another.id}`);
    const restored = await sana.ask('POST', `/drafts/${draft.id}/restore`);
    expect(restored.body).toMatchObject({ message: 'Draft Restored!', data: { fields: { feedback: 'Discarded' } } });

    await sana.ask('DELETE', `/drafts/${draft.id}`);
    now += 30 * DAY + 1;
    const later = await addPerson(app, 'Later');
    expect((await later.ask('POST', `/drafts/${draft.id}/restore`)).status).toBe(404);
    await app.services.drafts.purge();
    const drafts = app.services.database.kysely.withTables<{ drafts: { id: number } }>().selectFrom('drafts');
    expect(await drafts.select('id').where('id', '=', draft.id).execute()).toEqual([]);
  });
});

test('a picture in a draft is not swept', async () => {
  const image = await app.upload('blogs');
  const draft = await app.services.drafts.begin(blog, null, { fields: { image } }, SYSTEM);
  if (!draft.ok) throw new Error('The draft was refused.');
  now += 2 * DAY;
  await app.services.media.sweep(app.services.content.pictureUsage);
  expect((await app.get(image)).statusCode).toBe(200);
  await app.services.drafts.discard(draft.value.id, SYSTEM, { mayPublish: true });
  await app.services.media.sweep(app.services.content.pictureUsage);
  expect((await app.get(image)).statusCode).toBe(200);
  now += 30 * DAY;
  await app.services.drafts.purge();
  await app.services.media.sweep(app.services.content.pictureUsage);
  expect((await app.get(image)).statusCode).toBe(404);
});
