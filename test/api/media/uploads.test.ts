import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatsOf, kindNames } from '../../../content/file-kinds.ts';
import { review } from '../../../content/types/review.ts';
import { QueueFull } from '../../../server/platform/limits/limiter.ts';
import { type ApiClient, multipart } from '../../api-client.ts';
import { jpeg, noFile, png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { storedPictures, keepsPictures } from '../app/stored-pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

const fields = {
  client_name: 'Ines',
  project_name: 'A shop',
  status: 1,
  project_summary: 's',
  project_review: 'r',
  feedback: 'f',
};
const notAPicture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' });
const noFileOfOurs = new File(['<p>words</p>'], 'drawing.png', { type: 'image/png' });
const sentence = 'must be a JPEG, PNG, WebP, AVIF or GIF picture.';

async function createReview() {
  const id = await app.create(review, {});
  return (await client.ask('GET', `/reviews/${id}`)).body.data;
}

describe('a picture in a form', () => {
  test.each([
    ['absent', {}],
    ['empty', { image: noFile }],
    ['an empty text', { image: '' }],
  ])('that is %s keeps the existing one', async (_, files) => {
    const { id, image } = await createReview();
    const response = await client.sendForm(`/reviews/${id}`, { _method: 'put', feedback: 'Better', ...files });
    expect(response).toMatchObject({ status: 200, body: { data: { image, feedback: 'Better' } } });
  });

  test('that is empty is missing in a new record', async () => {
    const response = await client.sendForm('/reviews', { ...fields, image: noFile });
    expect(response.body.errors).toEqual({ image: ['Client Image is required.'] });
  });

  test('that is not a picture is reported together with all other errors and leaves no file', async () => {
    const isAlone = await keepsPictures(app, async () => {
      const response = await client.sendForm('/services', {
        title: '',
        status: 5,
        image: notAPicture,
        detail_page_image: await png(),
      });
      expect(response.status).toBe(422);
      expect(response.body.errors).toMatchObject({
        title: ['Title is required.'],
        status: ['Status must be Active or InActive.'],
        image: [`Image ${sentence}`],
        category: ['Category is required.'],
      });
      expect(response.body.errors).not.toHaveProperty('detail_page_image');
    });
    expect(isAlone).toBe(true);
  });

  test('of a refused change leaves no file', async () => {
    const { id, image } = await createReview();
    const isAlone = await keepsPictures(app, async () => {
      const refusals = [
        { image: notAPicture },
        { image: await png(), feedback: '' },
        { image: await png(), version: 9 },
      ];
      const responses = refusals.map((form) => client.sendForm(`/reviews/${id}`, { _method: 'put', ...form }));
      expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([422, 422, 409]);
      expect((await client.sendForm('/reviews/9999', { _method: 'put', image: await png() })).status).toBe(404);
      expect((await client.sendForm(`/reviews/${id}`, { image: await png() })).status).toBe(405);
    });
    expect(isAlone).toBe(true);
    expect((await client.ask('GET', `/reviews/${id}`)).body.data.image).toBe(image);
  });

  test('sent twice is stored once, the last one', async () => {
    const before = await storedPictures(app);
    const parts = Object.entries(fields) as [string, string | number | File][];
    const { type, body } = await multipart([...parts, ['image', await png()], ['image', await jpeg()]]);
    expect(await client.post('/reviews', type, body)).toMatchObject({
      status: 201,
      body: { data: { image_width: 90 } },
    });
    expect((await storedPictures(app)).rows).toHaveLength(before.rows.length + 1);
  });

  test('under an unknown name is ignored', async () => {
    const before = await storedPictures(app);
    const form = { ...fields, image: await png(), avatar: notAPicture };
    expect((await client.sendForm('/reviews', form)).status).toBe(201);
    expect((await storedPictures(app)).rows).toHaveLength(before.rows.length + 1);
  });

  test.each([
    '../../../evil.png',
    '..\\evil.png',
    'evil.php.png',
    'evil.png.svg',
    'a\u0000.png',
    '.htaccess',
    'ä "q".png',
  ])('gets a generated name instead of %j', async (name) => {
    const before = await storedPictures(app);
    const { body } = await client.sendForm('/reviews', { ...fields, image: await png(name) });
    expect(body.data.image).toMatch(/^\/files\/reviews\/[0-9a-f]{20}\.webp$/);
    const after = await storedPictures(app);
    expect(after.files).toHaveLength(before.files.length + 1);
    expect(after.rows).toContain(body.data.image.replace('/files/', ''));
  });
});

test('of parallel changes to one version, one succeeds and the pictures of the others are deleted', async () => {
  const { id } = await createReview();
  const before = await storedPictures(app);
  const changes = Array.from({ length: 6 }, async () =>
    client.sendForm(`/reviews/${id}`, { _method: 'put', version: 1, image: await png() }),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  const after = await storedPictures(app);
  expect([after.rows.length, after.files.length]).toEqual([before.rows.length + 1, before.files.length + 1]);
});

describe('pictures rejected by a full queue', () => {
  const texts = { title: 'Shop', short_description: 's', detail_page_heading: 'h', detail_page_description: 'd' };
  const service = async () => ({
    ...texts,
    status: 1,
    category: 'amazon',
    image: await png(),
    detail_page_image: await png(),
  });

  test('leave no file', async () => {
    const before = await storedPictures(app);
    const responses = await Promise.all(
      Array.from({ length: 30 }, async () => client.sendForm('/services', await service())),
    );
    const accepted = responses.filter(({ status }) => status === 201).length;
    const rejected = responses.filter(({ status, headers }) => status === 429 && headers['retry-after']).length;
    expect([accepted + rejected, rejected > 0]).toEqual([30, true]);
    const after = await storedPictures(app);
    expect(after.rows.length - before.rows.length).toBe(2 * accepted);
    expect([after.files.length, after.incoming]).toEqual([before.files.length + 2 * accepted, []]);
  });

  test('delete the first picture of the same form', async () => {
    const { media } = app.services;
    const { add } = media;
    const spy = vi.spyOn(media, 'add').mockImplementationOnce(add).mockRejectedValueOnce(new QueueFull());
    const isAlone = await keepsPictures(app, async () => {
      expect((await client.sendForm('/services', await service())).status).toBe(429);
    });
    expect([isAlone, spy.mock.calls.length]).toEqual([true, 2]);
    spy.mockRestore();
  });
});

test('a photograph of ten megabytes is accepted', async () => {
  const photograph = await readFile(new URL('../../photos/iphone_hdr_YES.jpg', import.meta.url));
  // Data after the end of a picture is ignored, as in photographs with a video.
  const large = new Uint8Array(10 * 1024 * 1024);
  large.set(photograph);
  const image = new File([large], 'IMG_0001.JPG', { type: 'image/jpeg' });
  const { status, body } = await client.sendForm('/reviews', { ...fields, image });
  expect([status, body.data?.image_width]).toEqual([201, 1920]);
});

describe('POST /media', () => {
  test('stores a picture that rich text may then show', async () => {
    const { status, body } = await client.sendForm('/media', { image: await png('shop.png', 90) });
    expect([status, body.message]).toEqual([201, 'Image Uploaded!']);
    expect(body.data).toMatchObject({ image: expect.stringMatching(/^\/files\/media\//), image_width: 90 });
    const id = await app.create(review, {});
    const project_review = `<p><img src="${body.data.image}" alt="A shop" /></p>`;
    expect((await client.ask('PUT', `/reviews/${id}`, { project_review })).body.data).toMatchObject({ project_review });
  });

  test.each([
    ['nothing', {}, 'Image is required.'],
    ['no file', { image: noFile }, 'Image is required.'],
    ['a text', { image: 'words' }, 'Image is required.'],
    ['what is of no kind', { image: noFileOfOurs }, `Image must be ${formatsOf(kindNames)}.`],
  ])('refuses %s', async (_, form, sentence) => {
    const isAlone = await keepsPictures(app, async () => {
      const response = await client.sendForm('/media', form);
      expect(response).toMatchObject({ status: 422, body: { message: sentence, errors: { image: [sentence] } } });
    });
    expect(isAlone).toBe(true);
  });

  test('refuses JSON, which cannot carry a picture', async () => {
    expect((await client.ask('POST', '/media', { image: '/files/a.webp' })).status).toBe(422);
  });

  test('queues its variants', async () => {
    const queue = async () => (await client.ask('GET', '/media/queue')).body.data;
    const { webp, avif } = await queue();
    await client.sendForm('/media', { image: await png('queued.png', 91) });
    const more = { webp: { ...webp, waiting: webp.waiting + 1 }, avif: { ...avif, waiting: avif.waiting + 1 } };
    expect(await queue()).toEqual(more);
  });
});
