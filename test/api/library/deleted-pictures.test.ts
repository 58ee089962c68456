import { expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import { png } from '../../pictures.ts';
import { clientOf, tokenOf } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { uploadPicture } from './upload-picture.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const site = signedInApp();

async function upload(query = '') {
  const uploaded = await uploadPicture(site.client, { query });
  return { path: `/media/${uploaded.id}`, ...uploaded };
}

const sweep = () => site.app.services.media.sweep(site.app.services.content.pictureUsage);
const statusOf = async (path: string) => (await site.app.get(path)).statusCode;
const remove = async ({ path }: { path: string }) => site.client.ask('DELETE', path);

test('a picture that nothing uses is deleted, and can be restored for 30 days', async () => {
  const picture = await upload();
  const cropped = picture.image.replace('/files', '/og/files').replace('.webp', '.jpg');
  expect(await statusOf(cropped)).toBe(200);
  expect((await remove(picture)).body).toEqual({ message: 'Image Deleted!' });
  expect([await statusOf(picture.image), (await site.client.ask('GET', picture.path)).status]).toEqual([404, 404]);
  expect(await statusOf(cropped)).toBe(404);
  expect((await remove(picture)).status).toBe(404);
  expect((await site.client.ask('GET', '/deleted')).body.data).toMatchObject([
    { type: 'media', key: String(picture.id), title: 'picture' },
  ]);
  await sweep();
  site.now += 29 * DAY;
  site.client = await signInAgain();
  const restored = await site.client.ask('POST', `${picture.path}/restore`);
  expect([restored.status, restored.body.data.image, await statusOf(picture.image)]).toEqual([200, picture.image, 200]);
  expect(await statusOf(cropped)).toBe(200);
  expect((await site.client.ask('POST', `${picture.path}/restore`)).status).toBe(404);

  await remove(picture);
  site.now += 31 * DAY;
  await sweep();
  await site.app.services.media.emptyTrash();
  site.client = await signInAgain();
  expect((await site.client.ask('POST', `${picture.path}/restore`)).status).toBe(404);
  const rows = site.app.services.database.kysely.withTables<MediaTables>().selectFrom('media').select('id');
  expect(await rows.where('id', '=', picture.id).execute()).toEqual([]);
});

/** Sessions end while the clock of the test runs. */
async function signInAgain() {
  return clientOf(site.app, await tokenOf(site.app, 'sana@example.com'));
}

test('a picture in use is not deleted, and the response names the places', async () => {
  const picture = await upload();
  const id = await site.app.create(review, { image: picture.image, project_name: 'Harbour' });
  const refused = await remove(picture);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: 'This picture is used in “Harbour”.', used_on: [{ type: 'reviews', key: String(id), state: 'saved' }] },
  ]);

  await site.client.ask('PUT', `/reviews/${id}`, { image: (await upload()).image });
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Harbour', state: 'earlier' }]);
  await site.client.ask('DELETE', `/reviews/${id}`);
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Harbour', state: 'deleted' }]);
});

test('a picture that only a draft shows is not deleted', async () => {
  const picture = await upload();
  const draft = await site.app.services.drafts.begin(
    blog,
    null,
    { fields: { title: 'Begun', image: picture.image } },
    SYSTEM,
  );
  if (!draft.ok) throw new Error('The draft was refused.');
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Begun', key: null, state: 'draft' }]);
  await site.app.services.drafts.discard(draft.value.id, SYSTEM, { mayPublish: true });
  expect((await remove(picture)).body.used_on).toMatchObject([{ title: 'Begun', state: 'deleted' }]);
});

test('of a save and a deletion at the same moment, one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const picture = await upload();
    const fields = { image: picture.image, client_name: 'C', project_name: 'P', status: 1, feedback: 'F' };
    const record = { ...fields, project_summary: 'S', project_review: 'R' };
    const [saved, removed] = await Promise.all([site.client.ask('POST', '/reviews', record), remove(picture)]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([saved.status, removed.status]);
  }
});

test('a deleted picture cannot be picked, and one that a text shows comes back', async () => {
  const picture = await upload();
  await remove(picture);
  const id = await site.app.create(review, {});
  const { status, body } = await site.client.ask('PUT', `/reviews/${id}`, { image: picture.image });
  expect([status, body.message]).toEqual([422, 'Client Image no longer exists. Please upload it again.']);
  const text = { description: `<p><img src="${picture.image}" alt="" /></p>` };
  await site.client.ask('POST', '/drafts', { type: 'blogs', fields: text });
  await sweep();
  expect([await statusOf(picture.image), (await site.client.ask('GET', picture.path)).status]).toEqual([200, 200]);
});

test('an unused picture is swept after a day unless it is kept, or was uploaded again', async () => {
  const [swept, inLibrary, again] = [await upload(), await upload('?kept=1'), await upload()];
  site.now += DAY - 1000;
  site.client = await signInAgain();
  await site.client.sendForm('/media', { image: await png('again.png', again.image_width) });
  site.now += 2000;
  await sweep();
  expect(await Promise.all([swept, inLibrary, again].map(({ image }) => statusOf(image)))).toEqual([404, 200, 200]);
  await site.client.ask('PUT', inLibrary.path, { kept: false });
  site.now += 2 * DAY;
  await sweep();
  expect(await Promise.all([inLibrary, again].map(({ image }) => statusOf(image)))).toEqual([404, 404]);
});
