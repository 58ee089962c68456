import { beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { contentTypes } from '../../../content/index.ts';
import { fieldsOfKind } from '../../../content/model/content-type.ts';
import { drawing, pdf } from '../../files.ts';
import { png } from '../../pictures.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

const NO_LOGOS = { brand: { logo_dark: null, icon: null }, settings: { logo: null, favicon: null } };
beforeEach(async () => {
  for (const [path, fields] of Object.entries(NO_LOGOS)) await site.client.ask('PUT', `/${path}/1`, fields);
});

async function drawn(...parts: Parameters<typeof drawing>) {
  const { body } = await site.client.sendForm('/media', { image: drawing(...parts) });
  return body.data as { id: number; file: string };
}

const square = 'viewBox="0 0 64 64"';
const redSquare = '<rect width="64" height="64" fill="#f00"/>';

test('a logo can be a drawing, which pages show as it is, in its proportions', async () => {
  const [light, dark] = [await drawn('viewBox="0 0 300 100"'), await drawn('width="90" height="30"')];
  const saved = await site.client.ask('PUT', '/settings/1', { logo: light.file });
  expect(saved.body.data).toMatchObject({ logo: light.file, logo_width: 300, logo_height: 100 });
  await site.client.ask('PUT', '/brand/1', { logo_dark: dark.file });
  expect((await site.app.get('/')).body).toMatch(
    new RegExp(
      `<source srcSet="${dark.file}" media="[^"]+" width="90" height="30" class="hidden"/><img src="${light.file}" alt="[^"]+" width="300" height="100"`,
    ),
  );
  const { body } = await site.client.ask('GET', `/media/${light.id}`);
  expect(body.data.used_on).toMatchObject([{ type: 'settings', field: 'Logo' }]);
});

test('logos of clients can be drawings, also before they are saved', async () => {
  const [light, dark] = [await drawn('viewBox="0 0 200 100"'), await drawn('viewBox="0 0 200 99"')];
  const logos = [{ name: 'Weavers', image: light.file, dark_image: dark.file }];
  const sections = [{ type: 'logos', logos }];
  const fields = { title: 'Clients', status: 1, slug: 'clients', sections };
  expect((await site.client.ask('POST', '/pages', fields)).status).toBe(201);
  const markup = new RegExp(
    `<source srcSet="${dark.file}" media="[^"]+"/><img src="${light.file}" alt="Weavers" width="130" height="65"`,
  );
  expect((await site.app.get('/clients')).body).toMatch(markup);
  const preview = { type: 'pages', key: 'clients', fields };
  expect((await site.client.ask('POST', '/live-preview', preview)).body.data.html).toMatch(markup);
});

test('every icon is made from an icon that is a drawing', async () => {
  const { file } = await drawn(square, redSquare);
  expect((await site.client.ask('PUT', '/brand/1', { icon: file })).body.errors).toBeUndefined();
  for (const [path, size] of [
    ['/icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const { rawPayload } = await site.app.get(path);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(size / 2) * size + Math.floor(size / 2)) * info.channels;
    expect([path, info.width, [...data.subarray(middle, middle + 3)]]).toEqual([path, size, [255, 0, 0]]);
  }
});

test('a favicon can be a drawing, and is a picture where browsers want one', async () => {
  const { file } = await drawn('viewBox="0 0 40 80"', redSquare);
  await site.client.ask('PUT', '/settings/1', { favicon: file });
  expect((await site.app.get('/')).body).toContain(`<link rel="icon" href="${file}"/>`);
  expect((await site.app.get('/favicon.ico')).statusCode).toBe(200);
});

test('an icon that is a drawing is square, and stays so', async () => {
  const [flat, { id, file }] = [await drawn(), await drawn(square)];
  expect((await site.client.ask('PUT', '/brand/1', { icon: flat.file })).body.errors).toEqual({
    icon: ['Icon must be square.'],
  });
  await site.client.ask('PUT', '/brand/1', { icon: file });
  const replaced = await site.client.sendForm(`/media/${id}/replace`, { file: drawing('viewBox="0 0 64 63"') });
  expect([replaced.status, replaced.body.message]).toEqual([
    422,
    'Icon of Brand shows this drawing: it must be square.',
  ]);
});

test('a form can send a drawing for a logo, and for no other picture', async () => {
  const put = { _method: 'PUT' };
  const sent = await site.client.sendForm('/settings/1', { ...put, logo: drawing() });
  expect([sent.status, sent.body.data?.logo]).toEqual([200, expect.stringMatching(/^\/files\/settings\/.+\.svg$/)]);
  expect((await site.client.sendForm('/settings/1', { ...put, logo: pdf() })).body.errors).toEqual({
    logo: ['Logo must be a JPEG, PNG, WebP, AVIF or GIF picture.'],
  });
  const form = { client_name: 'A', project_name: 'B', project_review: 'C', status: 1, image: drawing() };
  expect((await site.client.sendForm('/reviews', form)).body.errors).toMatchObject({
    image: ['Client Image must be a JPEG, PNG, WebP, AVIF or GIF picture.'],
  });
});

test('fields for other pictures take no drawing', async () => {
  const { file } = await drawn();
  const refused = async (path: string, method: 'PUT' | 'POST', fields: object) =>
    Object.keys((await site.client.ask(method, path, fields)).body.errors ?? {});
  for (const type of contentTypes) {
    for (const name of fieldsOfKind(type, 'image')) {
      if (type.fields[name]?.mayBeDrawn) continue;
      const fields = { ...(await sampleFields(type, site.app.upload)), [name]: file };
      const [method, path] = type.single ? (['PUT', `/${type.path}/1`] as const) : (['POST', `/${type.path}`] as const);
      expect([type.name, await refused(path, method, fields)]).toEqual([type.name, expect.arrayContaining([name])]);
    }
  }
  const gallery = [{ type: 'gallery', pictures: [{ image: file }] }];
  expect(await refused('/pages', 'POST', { title: 'A', status: 1, sections: gallery })).toEqual([
    'sections.0.pictures.0.image',
  ]);
});

test('pictures and drawings can be asked for together, and nothing else is taken then', async () => {
  const [{ file }, picture] = [await drawn('viewBox="0 0 77 77"'), await site.client.upload(77)];
  await site.client.sendForm('/media?kept=1', { file: pdf() });
  const { data } = (await site.client.ask('GET', '/media?kind=picture,drawing&shape=square')).body;
  const listed = data.map((listed: { file: string }) => listed.file);
  expect(listed).toEqual(expect.arrayContaining([file, picture]));
  expect(data.every(({ kind }: { kind: string }) => ['picture', 'drawing'].includes(kind))).toBe(true);
  const upload = (image: File) => site.client.sendForm('/media?kind=picture,drawing', { image });
  expect((await upload(await png('last.png', 78))).status).toBe(201);
  expect((await upload(pdf())).body.message).toBe(
    'Image must be a JPEG, PNG, WebP, AVIF or GIF picture or an SVG drawing.',
  );
});

test.each(['', 'picture,', 'picture,square', 'Picture', 'picture&kind=drawing', '__proto__'])(
  '%j are no kinds of files',
  async (kinds) => {
    expect(Object.keys((await site.client.ask('GET', `/media?kind=${kinds}`)).body.errors)).toEqual(['kind']);
  },
);
