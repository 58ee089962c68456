import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { review } from '../../content/review.ts';
import { type Administrator, jpeg, noFile, signInTo } from './administrator.ts';
import { leavesPicturesAlone } from './kept-pictures.ts';
import { type Plinth, startPlinth } from './plinth.ts';

let plinth: Plinth;
let client: Administrator;
beforeAll(async () => {
  plinth = await startPlinth();
  client = await signInTo(plinth);
});
afterAll(() => plinth.stop());

describe('POST /media', () => {
  test('takes a picture for a text, which may then show it', async () => {
    const { status, body } = await client.sendForm('/media', { image: await jpeg() });
    expect([status, body.message]).toEqual([201, 'Image Uploaded!']);
    expect(body.data).toMatchObject({ image: expect.stringMatching(/^\/files\/media\//), image_width: 90 });
    const id = await plinth.create(review, {});
    const project_review = `<p><img src="${body.data.image}" alt="A shop" /></p>`;
    expect((await client.ask('PUT', `/reviews/${id}`, { project_review })).body.data).toMatchObject({ project_review });
  });

  test.each([
    ['nothing', {}, 'Image is required.'],
    ['no file', { image: noFile }, 'Image is required.'],
    ['a text', { image: 'words' }, 'Image is required.'],
    [
      'no picture',
      { image: new File(['%PDF-1.7'], 'picture.png') },
      'Image must be a JPEG, PNG, WebP, AVIF or GIF picture.',
    ],
  ])('refuses %s', async (_, form, sentence) => {
    const isAlone = await leavesPicturesAlone(plinth, async () => {
      const answer = await client.sendForm('/media', form);
      expect(answer).toMatchObject({ status: 422, body: { message: sentence, errors: { image: [sentence] } } });
    });
    expect(isAlone).toBe(true);
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
