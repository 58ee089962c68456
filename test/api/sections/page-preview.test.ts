import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { clientOf } from '../app/people.ts';

let app: TestApp;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  app = await startApp();
  client = clientOf(app, await app.signIn());
  await createOneOfEach(app, { types: [blog] });
  await client.ask('PUT', '/settings/1', { logo: await app.upload('settings') });
});
afterAll(() => app.stop());

const preview = (path: string, fields: object) =>
  client.ask('POST', '/live-preview/page', { type: 'brand', path, fields });

const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, '');
/** Without what differs each time a page is made. */
const lasting = (html: string) => html.replaceAll(/<input type="hidden"[^>]*>/g, '');

test.each(['/', '/blogs/one', '/contact-us'])('%s in the stored brand is shown as it is', async (path) => {
  const { data } = (await preview(path, {})).body;
  const { body } = await app.get(path);
  const [, html = ''] = /<body>(.*)<\/body>/s.exec(withoutScripts(body)) ?? [];
  expect(lasting(data.html)).toBe(lasting(html));
  expect(data.css).toBe(/<style[^>]*>(.*?)<\/style>/s.exec(body)?.[1]);
});

test('a brand is shown as it is chosen, and nothing is stored', async () => {
  const logo_dark = await app.upload('brand');
  const before = await readAllRows(app.services.database);
  const chosen = { brand_color: '#aa0044', fonts: 'figtree', corners: 'square', artwork: 'waves', logo_dark };
  const { data } = (await preview('/', chosen)).body;
  expect(data.css).toContain('--color-brand:light-dark(#aa0044,');
  expect(data.css).toMatch(/@font-face\{font-family:Text;[^}]*figtree-latin-wght/);
  expect(data.css).toContain('--radius-card:0px');
  expect(data.html).toContain(`srcSet="${logo_dark}"`);
  expect(await readAllRows(app.services.database)).toEqual(before);
  expect((await app.get('/')).body).not.toContain('#aa0044');
});

test('a colour that is half typed is left out', async () => {
  const { data } = (await preview('/', { brand_color: '#aa0' })).body;
  expect(data.css).toBe((await preview('/', {})).body.data.css);
});

test.each(['/no-such-page', '/blogs/two', '/login/nothing'])('%s is not found', async (path) => {
  expect((await preview(path, {})).status).toBe(404);
});

test.each(['', 'about-us', '//example.com/', '/?page=2', '@example.com', 7])('the path %j is refused', async (path) => {
  const { status, body } = await preview(path as string, {});
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['path']]);
});

test('settings and menus are shown as they are typed, and nothing else is taken', async () => {
  const previewOf = async (type: string, fields: object) =>
    (await client.ask('POST', '/live-preview/page', { type, path: '/about-us', fields })).body;
  expect((await previewOf('settings', { product_name: 'Sattler & Co' })).data.html).toContain('Sattler &amp; Co');
  const header = [{ label: 'Half a li', link: '/meeting', children: [] }];
  expect((await previewOf('menus', { header })).data.html).toContain('Half a li');
  expect(Object.keys((await previewOf('blogs', {})).errors)).toEqual(['type']);
});
