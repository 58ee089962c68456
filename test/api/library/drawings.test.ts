import { expect, test } from 'vitest';
import { drawing, fileOf } from '../../files.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

const upload = (text: string) =>
  site.client.sendForm('/media', { file: fileOf('Our logo.svg', Buffer.from(text), 'image/svg+xml') });

/** As programs for drawing write it. */
const logo = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="a" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:p="https://program.example/"
  viewBox="0 0 120 40" p:edited="yes"><style type="text/css">.b{fill:url(#g);}.c{clip-path:url(#k)}.d{fill:none}</style>
  <p:layer name="x"/><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient>
  <clipPath id="k"><rect class="d" width="9" height="9"/></clipPath></defs>
  <g class="c"><path class="b" d="M0 0h9v9z"/><a xlink:href="https://example.com/"><use xlink:href="#g"/></a></g>
  <text>Looms &amp; sons</text></svg>`;

test('a drawing is written anew from what may be in it, and looks the same', async () => {
  const { status, body } = await upload(logo);
  expect([status, body.message, body.data]).toMatchObject([
    201,
    'Drawing Uploaded!',
    { kind: 'drawing', image: null, image_width: 120, image_height: 40 },
  ]);
  expect(body.data.file).toMatch(/^\/files\/media\/our-logo-[\da-f]{20}\.svg$/);
  const served = await site.app.get(body.data.file);
  expect(served.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(served.body.replaceAll(/>\s+</g, '><')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" id="a" viewBox="0 0 120 40" width="120" height="40">' +
      '<style>.b{fill:url(#g);}.c{clip-path:url(#k)}.d{fill:none}</style>' +
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient>' +
      '<clipPath id="k"><rect class="d" width="9" height="9"/></clipPath></defs>' +
      '<g class="c"><path class="b" d="M0 0h9v9z"/><use href="#g"/></g>' +
      '<text>Looms &amp; sons</text></svg>',
  );
  const again = await upload(logo);
  expect([again.status, again.body.data.file]).toEqual([200, body.data.file]);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'File is damaged and cannot be read.'],
  [
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    'File declares entities. Export it as a plain SVG.',
  ],
  [
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(5_001)}</svg>`,
    'File has too many parts. Simplify it, or export it as PNG.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>',
    'File has parts that use one another too often. Simplify it, or export it as PNG.',
  ],
])('%j is refused: %s', async (text, sentence) => {
  expect((await upload(text)).body.errors).toEqual({ file: [sentence] });
});

test.each([
  ['viewBox="0 0 24 12"', [100, 50]],
  ['viewBox="0 0 0.5 0.25"', [100, 50]],
  ['viewBox="-9 -9 21000,29700" width="210mm"', [1414, 2000]],
  ['width="30.4px" height="20" viewBox="0 0 9 9"', [30, 20]],
  ['width="100%" height="100%" viewBox="0 0 400 200"', [400, 200]],
  ['width="99999" height="20" viewBox="0 0 400 200"', [400, 200]],
  ['viewBox="0 0 1e999 1"', [300, 150]],
  ['viewBox="0 0 0 9"', [300, 150]],
  ['viewBox="a"', [300, 150]],
  ['', [300, 150]],
])('a drawing that says %j of its size has one in pixels', async (size, [width, height]) => {
  const { data } = (await site.client.sendForm('/media', { file: drawing(size) })).body;
  expect([data.image_width, data.image_height]).toEqual([width, height]);
  expect((await site.app.get(data.file)).body).toContain(`width="${width}" height="${height}"`);
});

test('a drawing of a megabyte is taken, and none that is larger', async () => {
  const ofSize = (size: number) => {
    const [start, end] = ['<svg xmlns="http://www.w3.org/2000/svg"><desc>', '</desc></svg>'];
    return start + 'x'.repeat(size - start.length - end.length) + end;
  };
  expect((await upload(ofSize(1024 * 1024))).status).toBe(201);
  const refused = await upload(ofSize(1024 * 1024 + 1));
  expect([refused.status, refused.body.message]).toEqual([413, 'A drawing can be at most 1 MB.']);
});
