import { expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { brand } from '../../../content/types/brand.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { enormousPng, png } from '../../pictures.ts';
import { uploadPicture } from './upload-picture.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const site = signedInApp();

async function replace(id: number, image: File) {
  return site.client.sendForm(`/media/${id}/replace`, { image });
}

const leadsTo = async (path: string) => {
  const { statusCode, headers } = await site.app.get(path);
  return [statusCode, headers.location, headers['cache-control']];
};

const NO_CACHE = 'no-cache';

test('a replaced picture has a new path everywhere, and its former paths lead there', async () => {
  const { id, image: first } = await uploadPicture(site.client);
  const team_id = await site.app.create(teamMember, {});
  const text = `<p><img src="${first}" alt="x" /></p>`;
  const post = await site.app.create(blog, { image: first, description: text, slug: 'replaced', team_id });
  await site.app.services.media.makeVariants();
  const { status, body } = await replace(id, await png('other.png', 700));
  const second: string = body.data.image;
  expect([status, second === first, body.data.image_width]).toEqual([200, false, 700]);
  expect(await leadsTo(first)).toEqual([302, second, NO_CACHE]);
  expect(await leadsTo(first.replace('.webp', '-360.avif'))).toEqual([302, second, NO_CACHE]);
  await site.app.services.media.makeVariants();
  const small = second.replace('.webp', '-360.avif');
  expect(await leadsTo(first.replace('.webp', '-360.avif'))).toEqual([302, small, NO_CACHE]);

  const third: string = (await replace(id, await png('third.png', 710))).body.data.image;
  for (const former of [first, second]) expect(await leadsTo(former)).toEqual([302, third, NO_CACHE]);
  expect((await site.app.get(third)).statusCode).toBe(200);

  const { data } = (await site.client.ask('GET', '/blogs/replaced')).body;
  expect(data).toMatchObject({ image: third, image_width: 710, description: expect.stringContaining(first) });
  const page = (await site.app.get('/blogs/replaced')).body;
  expect([page.includes(third), page.includes(first)]).toEqual([true, false]);

  const saved = await site.client.ask('PUT', '/blogs/replaced', { image: first, description: data.description });
  expect([saved.status, saved.body.data.image]).toEqual([200, third]);
  expect((await site.client.ask('GET', `/media/${id}`)).body.data.used_on).toMatchObject([{ key: 'replaced' }]);
  expect((await site.client.ask('DELETE', `/media/${id}`)).status).toBe(409);
  expect(post).toBeGreaterThan(0);
});

test('what is no picture replaces nothing, and leaves nothing', async () => {
  const { id, image } = await uploadPicture(site.client);
  const files = () => site.app.services.storage.list()[Symbol.asyncIterator]();
  const count = async () => {
    let all = 0;
    for (let list = files(), next = await list.next(); !next.done; next = await list.next()) all += 1;
    return all;
  };
  const before = await count();
  const bomb = new File([new Uint8Array(enormousPng(16_000))], 'bomb.png', { type: 'image/png' });
  const script = new File(['<svg onload="alert(1)"/>'], 'script.png', { type: 'image/png' });
  for (const file of [bomb, script]) expect((await replace(id, file)).status).toBe(422);
  expect((await site.client.sendForm(`/media/${id}/replace`, { name: 'x' })).body.errors).toEqual({
    image: ['Image is required.'],
  });
  expect((await replace(999_999, await png())).status).toBe(404);
  expect((await site.client.ask('GET', `/media/${id}`)).body.data.image).toBe(image);
  expect(await count()).toBe(before);
});

test('a picture that a field needs square stays square', async () => {
  const icon = (await site.client.sendForm('/media', { image: await png('icon.png', 512) })).body.data;
  await site.client.ask('PUT', '/brand/1', { icon: icon.image });
  const flat = await png('flat.png');
  const { status, body } = await replace(icon.id, flat);
  expect([status, body.message]).toEqual([
    422,
    'Icon of Brand shows this picture: it must be square, and at least 512 pixels wide.',
  ]);
  expect((await replace(icon.id, await png('icon.png', 600))).status).toBe(200);
  expect(brand.fields.icon.square).toBe(512);
});

test('of two who replace a picture at once, one is last, and no path is lost', async () => {
  const { id, image } = await uploadPicture(site.client);
  const files = await Promise.all([801, 802, 803].map((width) => png('x.png', width)));
  const paths = (await Promise.all(files.map((file) => replace(id, file)))).map(({ body }) => body.data.image);
  const last = (await site.client.ask('GET', `/media/${id}`)).body.data.image;
  for (const path of new Set([image, ...paths].filter((path) => path !== last)))
    expect(await leadsTo(path)).toEqual([302, last, NO_CACHE]);
  expect((await site.app.get(last)).statusCode).toBe(200);
});

test('the files of former pictures are removed, even where a killed process could not', async () => {
  const { id, image } = await uploadPicture(site.client);
  await site.app.create(review, { image });
  const bytes = (await site.app.get(image)).rawPayload;
  await replace(id, await png('x.png', 300));
  await site.app.services.storage.write(image.replace('/files/', ''), bytes);
  expect((await site.app.get(image)).statusCode).toBe(200);
  site.now += 2 * DAY;
  await site.app.services.media.sweep(site.app.services.content.pictureUsage);
  expect((await leadsTo(image))[0]).toBe(302);
});
