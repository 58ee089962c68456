import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { png } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { clientOf, signInTo, tokenOf } from '../app/people.ts';
import { uploadPicture } from './upload-picture.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let now = Date.now();
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

async function upload(query = '') {
  const uploaded = await uploadPicture(client, { query });
  return { path: `/media/${uploaded.id}`, ...uploaded };
}

const sweep = () => app.services.media.sweep(app.services.content.pictureUsage);
const statusOf = async (path: string) => (await app.get(path)).statusCode;
const remove = async ({ path }: { path: string }) => client.ask('DELETE', path);

test('a picture that nothing uses is deleted, and can be restored for 30 days', async () => {
  const picture = await upload();
  const cropped = picture.image.replace('/files', '/og/files').replace('.webp', '.jpg');
  expect(await statusOf(cropped)).toBe(200);
  expect((await remove(picture)).body).toEqual({ message: 'Image Deleted!' });
  expect([await statusOf(picture.image), (await client.ask('GET', picture.path)).status]).toEqual([404, 404]);
  expect(await statusOf(cropped)).toBe(404);
  expect((await remove(picture)).status).toBe(404);
  expect((await client.ask('GET', '/deleted')).body.data).toMatchObject([
    { type: 'media', key: String(picture.id), title: 'picture' },
  ]);
  await sweep();
  now += 29 * DAY;
  client = await signInAgain();
  const restored = await client.ask('POST', `${picture.path}/restore`);
  expect([restored.status, restored.body.data.image, await statusOf(picture.image)]).toEqual([200, picture.image, 200]);
  expect(await statusOf(cropped)).toBe(200);
  expect((await client.ask('POST', `${picture.path}/restore`)).status).toBe(404);

  await remove(picture);
  now += 31 * DAY;
  await sweep();
  await app.services.media.emptyTrash();
  client = await signInAgain();
  expect((await client.ask('POST', `${picture.path}/restore`)).status).toBe(404);
  const rows = app.services.database.kysely.withTables<MediaTables>().selectFrom('media').select('id');
  expect(await rows.where('id', '=', picture.id).execute()).toEqual([]);
});

/** Sessions end while the clock of the test runs. */
async function signInAgain() {
  return clientOf(app, await tokenOf(app, 'sana@example.com'));
}

test('a picture in use is not deleted, and the response names the places', async () => {
  const picture = await upload();
  const id = await app.create(review, { image: picture.image, project_name: 'Harbour' });
  const refused = await remove(picture);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: 'This picture is used in “Harbour”.', used_on: [{ type: 'reviews', key: String(id), state: 'saved' }] },
  ]);

  await client.ask('PUT', `/reviews/${id}`, { image: (await upload()).image });
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Harbour', state: 'earlier' }]);
  await client.ask('DELETE', `/reviews/${id}`);
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Harbour', state: 'deleted' }]);
});

test('a picture that only a draft shows is not deleted', async () => {
  const picture = await upload();
  const draft = await app.services.drafts.begin(
    blog,
    null,
    { fields: { title: 'Begun', image: picture.image } },
    SYSTEM,
  );
  if (!draft.ok) throw new Error('The draft was refused.');
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Begun', key: null, state: 'draft' }]);
  await app.services.drafts.discard(draft.value.id, SYSTEM, { mayPublish: true });
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Begun', state: 'deleted' }]);
});

test('of a save and a deletion at the same moment, one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const picture = await upload();
    const fields = { image: picture.image, client_name: 'C', project_name: 'P', status: 1, feedback: 'F' };
    const record = { ...fields, project_summary: 'S', project_review: 'R' };
    const [saved, removed] = await Promise.all([client.ask('POST', '/reviews', record), remove(picture)]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([saved.status, removed.status]);
  }
});

test('a deleted picture cannot be picked, and one that a text shows comes back', async () => {
  const picture = await upload();
  await remove(picture);
  const id = await app.create(review, {});
  const { status, body } = await client.ask('PUT', `/reviews/${id}`, { image: picture.image });
  expect([status, body.message]).toEqual([422, 'Client Image no longer exists. Please upload it again.']);
  const text = { description: `<p><img src="${picture.image}" alt="" /></p>` };
  await client.ask('POST', '/drafts', { type: 'blogs', fields: text });
  await sweep();
  expect([await statusOf(picture.image), (await client.ask('GET', picture.path)).status]).toEqual([200, 200]);
});

test('an unused picture is swept after a day unless it is kept, or was uploaded again', async () => {
  const [swept, kept, again] = [await upload(), await upload('?kept=1'), await upload()];
  now += DAY - 1000;
  client = await signInAgain();
  await client.sendForm('/media', { image: await png('again.png', again.image_width) });
  now += 2000;
  await sweep();
  expect(await Promise.all([swept, kept, again].map(({ image }) => statusOf(image)))).toEqual([404, 200, 200]);
  await client.ask('PUT', kept.path, { kept: false });
  now += 2 * DAY;
  await sweep();
  expect(await Promise.all([kept, again].map(({ image }) => statusOf(image)))).toEqual([404, 404]);
});
