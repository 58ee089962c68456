import { expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { fieldsOfKind } from '../../../content/model/content-type.ts';
import { category } from '../../../content/types/category.ts';
import { meetingKind } from '../../../content/types/meeting-kind.ts';
import { review } from '../../../content/types/review.ts';
import { png } from '../../pictures.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

let side = 100;
const upload = async (name: string, query = '') => {
  side += 1;
  return (await site.client.sendForm(`/media${query}`, { image: await png(name, side) })).body.data;
};

const listed = async (query: string) => {
  const { status, body } = await site.client.ask('GET', `/media?${query}`);
  return status === 200 ? body.data.map(({ name }: { name: string }) => name) : status;
};

test('a file that was uploaded before is not added again, whatever it is called', async () => {
  const image = await png('harbour.png', 90);
  const first = await site.client.sendForm('/media', { image });
  expect([first.status, first.body]).toEqual([
    201,
    {
      data: {
        id: expect.any(Number),
        kind: 'picture',
        file: expect.any(String),
        image: first.body.data.file,
        image_width: 90,
        image_height: 90,
        alt: null,
      },
      message: 'Image Uploaded!',
    },
  ]);
  const picture = `/media/${first.body.data.id}`;
  await site.client.ask('PUT', picture, { alt: 'A harbour' });
  const again = await site.client.sendForm('/media?area=blogs&kept=1', { image: await png('copy.png', 90) });
  expect([again.status, again.body.data]).toEqual([200, { ...first.body.data, alt: 'A harbour' }]);
  expect((await site.client.ask('GET', picture)).body.data).toMatchObject({
    name: 'harbour',
    kept: true,
    size: expect.any(Number),
  });
  await site.client.ask('DELETE', picture);
  expect((await site.client.sendForm('/media', { image })).status).toBe(201);
});

test('a record form adds a picture of its own, with its own alternative text', async () => {
  const { image: inLibrary, id } = await upload('shared');
  await site.client.ask('PUT', `/media/${id}`, { alt: 'In the library' });
  const fields = await sampleFields(review, site.app.upload);
  const form = { ...fields, image: await png('shared.png', side), image_alt: 'Of the record' };
  const { status, body } = await site.client.sendForm('/reviews', form);
  expect([status, body.data.image_alt]).toEqual([201, 'Of the record']);
  expect(body.data.image).toMatch(/^\/files\/reviews\//);
  expect(body.data.image).not.toBe(inLibrary);
});

test('a picture of the library can be picked in every field', async () => {
  for (const related of [category, meetingKind]) await site.app.create(related, {});
  const { image } = await upload('icon-512');
  for (const type of contentTypes) {
    for (const name of fieldsOfKind(type, 'image')) {
      if (type.fields[name]?.square) continue;
      const fields = {
        ...(await sampleFields(type, site.app.upload)),
        slug: `picked-${name.replaceAll('_', '-')}`,
        [name]: image,
      };
      const path = type.single ? `/${type.path}/1` : `/${type.path}`;
      const { status, body } = await site.client.ask(type.single ? 'PUT' : 'POST', path, fields);
      expect([type.name, name, status, body.data?.[name]]).toEqual([type.name, name, type.single ? 200 : 201, image]);
    }
  }
});

test.each([
  '/files/../plinth.sqlite',
  '/files/media/../../x.webp',
  '/files/media/%2e%2e/x.webp',
  '//evil.example/files/media/x.webp',
  'https://evil.example/x.webp',
  '/files/media/unknown.webp',
  '/files/media/x.webp?a',
  '/files/media/x.webp\u0000',
])('%s is no picture', async (image) => {
  const fields = { ...(await sampleFields(review, site.app.upload)), image };
  expect((await site.client.ask('POST', '/reviews', fields)).status).toBe(422);
});

test('pictures are found by name, description and credit, with the signs of patterns taken as they are', async () => {
  const [percent, line] = [await upload('100% cotton'), await upload('snake_case')];
  await site.client.ask('PUT', `/media/${line.id}`, { alt: 'Ein Übergang', credit: 'Photo: Ines' });
  expect(await listed('search=100%25')).toEqual(['100% cotton']);
  expect(await listed('search=%25')).toEqual(['100% cotton']);
  expect(await listed('search=e_c')).toEqual(['snake_case']);
  expect(await listed('search=%C3%BCbergang%20ines')).toEqual(['snake_case']);
  expect(await listed('search=UBERGANG')).toEqual(['snake_case']);
  expect(await listed(`search=${encodeURIComponent("'\\ or 1=1")}`)).toEqual([]);
  expect(percent.alt).toBeNull();
});

test('pictures are filtered by use, description and shape', async () => {
  const used = await upload('filter used');
  const unused = await upload('filter bare');
  await site.app.create(review, { image: used.image });
  await site.client.ask('PUT', `/media/${used.id}`, { alt: 'Described' });
  expect(await listed('search=filter')).toEqual(['filter bare', 'filter used']);
  expect(await listed('search=filter&unused=1')).toEqual(['filter bare']);
  expect(await listed('search=filter&undescribed=1')).toEqual(['filter bare']);
  expect(await listed('search=filter&shape=square')).toEqual(['filter bare', 'filter used']);
  expect(await listed('search=filter&shape=portrait')).toEqual([]);
  expect(await listed('shape=round')).toBe(422);
  expect(await listed('unused=maybe')).toBe(422);
  const { body } = await site.client.ask('GET', `/media/${used.id}`);
  expect(body.data.used_on).toMatchObject([{ type: 'reviews', field: 'Client Image', state: 'saved' }]);
  expect((await site.client.ask('GET', `/media/${unused.id}`)).body.data.used_on).toEqual([]);
});

test('what is said of a picture is kept as it is, and what cannot be is refused', async () => {
  const { id } = await upload('details');
  const path = `/media/${id}`;
  const script = '"><script>alert(1)</script>';
  const hostile = { name: script, alt: script, credit: script, focal_x: 32, focal_y: 98, kept: true };
  const { status, body } = await site.client.ask('PUT', path, hostile);
  expect([status, body.data]).toMatchObject([200, { ...hostile, focal_x: 30, focal_y: 100 }]);
  for (const [field, value] of [
    ['focal_x', 101],
    ['focal_x', -5],
    ['focal_y', 2.5],
    ['focal_y', 'left'],
    ['name', 'x'.repeat(201)],
    ['alt', 'a\nb'],
    ['kept', 'maybe'],
  ])
    expect(Object.keys((await site.client.ask('PUT', path, { [field as string]: value })).body.errors ?? {})).toEqual([
      field,
    ]);
  expect((await site.client.ask('PUT', path, { name: '', alt: '' })).body.data).toMatchObject({
    name: '',
    alt: null,
    focal_x: 30,
  });
  expect((await site.client.ask('PUT', '/media/999999', {})).status).toBe(404);
  expect((await site.client.ask('GET', '/media/x')).status).toBe(404);
});
