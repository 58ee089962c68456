import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents, isRecordPage, pageList } from '../../../content/addresses.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { documentPaths } from '../../public-addresses.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { childrenOf, parseXml, textOf } from '../app/documents/xml.ts';

const hostile = 'A\u0000\u0008\u001b\ufffe\ud800 <b>&amp; "]]>';
const monthStart = (month: number) => new Date(Date.UTC(2026, month)).toISOString();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const links = '<a href="/meeting">a</a><a href="our-blogs#x">b</a><a href="https://l.example/?a&amp;b">c</a>';
  const picture = await app.upload('blogs');
  const author = await app.create(teamMember, { name: 'Sana & Co' });
  const text = { description: `<p>${links}<img src="${picture}"></p><code>href="/x"</code>`, team_id: author };
  const id = await app.create(blog, { title: 'One post', ...text }, new Date(monthStart(0)));
  await app.create(heading, { heading: 'Last <words>', description: '<p>The end.</p>', blog_id: id });
  await app.create(blog, { title: 'Of no one', team_id: await app.create(teamMember, { status: 2 }) });
  await app.create(service, { title: 'Shops [online]', short_description: 'All\nof it.' });
  await app.create(review, {});
});
afterAll(() => app.stop());

const tables = () => app.services.database.kysely.withTables<ContentTables>();
type DocumentName = Exclude<keyof typeof documents, 'sitemapPart' | 'categoryFeed'>;

const mediaTypes: Record<DocumentName, string> = {
  robots: 'text/plain; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
  feed: 'application/atom+xml; charset=utf-8',
  llms: 'text/plain; charset=utf-8',
};

describe.each(Object.entries(mediaTypes))('%s', (name, type) => {
  const url = documents[name as DocumentName];

  test('has its media type, also in the response to HEAD', async () => {
    const [get, head] = [await app.get(url), await app.request({ method: 'HEAD', url })];
    for (const { statusCode, headers } of [get, head]) {
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect([head.body, head.headers.etag]).toEqual(['', get.headers.etag]);
  });

  test('is 304 for clients that have it', async () => {
    const { etag } = (await app.get(url)).headers;
    const again = await app.get(url, { 'if-none-match': `"other", ${String(etag)}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await app.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

test.each(documentPaths.filter((path) => path !== documents.robots))(
  '%s changes with what is published',
  async (url) => {
    const id = await app.create(blog, { title: 'Passing by', team_id: 1 });
    expect((await app.get(url)).body).toContain('/blogs/passing-by');
    await app.services.content.softDelete(blog, id);
    expect((await app.get(url)).body).not.toContain('/blogs/passing-by');
  },
);

test('the sitemap dates each page by its latest change, and has its pictures', async () => {
  const db = tables();
  await db
    .updateTable('pages')
    .set({ updated_at: monthStart(0) })
    .execute();
  await db
    .updateTable('settings')
    .set({ updated_at: monthStart(1) })
    .execute();
  await db
    .updateTable('services')
    .set({ updated_at: monthStart(2) })
    .execute();
  await db
    .updateTable('reviews')
    .set({ updated_at: monthStart(3) })
    .execute();
  await db
    .updateTable('teams')
    .set({ updated_at: monthStart(4) })
    .execute();
  await db
    .updateTable('blogs')
    .set({ updated_at: monthStart(5) })
    .execute();
  await db
    .updateTable('headings')
    .set({ updated_at: monthStart(6) })
    .execute();
  const urls = childrenOf(parseXml((await app.get('/sitemap.xml')).body), 'url');
  const dates = Object.fromEntries(
    urls.map((url) => [textOf(url, 'loc')?.slice(PUBLIC_URL.length), textOf(url, 'lastmod')]),
  );
  expect(dates).toMatchObject({
    '/': monthStart(5),
    '/about-us': monthStart(4),
    '/our-services': monthStart(2),
    '/our-reviews': monthStart(3),
    '/our-blogs': monthStart(5),
    '/contact-us': monthStart(4),
    '/meeting': monthStart(4),
    '/services/shops-online': monthStart(2),
    '/blogs/of-no-one': monthStart(5),
    '/blogs/one-post': monthStart(6),
  });
  const pictures = urls.flatMap((url) => childrenOf(url, 'image:image')).map((image) => textOf(image, 'image:loc'));
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect((await app.get(picture?.slice(PUBLIC_URL.length) ?? '')).statusCode).toBe(200);
});

test('the feed has each post with author, dates and whole text, its links made absolute', async () => {
  const feed = parseXml((await app.get('/feed.xml')).body);
  expect(childrenOf(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']])).toEqual([
    ['alternate', `${PUBLIC_URL}/our-blogs`],
    ['self', `${PUBLIC_URL}/feed.xml`],
  ]);
  const [newest, oldest] = childrenOf(feed, 'entry');
  if (!newest || !oldest) throw new Error('There are no entries.');
  expect([textOf(newest, 'title'), textOf(newest, 'author')]).toEqual(['Of no one', undefined]);
  expect(textOf(feed, 'author')).toBe('Plinth');
  const address = `${PUBLIC_URL}/blogs/one-post`;
  expect([textOf(oldest, 'id'), textOf(oldest, 'author')]).toEqual([address, 'Sana & Co']);
  expect([textOf(oldest, 'published'), textOf(oldest, 'updated')]).toEqual([monthStart(0), monthStart(6)]);
  expect(textOf(feed, 'updated')).toBe(monthStart(6));
  const content = textOf(oldest, 'content') ?? '';
  expect([...content.matchAll(/<(?:a|img)\b[^>]*?(?:href|src)="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    `${PUBLIC_URL}/meeting`,
    `${PUBLIC_URL}/our-blogs#x`,
    'https://l.example/?a&amp;b',
    expect.stringContaining(`${PUBLIC_URL}/files/blogs/`),
  ]);
  expect(content).toContain('<code>href="/x"</code>');
  expect(content).toContain('<h2>Last &lt;words&gt;</h2><p>The end.</p>');
});

test('the feed shows the icon of the site, and its logo where there is one', async () => {
  const before = parseXml((await app.get('/feed.xml')).body);
  expect([textOf(before, 'icon'), textOf(before, 'logo')]).toEqual([`${PUBLIC_URL}/icon-192.png`, undefined]);
  const logo = await app.upload('settings');
  await app.services.content.update(settings, 1, { logo });
  expect(textOf(parseXml((await app.get('/feed.xml')).body), 'logo')).toBe(PUBLIC_URL + logo);
});

test('the feed leaves out characters that XML does not allow', async () => {
  const id = await app.create(blog, { title: 'Pasted', team_id: 1 });
  await tables().updateTable('blogs').set({ short_description: 'Before\u000bafter' }).where('id', '=', id).execute();
  await app.refreshPages();
  const summaries = childrenOf(parseXml((await app.get('/feed.xml')).body), 'entry').map((entry) =>
    textOf(entry, 'summary'),
  );
  expect(summaries).toContain('Beforeafter');
  await app.services.content.softDelete(blog, id);
});

test('a feed without posts is dated by the settings', async () => {
  await tables().updateTable('blogs').set({ status: 2 }).execute();
  const time = monthStart(8);
  await tables().updateTable('settings').set({ updated_at: time }).execute();
  await app.refreshPages();
  const feed = parseXml((await app.get('/feed.xml')).body);
  expect([childrenOf(feed, 'entry'), textOf(feed, 'updated')]).toEqual([[], time]);
  await tables().updateTable('blogs').set({ status: 1 }).execute();
  await app.refreshPages();
});

describe('the icons that browsers and phones request by name', () => {
  const paths = ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'];
  const ask = async (path: string) => {
    const { statusCode, headers, rawPayload } = await app.get(path);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'public, max-age=3600']);
    return rawPayload;
  };

  test('have their sizes, and are made from the favicon of the settings, if there is one', async () => {
    const icons = await Promise.all(paths.map(ask));
    const [ico = Buffer.of(), ...pngs] = icons;
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    const sizes = await Promise.all([ico.subarray(22), ...pngs].map((png) => sharp(png).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual(
      [48, 180, 192, 512, 512].map((size) => ['png', size, size]),
    );
    await app.services.content.update(settings, 1, { favicon: await app.upload('settings') });
    const agency = await Promise.all(paths.map(ask));
    expect(agency.filter((icon, index) => icons[index]?.equals(icon))).toEqual([]);
  });

  test('are in the manifest, which has the name of the agency', async () => {
    await app.services.content.update(settings, 1, { product_name: 'Sattler' });
    const { headers, body } = await app.get('/site.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(body) as { name: string; theme_color: string; icons: { src: string }[] };
    expect(manifest.name).toBe('Sattler');
    expect(manifest.icons.map(({ src }) => src)).toEqual(paths.slice(2));
    for (const path of ['/login', '/admin']) expect((await app.get(path)).body).toContain('<title>Sattler</title>');
    const page = (await app.get('/')).body;
    expect(page).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    expect(page).toContain(
      `<meta name="theme-color" content="${manifest.theme_color}" media="(prefers-color-scheme: light)"/>`,
    );
    expect(page).toMatch(/<meta name="theme-color" content="#\w{6}" media="\(prefers-color-scheme: dark\)"\/>/);
  });
});

test('no text breaks the feed or the sitemap, whatever characters it has', async () => {
  // PostgreSQL cannot store NUL and lone surrogates; a file of SQLite may have them.
  const text = process.env['TEST_DATABASE'] === 'postgres' ? hostile.replace(/[\u0000\ud800]/g, '') : hostile;
  const change = { title: text, short_description: text, description: `<p>${text}</p>` };
  await tables().updateTable('blogs').set(change).where('slug', '=', 'one-post').execute();
  await tables().updateTable('teams').set({ name: text }).execute();
  await tables().updateTable('settings').set({ product_name: text }).execute();
  await app.refreshPages();
  const feed = parseXml((await app.get('/feed.xml')).body);
  expect(textOf(feed, 'title')).toMatch(/^A.* <b>&amp; "\]\]>$/);
  expect(childrenOf(feed, 'entry').map((entry) => textOf(entry, 'title'))).toContain(textOf(feed, 'title'));
  expect(() => parseXml('<a>&nbsp;</a>')).toThrow('is no entity');
  await tables().updateTable('settings').set({ product_name: null }).execute();
  await app.refreshPages();
});

test('llms.txt lists pages and records for language models', async () => {
  await app.services.content.update(settings, 1, {
    footer_short_description: 'What we\ndo.',
    phone: '+92 21 555 0142',
    email: 'hello@plinth.example',
  });
  const lines = (await app.get('/llms.txt')).body.split('\n');
  expect(lines.slice(0, 6)).toEqual(['# Plinth', '', '> What we do.', '', '## Services', '']);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Services',
    '## Posts',
    '## Contact',
    '## Optional',
  ]);
  expect(lines).toContain(`- [Shops \\[online\\]](${PUBLIC_URL}/services/shops-online): All of it.`);
  expect(lines).toContain(`- [Of no one](${PUBLIC_URL}/blogs/of-no-one): Short Description`);
  expect(lines).toContain(`- [Contact Us](${PUBLIC_URL}/contact-us): +92 21 555 0142, hello@plinth.example`);
  const addresses = lines.flatMap((line) => /^- \[.*\]\((.*?)\)/.exec(line)?.[1] ?? []);
  // The home page is the heading, and of what the others require there is nothing.
  const listed = pageList.filter(
    (page) => !isRecordPage(page) && !page.isUnlisted && !page.requires && page.path !== '/',
  );
  expect(addresses).toEqual(expect.arrayContaining(listed.map(({ path }) => PUBLIC_URL + path)));
  for (const address of addresses) expect((await app.get(address.slice(PUBLIC_URL.length))).statusCode).toBe(200);
});
