import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fontPairs } from '../../../content/brand/font-pairs.ts';
import { paletteOf } from '../../../content/brand/palette.ts';
import { settings } from '../../../content/types/settings.ts';
import { picture } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let put: (fields: object) => ReturnType<TestApp['request']>;

const NO_BRAND = {
  brand_color: null,
  accent_color: null,
  style: 'bold',
  fonts: 'bricolage-grotesque+inter',
  artwork: 'plinth',
  corners: 'round',
  logo_dark: null,
  icon: null,
};

beforeAll(async () => {
  app = await startApp();
  const headers = { authorization: `Bearer ${await app.signIn()}` };
  put = (payload) => app.request({ method: 'PUT', url: '/api/brand/1', headers, payload });
});
beforeEach(async () => void (await put(NO_BRAND)));
afterAll(() => app.stop());

const stylesOf = (html: string) => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
const colorsIn = (css: string) => /:root\{(--color-[^}]*)\}/.exec(css)?.[1] ?? '';

test('a site without a brand has the colors of its style sheet alone', async () => {
  const { body } = await app.get('/');
  expect(colorsIn(stylesOf(body))).toBe('');
  expect(body).toContain('content="#fbfaf7" media="(prefers-color-scheme: light)"');
});

test('a brand color changes every page at once, in the styles that the policy allows', async () => {
  const { light, dark } = paletteOf('#0a7d5a');
  await app.get('/contact-us');
  expect((await put({ brand_color: '#0a7d5a' })).statusCode).toBe(200);
  for (const url of ['/', '/contact-us', '/our-blogs', '/no-such-page']) {
    const { body, headers } = await app.get(url);
    const css = stylesOf(body);
    expect(colorsIn(css)).toContain(`--color-brand:light-dark(#0a7d5a,${dark.brand})`);
    expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', css, 'base64')}'`);
    expect(body).toContain(`content="${light.paper}" media="(prefers-color-scheme: light)"`);
    expect(body).toContain(`content="${dark.paper}" media="(prefers-color-scheme: dark)"`);
  }
});

test('a style has papers and rules of its own, and pages leave out those of other styles', async () => {
  const pages = new Map<string, string>();
  for (const style of ['bold', 'quiet', 'poster']) {
    expect((await put({ style })).statusCode).toBe(200);
    pages.set(style, (await app.get('/')).body);
  }
  for (const [style, body] of pages) {
    expect(body).toContain(`<html lang="en" class="style-${style}">`);
    expect(new Set(stylesOf(body).match(/\.style-\w+/g))).toEqual(new Set([`.style-${style}`]));
  }
  expect(colorsIn(stylesOf(pages.get('quiet') ?? ''))).toContain(paletteOf('#3530c4', null, 'quiet').light.paper);
});

test('an accent color without a brand color changes the accents alone', async () => {
  await put({ accent_color: '#b00060' });
  expect(colorsIn(stylesOf((await app.get('/')).body))).toMatch(
    /^--color-accent:light-dark\(#b00060,#\w{6}\);--color-accent-on-brand:light-dark\(#\w{6},#\w{6}\)$/,
  );
});

test.each(['red', '#12345', '#12345g', 'url(x)', '#fff;}body{display:none', '<script>'])(
  '%s is no color',
  async (brand_color) => {
    const response = await put({ brand_color });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toHaveProperty('errors.brand_color');
    expect((await app.get('/')).body).not.toContain(
      brand_color === 'red' ? '--color-brand:light-dark(red' : brand_color,
    );
  },
);

test('the public settings stay as specified', async () => {
  expect(Object.keys((await app.get('/api/setting')).json())).toEqual(['setting', 'services', 'blogs']);
});

test('an icon must be square and large', async () => {
  for (const [width, height] of [
    [512, 511],
    [511, 511],
    [1024, 512],
  ] as const) {
    const response = await put({ icon: await uploaded(width, height) });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toHaveProperty('errors.icon', ['Icon must be square, and at least 512 pixels wide.']);
  }
  expect((await put({ icon: await uploaded(512, 512) })).statusCode).toBe(200);
});

test('every icon is made from the icon of the brand, else in its color', async () => {
  const drawn = await Promise.all(icons.map(bytesOf));
  await put({ brand_color: '#0a7d5a' });
  const colored = await Promise.all(icons.map(bytesOf));
  expect((await app.get('/')).body).toContain('<link rel="icon" href="/favicon.svg"/>');
  expect((await app.get('/favicon.svg')).body).toContain(paletteOf('#0a7d5a').light['brand-edge']);
  await put({ icon: await uploaded(512, 512) });
  const chosen = await Promise.all(icons.map(bytesOf));
  for (const index of icons.keys()) {
    const different = new Set([drawn, colored, chosen].map((set) => set[index]?.toString('base64')));
    expect(different.size).toBe(3);
  }
  expect((await app.get('/')).body).toContain('<link rel="icon" href="/icon-192.png"/>');
  const manifest = JSON.parse((await app.get('/site.webmanifest')).body) as { theme_color: string };
  expect(manifest.theme_color).toBe(paletteOf('#0a7d5a').light.paper);
});

test('dark mode has the logo for dark ground', async () => {
  const logo = await app.upload('settings');
  await app.services.content.update(settings, 1, { logo });
  expect((await app.get('/')).body).toContain('bg-plate');
  const dark = await uploaded(80, 20);
  await put({ logo_dark: dark });
  const { body } = await app.get('/');
  expect(body).toContain(
    `<source srcSet="${dark}" media="(prefers-color-scheme: dark)" width="80" height="20" class="hidden"/><img src="${logo}"`,
  );
  expect(/<header[\s\S]*<\/header>/.exec(body)?.[0]).not.toContain('bg-plate');
});

test('a pair of fonts brings its own faces, whose files exist', async () => {
  for (const { value: fonts } of fontPairs) {
    await put({ fonts });
    const css = stylesOf((await app.get('/')).body);
    for (const name of fonts.split('+')) {
      const [file = ''] = new RegExp(`/assets/${name}-latin-wght-normal[^)]*`).exec(css) ?? [];
      expect((await app.get(file)).headers['content-type']).toBe('font/woff2');
    }
    expect(css).toContain("font-family:'Text Fallback'");
    const faces = [...css.matchAll(/@font-face\{font-family:(Text|Display);[^}]+url\(\S+?-(latin\S*?)-wght/g)];
    expect(faces.filter(([, , script]) => script === 'latin')).toHaveLength(fonts.includes('+') ? 2 : 1);
    expect(faces.filter(([, , script]) => script === 'latin-ext')).toHaveLength(fonts.includes('+') ? 2 : 1);
    expect(css).not.toMatch(/undefined|NaN/);
  }
});

test('corners change the radii of everything', async () => {
  await put({ corners: 'square' });
  const css = stylesOf((await app.get('/')).body);
  expect(css).toContain(':root{--radius-field:0px;--radius-card:0px;--radius-panel:0px;--radius-pill:0px}');
});

test('the page’s share picture has another address with other colors or fonts', async () => {
  const share = async () => /property="og:image" content="([^"]+)"/.exec((await app.get('/')).body)?.[1] ?? '';
  const addresses = [await share()];
  for (const look of [{ brand_color: '#ffd400' }, { accent_color: '#b00060' }, { fonts: 'sora+public-sans' }]) {
    await put(look);
    const address = await share();
    expect(addresses).not.toContain(address);
    addresses.push(address);
    const picture = await app.get(new URL(address).pathname);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await app.get(new URL(addresses[0] ?? '').pathname)).statusCode).toBe(404);
});

const icons = ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'];

const bytesOf = async (path: string) => (await app.get(path)).rawPayload;

async function uploaded(width: number, height: number) {
  const added = await app.services.media.add('brand', await picture(width, height));
  if (!added.ok) throw new Error(added.sentence);
  return added.value.path;
}
