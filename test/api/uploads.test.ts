import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { review } from '../../content/review.ts';
import { service } from '../../content/service.ts';
import { LARGEST_PICTURE } from '../../server/media/incoming.ts';
import type { MediaTables } from '../../server/media/tables.ts';
import { type Administrator, jpeg, multipart, noFile, png, signInTo } from './administrator.ts';
import { type Plinth, startPlinth } from './plinth.ts';

let plinth: Plinth;
let client: Administrator;
beforeAll(async () => {
  plinth = await startPlinth();
  client = await signInTo(plinth);
});
afterAll(() => plinth.stop());

const fields = {
  client_name: 'Ines',
  project_name: 'A shop',
  status: 1,
  project_summary: 's',
  project_review: 'r',
  feedback: 'f',
};
const notAPicture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' });
const sentence = 'must be a JPEG, PNG, WebP, AVIF or GIF picture.';

/** What there is of pictures: rows, files, and uploads under way. */
async function pictures() {
  const media = plinth.services.database.kysely.withTables<MediaTables>();
  const rows = (await media.selectFrom('media').select('file').execute()).map(({ file }) => file);
  const names = await readdir(join(plinth.folder, 'uploads'), { recursive: true });
  // Smaller sizes are made in their own time.
  const files = names.filter((name) => /\/\w+\.webp$/.test(name));
  return { rows: rows.sort(), files: files.sort(), incoming: await readdir(join(plinth.folder, 'incoming')) };
}

async function expectNothingLeftBy(work: () => Promise<void>) {
  const before = await pictures();
  await work();
  expect(await pictures()).toEqual(before);
}

async function made() {
  const id = await plinth.create(review, {});
  return (await client.ask('GET', `/reviews/${id}`)).body.data;
}

describe('a picture in a form', () => {
  test.each([
    ['absent', {}],
    ['empty', { image: noFile }],
  ])('that is %s keeps the one there is', async (_, files) => {
    const { id, image } = await made();
    const answer = await client.sendForm(`/reviews/${id}`, { _method: 'put', feedback: 'Better', ...files });
    expect(answer).toMatchObject({ status: 200, body: { data: { image, feedback: 'Better' } } });
  });

  test('that is empty is missing where the record is new', async () => {
    const answer = await client.sendForm('/reviews', { ...fields, image: noFile });
    expect(answer.body.errors).toEqual({ image: ['Client Image is required.'] });
  });

  test('that is none is told together with all else that is wrong, and leaves nothing', async () => {
    await expectNothingLeftBy(async () => {
      const answer = await client.sendForm('/services', {
        title: '',
        status: 5,
        image: notAPicture,
        detail_page_image: await png(),
      });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject({
        title: ['Title is required.'],
        status: ['Status must be Active or InActive.'],
        image: [`Image ${sentence}`],
        category: ['Category is required.'],
      });
      expect(answer.body.errors).not.toHaveProperty('detail_page_image');
    });
  });

  test('of a change that is refused leaves nothing', async () => {
    const { id, image } = await made();
    await expectNothingLeftBy(async () => {
      const refusals = [
        { image: notAPicture },
        { image: await png(), feedback: '' },
        { image: await png(), version: 9 },
      ];
      const answers = refusals.map((form) => client.sendForm(`/reviews/${id}`, { _method: 'put', ...form }));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 422, 409]);
      expect((await client.sendForm('/reviews/9999', { _method: 'put', image: await png() })).status).toBe(404);
      expect((await client.sendForm(`/reviews/${id}`, { image: await png() })).status).toBe(405);
    });
    expect((await client.ask('GET', `/reviews/${id}`)).body.data.image).toBe(image);
  });

  test('that comes twice is kept once: the last', async () => {
    const before = await pictures();
    const parts = Object.entries(fields) as [string, string | number | File][];
    const { type, body } = await multipart([...parts, ['image', await png()], ['image', await jpeg()]]);
    expect(await client.post('/reviews', type, body)).toMatchObject({
      status: 201,
      body: { data: { image_width: 90 } },
    });
    expect((await pictures()).rows).toHaveLength(before.rows.length + 1);
  });

  test('under a name that no field has is passed over', async () => {
    const before = await pictures();
    const form = { ...fields, image: await png(), avatar: notAPicture };
    expect((await client.sendForm('/reviews', form)).status).toBe(201);
    expect((await pictures()).rows).toHaveLength(before.rows.length + 1);
  });

  test.each([
    '../../../evil.png',
    '..\\evil.png',
    'evil.php.png',
    'evil.png.svg',
    'a\u0000.png',
    '.htaccess',
    'ä "q".png',
  ])('has a name of ours, whatever its own: %j', async (name) => {
    const before = await pictures();
    const { body } = await client.sendForm('/reviews', { ...fields, image: await png(name) });
    expect(body.data.image).toMatch(/^\/files\/reviews\/[0-9a-f]{20}\.webp$/);
    const after = await pictures();
    expect(after.files).toHaveLength(before.files.length + 1);
    expect(after.rows).toContain(body.data.image.replace('/files/', ''));
  });
});

test('of parallel changes with one version one wins, and the pictures of the others are cleared away', async () => {
  const { id } = await made();
  const before = await pictures();
  const changes = Array.from({ length: 6 }, async () =>
    client.sendForm(`/reviews/${id}`, { _method: 'put', version: 1, image: await png() }),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  const after = await pictures();
  expect([after.rows.length, after.files.length]).toEqual([before.rows.length + 1, before.files.length + 1]);
});

describe('a form that is too much or cannot be read says why, and leaves nothing', () => {
  const answer = async (type: string, body: Buffer | string) => {
    const before = await pictures();
    const { status, body: told } = await client.post('/reviews', type, body);
    return { status, message: told.message, leavesNothing: isDeepStrictEqual(before, await pictures()) };
  };
  const refusal = (status: number, message = /\w/) => ({
    status,
    message: expect.stringMatching(message),
    leavesNothing: true,
  });

  test('three files', async () => {
    const { type, body } = await multipart([1, 2, 3].map((number) => ['image', new File(['x'], `${number}`)]));
    expect(await answer(type, body)).toEqual(refusal(413, /at most 2 files/));
  });

  test('31 fields', async () => {
    const { type, body } = await multipart(Array.from({ length: 31 }, (_, number) => [`field${number}`, 'x']));
    expect(await answer(type, body)).toEqual(refusal(413, /at most 30 fields/));
  });

  test('a picture of 20 MB and a byte', async () => {
    const large = new File([new Uint8Array(LARGEST_PICTURE + 1)], 'large.png');
    const { type, body } = await multipart([
      ['image', await png()],
      ['image', large],
    ]);
    expect(await answer(type, body)).toEqual(refusal(413, /at most 20 MB/));
  });

  test('a field of more than a megabyte', async () => {
    const { type, body } = await multipart([
      ['image', await png()],
      ['feedback', 'x'.repeat(1_100_000)],
    ]);
    expect(await answer(type, body)).toEqual(refusal(413, /too long/));
  });

  test.each([30, 400])('one that ends %d bytes early', async (missing) => {
    const { type, body } = await multipart([...Object.entries(fields), ['image', await jpeg()]]);
    expect(await answer(type, body.subarray(0, -missing))).toEqual(refusal(400));
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=other'])(
    '%s over another boundary',
    async (type) => {
      const { body } = await multipart([['image', await png()]]);
      expect(await answer(type, body)).toEqual(refusal(400));
    },
  );

  test.each(['image/png', 'text/plain', 'application/octet-stream', 'multipart/mixed; boundary=x'])(
    '%s',
    async (type) => {
      expect(await answer(type, 'picture')).toEqual(refusal(415));
    },
  );
});

describe('POST /media', () => {
  test('takes a picture for a text, which may then show it', async () => {
    const { status, body } = await client.sendForm('/media', { image: await jpeg() });
    expect([status, body.message]).toEqual([201, 'Image Uploaded!']);
    expect(body.data).toMatchObject({ image: expect.stringMatching(/^\/files\/media\//), image_width: 90 });
    const { id } = await made();
    const project_review = `<p><img src="${body.data.image}" alt="A shop" /></p>`;
    expect((await client.ask('PUT', `/reviews/${id}`, { project_review })).body.data).toMatchObject({ project_review });
  });

  test.each([
    ['nothing', {}, 'Image is required.'],
    ['no file', { image: noFile }, 'Image is required.'],
    ['a text', { image: 'words' }, 'Image is required.'],
    ['no picture', { image: notAPicture }, `Image ${sentence}`],
  ])('refuses %s', async (_, form, sentence) => {
    await expectNothingLeftBy(async () => {
      const answer = await client.sendForm('/media', form);
      expect(answer).toMatchObject({ status: 422, body: { message: sentence, errors: { image: [sentence] } } });
    });
  });

  test('refuses JSON, which carries no picture', async () => {
    expect((await client.ask('POST', '/media', { image: '/files/a.webp' })).status).toBe(422);
  });

  test('queues its smaller sizes', async () => {
    await client.sendForm('/media', { image: await jpeg() });
    const { webp, avif } = (await client.ask('GET', '/media/queue')).body.data;
    expect([webp.failed, avif.failed]).toEqual([0, 0]);
    expect(avif.waiting).toBeGreaterThan(0);
    await plinth.services.media.makeVariants();
    const none = { waiting: 0, failed: 0 };
    expect((await client.ask('GET', '/media/queue')).body.data).toEqual({ webp: none, avif: none });
  });
});

test('a photograph of ten megabytes is taken', async () => {
  const photograph = await readFile(new URL('../photos/iphone_hdr_YES.jpg', import.meta.url));
  // What follows the end of a picture is passed over, as in photographs that carry a film.
  const large = new Uint8Array(10 * 1024 * 1024);
  large.set(photograph);
  const image = new File([large], 'IMG_0001.JPG', { type: 'image/jpeg' });
  const { status, body } = await client.sendForm('/reviews', { ...fields, image });
  expect([status, body.data?.image_width]).toEqual([201, 1920]);
});

test('a title of 200 characters gives an address under which a record is read, changed and deleted', async () => {
  for (const letter of ['x', 'ß', '中', 'Ω']) {
    const id = await plinth.create(service, { title: letter.repeat(200) });
    const { slug } = (await client.ask('GET', '/services')).body.data.find((one: { id: number }) => one.id === id);
    const address = `/services/${slug}`;
    expect((await client.ask('GET', address)).status).toBe(200);
    expect((await client.sendForm(address, { _method: 'put', image: await png() })).status).toBe(200);
    expect((await plinth.get(`/api/service/${slug}`)).statusCode).toBe(200);
    expect((await plinth.get(`/services/${slug}`)).statusCode).toBe(200);
    expect((await client.ask('DELETE', address)).status).toBe(200);
  }
});
