import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, startApp } from '../app/app.ts';

let now = new Date('2026-12-31T18:59:00Z'); // A minute before the new year of Karachi.
let app: TestApp;
let post: number;

beforeAll(async () => {
  app = await startApp({ clock: () => now });
  const author = await app.create(teamMember, { name: 'Sana Qureshi' });
  post = await app.create(blog, { title: 'One', team_id: author });
  await app.create(review, {});
});
afterAll(() => app.stop());

/** Counts the database queries of some work. */
async function queriesOf(act: () => Promise<unknown>) {
  const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
  await act();
  const count = execute.mock.calls.length;
  execute.mockRestore();
  return count;
}

test('irrelevant parameters and headers neither split the cache nor show in a cached response', async () => {
  await app.refreshPages();
  const hostile = await app.get('/api/blog?utm_source=evil.example&page=1', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    cookie: 'evil.example=1',
    accept: 'evil.example/json',
  });
  const plain = await app.get('/api/blog?page=1');
  expect(plain.body).toBe(hostile.body);
  expect(plain.body).not.toContain('evil.example');
  expect(await queriesOf(() => app.get('/api/blog?x=2&page=1'))).toBe(0);
});

test.each(['/our-blogs?page=x', '/our-blogs?page=', '/our-services?category='])(
  '%s is what the page without it is',
  async (url) => {
    const plain = await app.get(url.split('?')[0] ?? '');
    expect(await queriesOf(() => app.get(url))).toBe(0);
    expect((await app.get(url)).body).toBe(plain.body);
  },
);

test('a category that there is none of leads to the page without it, and is not cached', async () => {
  const { statusCode, headers } = await app.get('/our-services?category=no');
  expect([statusCode, headers.location]).toEqual([302, '/our-services']);
  const read = vi.spyOn(app.services.site, 'readAllServices');
  await app.get('/our-services?category=no');
  expect(read).toHaveBeenCalledOnce();
  read.mockRestore();
});

test.each(['/our-blogs?page=0', '/our-blogs?page=002', '/our-blogs?page=1&page=2', '/blogs/%6fne'])(
  '%s is not cached',
  async (url) => {
    await app.get(url);
    const read = vi.spyOn(app.services.site, 'readSetting');
    await app.get(url);
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
  },
);

test('pages that are not found are not cached', async () => {
  for (const url of ['/blogs/none', '/no-such-page']) {
    const { headers } = await app.get(url);
    expect(headers.etag).toBeUndefined();
  }
});

test('a response has the accepted encoding, with an ETag for each encoding', async () => {
  const plain = await app.get('/about-us');
  const gzip = await app.get('/about-us', { 'accept-encoding': 'gzip, deflate' });
  const brotli = await app.get('/about-us', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const refused = await app.get('/about-us', { 'accept-encoding': 'br;q=0, *;q=0.5' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect([plain, gzip, brotli, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
    'gzip',
  ]);
  expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, rawPayload } of [plain, gzip, brotli]) {
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const again = await app.get('/about-us', { 'if-none-match': `W/"x", ${String(headers.etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('HEAD has the headers of GET, without the body', async () => {
  const [get, head] = [await app.get('/about-us'), await app.request({ method: 'HEAD', url: '/about-us' })];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const { date: _, ...headers } = get.headers;
  expect(head.headers).toMatchObject(headers);
});

test('uncached responses are compressed, too', async () => {
  const { headers, rawPayload } = await app.get('/contact-us', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('</html>');
});

test('simultaneous requests for a page render it once', async () => {
  const loneProcess = await queriesOf(async () => {
    await app.refreshPages();
    await app.get('/blogs/one');
  });
  const together = await queriesOf(async () => {
    await app.refreshPages();
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.get('/blogs/one')));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });
  expect(together).toBe(loneProcess);
});

test('a new year shows, although no content has changed', async () => {
  expect((await app.get('/about-us')).body).toContain('2026');
  now = new Date('2026-12-31T19:00:00Z');
  expect((await app.get('/about-us')).body).toContain('© 2027'.replace('© ', ''));
});

test('a response that was requested before a write is never cached as the one after it', async () => {
  for (let round = 0; round < 40; round++) {
    const title = `Round ${round}`;
    const reads = Array.from({ length: 4 }, () => app.get('/blogs/one'));
    const written = app.services.content.update(blog, post, { title });
    const during = Array.from({ length: 4 }, () => app.get('/blogs/one'));
    await written;
    expect((await app.get('/blogs/one')).body).toContain(title);
    await Promise.all([...reads, ...during]);
    expect((await app.get('/blogs/one')).body).toContain(title);
  }
});

test('a new heading shows on its post at once', async () => {
  await app.get('/blogs/one');
  await app.create(heading, { heading: 'A new part', blog_id: post });
  expect((await app.get('/blogs/one')).body).toContain('A new part');
});

test('a change by another process shows once this one knows of it', async () => {
  const other = await app.openServices();
  await app.get('/blogs/one');
  const before = app.services.version.value();
  await other.content.update(blog, post, { title: 'From elsewhere' });
  await expect.poll(() => app.services.version.value()).not.toBe(before);
  expect((await app.get('/blogs/one')).body).toContain('From elsewhere');
  await other.close();
});
