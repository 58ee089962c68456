import { expect, test } from 'vitest';
import type { FormFields } from '../../api-client.ts';
import { noFile, png } from '../../pictures.ts';
import { keepsPictures, storedPictures } from '../app/stored-pictures.ts';
import { type SavedHeading, appWithPosts, titles } from './post.ts';

const site = appWithPosts();

const send = (address: string, headings: unknown, files: FormFields = {}) =>
  site.client.sendForm(address, { _method: 'put', headings: JSON.stringify(headings), ...files });

const withoutImage = (heading: string) => ({ heading, description: 'd' });

test('pictures of headings come as files of their own, each with its place', async () => {
  const address = await site.make.post('First');
  const [first] = (await site.make.headingsOf(address)) as [SavedHeading];
  const headings = [withoutImage('New'), { id: first.id }, withoutImage('Newer')];
  const files = { 'headings.0.image': await png(), 'headings.1.image': await png(), 'headings.2.image': await png() };
  const { status, body } = await send(address, headings, { ...files, image: await png(), share_image: await png() });
  expect([status, titles(body.data.headings)]).toEqual([200, ['1 New', '2 First', '3 Newer']]);
  const paths = [body.data.image, ...body.data.headings.map(({ image }: SavedHeading) => image)];
  expect(new Set([...paths, first.image]).size).toBe(5);
  for (const path of paths) expect((await site.app.get(path)).statusCode).toBe(200);
});

test('an empty file keeps the picture', async () => {
  const address = await site.make.post('First');
  const [first] = (await site.make.headingsOf(address)) as [SavedHeading];
  const { body } = await send(address, [{ id: first.id, heading: 'Changed' }], { 'headings.0.image': noFile });
  expect(body.data.headings[0]).toMatchObject({ heading: 'Changed', image: first.image });
});

test.each<[string, unknown, Record<string, string>]>([
  ['whose heading was not sent', [withoutImage('One')], { 'headings.1.image': 'Heading 2 was not sent.' }],
  ['of a heading that is no object', ['x'], { 'headings.0.image': 'Heading 1 was not sent.' }],
  ['without a list', 'none', { 'headings.0.image': 'Heading 1 was not sent.', headings: 'Headings must be a list.' }],
])('a file %s is refused, and leaves no picture behind', async (_what, headings, expected) => {
  const address = await site.make.post();
  const files = Object.fromEntries(
    await Promise.all(
      Object.keys(expected)
        .filter((name) => name.endsWith('image'))
        .map(async (name) => [name, await png()] as const),
    ),
  );
  expect(
    await keepsPictures(site.app, async () => {
      const { status, body } = await send(address, headings, files);
      expect(status).toBe(422);
      for (const [name, sentence] of Object.entries(expected)) expect(body.errors[name]).toEqual([sentence]);
    }),
  ).toBe(true);
});

test('a refused heading leaves no picture behind, and a file that is none is named', async () => {
  const address = await site.make.post('First');
  const [first] = (await site.make.headingsOf(address)) as [SavedHeading];
  expect(
    await keepsPictures(site.app, async () => {
      const refused = await send(address, [withoutImage('')], { 'headings.0.image': await png() });
      expect(refused.body.errors).toEqual({ 'headings.0.heading': ['Heading Title is required.'] });
      const stale = await send(address, [{ id: first.id, version: 7 }], { 'headings.0.image': await png() });
      expect(stale.status).toBe(409);
      const noPicture = await send(address, [withoutImage('One')], { 'headings.0.image': new File(['x'], 'x.png') });
      expect(noPicture.body.errors['headings.0.image'][0]).toMatch(/^Heading Image /);
    }),
  ).toBe(true);
});

test('files beyond those that a post can have are refused, and those of other names ignored', async () => {
  const address = await site.make.post();
  const before = await storedPictures(site.app);
  const names = ['headings.3.image', 'headings.x.image', 'headings.__proto__.image', 'headings..image', 'headings'];
  const ignored = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await png()] as const)));
  expect((await site.client.sendForm(address, { _method: 'put', ...ignored })).status).toBe(200);
  const tooMany = await site.client.sendForm(address, { _method: 'put', ...ignored, more: await png() });
  expect([tooMany.status, tooMany.body.message]).toEqual([413, 'A form can have at most 5 files.']);
  expect(await storedPictures(site.app)).toEqual(before);
});
