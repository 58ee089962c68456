import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { brand } from '../../../content/types/brand.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { openFormPaths, readingPaths } from '../../public-addresses.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';

let app: TestApp;
let id: number;
let team_id: number;
beforeAll(async () => {
  app = await startApp();
  team_id = await app.create(teamMember, {});
  await createOneOfEach(app);
  id = await app.create(blog, { title: `It's "quoted" & <more>`, slug: 'quoted', team_id });
});
afterAll(() => app.stop());

async function metaOf(path: string) {
  const { body } = await app.get(path);
  const metas = [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)];
  return Object.fromEntries(metas.map(([, name, content]) => [name, content])) as Record<string, string>;
}

const imageOf = async (path: string) => ((await metaOf(path))['og:image'] ?? '').replace(PUBLIC_URL, '');
const countFiles = async () => (await readdir(join(app.folder, 'cache', 'og')).catch(() => [])).length;
const statusOf = async (path: string) => (await app.get(path)).statusCode;

test.each([...readingPaths('one'), '/blogs/quoted', ...openFormPaths])(
  '%s is shared with a picture of its own, in the size it says, for good',
  async (path) => {
    const meta = await metaOf(path);
    expect(meta['og:image']).toMatch(new RegExp(`^${PUBLIC_URL}/og/\\w+[\\w/-]*\\.png$`));
    expect(meta).toMatchObject({ 'og:image:alt': meta['og:title'], 'twitter:card': 'summary_large_image' });
    const { statusCode, headers, rawPayload } = await app.get(await imageOf(path));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({
      format: 'png',
      width: Number(meta['og:image:width']),
      height: Number(meta['og:image:height']),
    });
  },
);

test("the picture shows the title and the agency's name, and another title has another address", async () => {
  const first = await imageOf('/blogs/quoted');
  const painted = (await app.get(first)).rawPayload;
  await app.services.content.update(blog, id, { title: 'Something else' });
  const second = await imageOf('/blogs/quoted');
  expect(second).not.toBe(first);
  const repainted = (await app.get(second)).rawPayload;
  expect(repainted.equals(painted)).toBe(false);
  expect(await statusOf(first)).toBe(404);

  await app.services.content.update(settings, 1, { product_name: 'Another Agency' });
  const third = await imageOf('/blogs/quoted');
  expect(third).not.toBe(second);
  expect((await app.get(third)).rawPayload.equals(repainted)).toBe(false);
});

test('the picture is painted again, at another address, when the style of the brand changes', async () => {
  const before = await imageOf('/blogs/quoted');
  const painted = (await app.get(before)).rawPayload;
  await app.services.content.update(brand, 1, { style: 'poster' });
  const after = await imageOf('/blogs/quoted');
  expect(after).not.toBe(before);
  expect((await app.get(after)).rawPayload.equals(painted)).toBe(false);
});

test('a page with two addresses has one share picture', async () => {
  expect(await imageOf('/contact')).toBe(await imageOf('/contact-us'));
});

test('an address that no page links to is refused without painting a picture', async () => {
  const image = await imageOf('/our-blogs');
  const before = await countFiles();
  for (const address of [
    '/og/abc.png',
    '/og/abc/our-blogs.png',
    image.replace('our-blogs', 'about-us'),
    image.replace('our-blogs', 'nothing'),
    image.replace('our-blogs', 'admin'),
    image.replace('our-blogs', 'api/blog'),
    image.replace('our-blogs', '/evil.example'),
    image.replace('our-blogs', '../../our-blogs'),
    image.replace('.png', '.svg'),
    `${image}?page=1`,
    `${image}?utm_source=x`,
    '/og/',
    '/og/%.png',
  ])
    expect([address, await statusOf(address)]).toEqual([address, 404]);
  expect(await countFiles()).toBe(before);
});

test('a crawler that requests the share pictures of several posts at once gets them all', async () => {
  const image = await app.upload('blogs');
  const titles = Array.from({ length: 4 }, (_, index) => `Post ${index}`);
  for (const title of titles) await app.create(blog, { title, image, team_id });
  const images = await Promise.all(titles.map((_, index) => imageOf(`/blogs/post-${index}`)));
  const before = await countFiles();
  const responses = await Promise.all([...images, ...images].map((image) => app.get(image)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
  expect((await countFiles()) - before).toBe(images.length);
});

test('hidden records have no share picture', async () => {
  const image = await imageOf('/blogs/quoted');
  expect(await statusOf(image)).toBe(200);
  await app.services.content.update(blog, id, { status: 2 });
  expect(await statusOf(image)).toBe(404);
  await app.services.content.update(blog, id, { status: 1 });
  expect(await metaOf('/nothing')).not.toHaveProperty('og:image');
});

test.each([
  ['too long for its place', 'word '.repeat(39)],
  ['one endless word', 'w'.repeat(200)],
  ['in letters that the type lacks', '日本語のタイトル'],
  ['signs alone', '🚀🚀'],
  ['from further afield', 'Łódź, Hà Nội and Ærø'],
])('a title that is %s is painted as far as it can be', async (_, title) => {
  await app.services.content.update(blog, id, { title });
  expect(await statusOf(await imageOf('/blogs/quoted'))).toBe(200);
});

test('the oldest share pictures are deleted beyond the size limit', async () => {
  const folder = join(app.folder, 'cache', 'og');
  const old = new Date('2026-01-01');
  const names = Array.from({ length: 30 }, (_, index) => join(folder, `${index}.png`));
  for (const name of names) {
    await writeFile(name, Buffer.alloc(1024 * 1024));
    await utimes(name, old, old);
  }
  await app.services.content.update(blog, id, { title: 'One more' });
  await app.get(await imageOf('/blogs/quoted'));
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  const room = 20 * 1024 * 1024 - sizes.reduce((sum, size) => sum + size, 0);
  expect([room >= 0, room < 1024 * 1024]).toEqual([true, true]);
  expect(files.some((name) => !/^\d+\.png$/.test(name))).toBe(true);
});
