import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let cover: string;
let inText: string;
beforeAll(async () => {
  app = await startApp();
  cover = await add(await photo(700, 350));
  inText = await add(await photo(400, 200));
  // One picture for all, because each is encoded five times.
  const image = cover;
  const team_id = await app.create(teamMember, { name: 'Sana Maria Qureshi', image });
  const description = `<p>Text</p><img src="${inText}" alt="A &quot;shop&quot; > all" width="200"><img src="${inText}">`;
  await app.create(blog, { title: 'One', image, description, team_id });
  await app.create(blog, { title: 'Two', image, team_id });
  const small = `<img src="${inText}" alt="" class="picture-small picture-left">`;
  const half = `<figure class="picture-half"><a href="/meeting"><img src="${inText}" alt=""></a></figure>`;
  const footnote =
    '<p>a<sup id="reference-x-1"><a href="#footnote-x-1">1</a></sup></p>' +
    '<ol><li id="footnote-x-1"><p>b <a href="#reference-x-1">↩</a></p></li></ol>';
  await app.create(blog, { title: 'Three', image, team_id, description: small + half + footnote });
  await app.create(service, { title: 'Shops', category: 'webDevelopment', image, detail_page_image: image });
  await app.create(review, { client_name: 'Ali Raza', image });
});
afterAll(() => app.stop());

const photo = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 53, g: 48, b: 196, alpha } } })
    .png()
    .toBuffer();

async function add(bytes: Buffer) {
  const added = await app.services.media.add('blogs', bytes);
  if (!added.ok) throw new Error(added.sentence);
  return added.value.path;
}

const pageOf = async (path: string) => (await app.get(path)).body;
const elementsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
const sourceSet = (path: string, format: string, widths: number[], fullWidth: number) =>
  [
    ...widths.map((width) => `${path.replace('.webp', `-${width}.${format}`)} ${width}w`),
    `${path.replace('webp', format)} ${fullWidth}w`,
  ].join(', ');

// The process that makes variants has the lowest priority: on a busy machine it is slow.
const patient = { timeout: 120_000 };

test('a page offers only files that exist, and new ones as soon as they do', patient, async () => {
  const before = await pageOf('/blogs/one');
  expect(before).toContain(`srcSet="${cover} 700w"`);
  expect(before).not.toContain('image/avif');

  await app.services.media.makeVariants();

  const after = await pageOf('/blogs/one');
  const widths = [360, 640];
  expect(after).toContain(`srcSet="${sourceSet(cover, 'webp', widths, 700)}"`);
  expect(after).toContain(`<source type="image/avif" srcSet="${sourceSet(cover, 'avif', widths, 700)}"`);
  const named = [...after.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = '']) => set.split(', '));
  expect(named.length).toBeGreaterThan(8);
  for (const file of named) expect((await app.get(file.split(' ')[0] ?? '')).statusCode).toBe(200);
});

test('every picture says how wide it is shown and has its dimensions; one above the fold loads first', async () => {
  for (const path of ['/services/shops', '/our-blogs', '/blogs/one']) {
    const [first = '', ...others] = elementsOf(await pageOf(path), 'img');
    expect([path, first]).toEqual([path, expect.stringMatching(/loading="eager".*fetchPriority="high"/)]);
    expectLazy(others);
    for (const picture of [first, ...others])
      expect(picture).toMatch(/ sizes="[^"]+".* width="\d+" height="\d+"| width="\d+" height="\d+".* sizes="[^"]+"/);
  }
});

test('pages that open without a picture wait for none', async () => {
  for (const path of ['/', '/our-reviews']) {
    const pictures = elementsOf(await pageOf(path), 'img');
    expect(pictures.length).toBeGreaterThan(0);
    expectLazy(pictures);
  }
});

function expectLazy(pictures: string[]) {
  for (const picture of pictures) {
    expect(picture).toMatch(/loading="lazy" decoding="async"/);
    expect(picture).not.toContain('fetchPriority');
  }
}

test('a picture in rich text keeps its sources, its size and its alternative text', patient, async () => {
  await app.services.media.makeVariants();
  const text = (await pageOf('/blogs/one')).split('<p>Text</p>')[1] ?? '';
  expect(text).toContain(`<source type="image/avif" srcset="${sourceSet(inText, 'avif', [360], 400)}"`);
  expect(text).toContain(`<img src="${inText}" alt="A &quot;shop&quot; &gt; all"`);
  expect(text).toMatch(/width="200" height="100" loading="lazy"[^]*width="400" height="200" loading="lazy"/);
});

test('a picture that is smaller than its text says so in its sizes', patient, async () => {
  await app.services.media.makeVariants();
  const text = await pageOf('/blogs/three');
  expect(text).toMatch(
    /<picture class="picture-small picture-left">.*? sizes="min\(400px, min\(100vw - 2.5rem, 14rem\)\)"/,
  );
  expect(text).toMatch(
    /<figure class="picture-half"><a href="\/meeting"><picture><source[^>]* sizes="min\(400px, min\(100vw - 2.5rem, 22rem\)\)"/,
  );
});

test('a footnote says what it is, and what leads back to its number', async () => {
  const text = await pageOf('/blogs/three');
  expect(text).toContain('<sup id="reference-x-1"><a role="doc-noteref" href="#footnote-x-1">1</a></sup>');
  expect(text).toContain('<a role="doc-backlink" aria-label="Back to the text" href="#reference-x-1">');
  expect((await app.get('/api/blog/three')).body).not.toContain('doc-');
});

test('the API, the feed and the editor get the text as it was written', async () => {
  for (const path of ['/api/blog/one', '/feed.xml']) {
    const { body } = await app.get(path);
    expect(body).toContain(inText);
    expect(body).not.toMatch(/srcset|&lt;picture|<picture/);
  }
});

test('a page reads all its pictures in one query', async () => {
  const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
  await app.refreshPages();
  execute.mockClear();
  await app.get('/blogs/one');
  const queries = execute.mock.calls.map(([{ sql }]) => sql);
  execute.mockRestore();
  expect(queries.filter((query) => query.includes('"file" in'))).toHaveLength(1);
});

test('until a picture has loaded, a blurred one replaces it, unless it is transparent', async () => {
  const clear = await add(await photo(80, 40, 0.3));
  await app.create(blog, { title: 'Glass', image: clear, team_id: 1 });
  const { body, headers } = await app.get('/blogs/one');
  const [, css = ''] = /<style nonce="[^"]+">(.*?)<\/style>/s.exec(body) ?? [];
  for (const path of [cover, inText])
    expect(css).toMatch(
      new RegExp(`img\\[src="${path}"\\]\\{background:url\\(data:image/webp;base64,[\\w+/=]+\\)50%/cover\\}`),
    );
  expect(css).not.toContain(clear);
  expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(body).not.toContain(' style="');
});

test('only placeholders that the server made are shown', async () => {
  const media = app.services.database.kysely.withTables<ContentTables>();
  const file = cover.replace('/files/', '');
  const placeholder = 'data:image/webp;base64,)}</style><script>alert(1)</script>';
  await media.updateTable('media').set({ placeholder }).where('file', '=', file).execute();
  await app.refreshPages();
  expect(await pageOf('/blogs/one')).not.toContain('alert(1)');
});

test('a missing picture is replaced by a cover or a monogram without alternative text', async () => {
  await losePictures();
  await app.refreshPages();
  const post = await pageOf('/blogs/one');
  expect(elementsOf(post.split('Text</p>')[0] ?? '', 'img')).toEqual([]);
  expect(post).toMatch(/<svg viewBox="0 0 120 80"[^>]* aria-hidden="true"/);
  expect(post).toMatch(/<svg viewBox="0 0 100 100" aria-hidden="true"[^>]*>.*>SQ<\/text>/);
  expect(await pageOf('/about-us')).toContain('>SQ</text>');
  expect(await pageOf('/our-reviews')).toContain('>AR</text>');
  for (const path of ['/', '/our-services', '/our-blogs', '/services/shops'])
    expect(await pageOf(path)).toContain('<svg viewBox="0 0 120 80"');
});

/** Deletes the rows of all pictures, which foreign keys would prevent. */
async function losePictures() {
  const { kysely, dialect } = app.services.database;
  const [off, on] = {
    sqlite: [sql`pragma foreign_keys = off`, sql`pragma foreign_keys = on`],
    postgres: [sql`set session_replication_role = replica`, sql`set session_replication_role = default`],
  }[dialect.name] as [RawBuilder<unknown>, RawBuilder<unknown>];
  await kysely.connection().execute(async (connection) => {
    await off.execute(connection);
    await sql`delete from media`.execute(connection);
    await on.execute(connection);
  });
}
