import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { meetingKind } from '../../../content/types/meeting-kind.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';
import { textOf } from './found.ts';

const HOUR = 60 * 60 * 1000; // ms

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let client: ApiClient;
let author: number;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
  author = await app.create(teamMember, { name: 'Mara Lindqvist' });
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await client.call('PUT', '/settings/1', { languages });
  const home = { title: 'Startseite', status: 1 };
  await client.call('PUT', '/pages/home/translations/de', home);
});
afterAll(() => app.stop());
// Each test searches as often as anybody may.
beforeEach(() => (now += HOUR));

interface Found {
  path: string;
  title: { text: string; is_hit: boolean }[];
  excerpt: { text: string; is_hit: boolean }[];
}

async function find(q: string, language?: string): Promise<Found[]> {
  const query = new URLSearchParams({ q, ...(language && { language }) });
  const response = await app.get(`/api/search/site?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const paths = async (q: string, language?: string) => (await find(q, language)).map(({ path }) => path);
const pageOf = async (q: string, prefix = '') => (await app.get(`${prefix}/search?q=${encodeURIComponent(q)}`)).body;

describe('J7: nothing that visitors may not see is found, at once after each change', () => {
  test('a post that is drafted, published, hidden, shown, deleted and restored', async () => {
    const fields = { title: 'Quecksilber', description: '<p>Amalgam</p>', team_id: author };
    const draft = await client.ask('POST', '/drafts', { type: 'blogs', fields });
    expect(await paths('amalgam')).toEqual([]);
    const picture = { image: await app.upload('blogs'), short_description: 'x', status: 1 };
    const { version } = draft.body.data;
    await client.ask('PUT', `/drafts/${draft.body.data.id}`, { fields: { ...fields, ...picture }, version });
    expect(await paths('amalgam')).toEqual([]);
    expect((await client.ask('POST', `/drafts/${draft.body.data.id}/publish`)).status).toBe(200);
    expect(await paths('amalgam')).toEqual(['/blogs/quecksilber']);
    await client.call('PUT', '/blogs/quecksilber', { status: 2 });
    expect(await paths('amalgam')).toEqual([]);
    await client.call('PUT', '/blogs/quecksilber', { status: 1 });
    expect(await paths('amalgam')).toEqual(['/blogs/quecksilber']);
    await client.call('DELETE', '/blogs/quecksilber');
    expect(await paths('amalgam')).toEqual([]);
    await client.call('POST', '/blogs/quecksilber/restore');
    expect(await paths('amalgam')).toEqual(['/blogs/quecksilber']);
  });

  test('what a draft of a published record says', async () => {
    await app.create(service, { title: 'Segeltuch', slug: 'segeltuch' });
    await client.ask('POST', '/drafts', { type: 'services', key: 'segeltuch', fields: { title: 'Leinwand' } });
    expect([await paths('leinwand'), await paths('segeltuch')]).toEqual([[], ['/services/segeltuch']]);
  });

  test('a post that is scheduled, until its time', async () => {
    const id = await app.create(service, { title: 'Vorankündigung', slug: 'vorankuendigung', status: 2 });
    const time = new Date(now + HOUR).toISOString();
    const scheduled = await client.ask('POST', '/services/vorankuendigung/schedule', { action: 'publish', time });
    expect(scheduled.status).toBe(201);
    expect(await paths('vorankündigung')).toEqual([]);
    now += HOUR;
    app.services.scheduleRunner.start();
    await expect.poll(() => paths('vorankündigung'), { interval: 100 }).toEqual(['/services/vorankuendigung']);
    await app.services.content.softDelete(service, id);
  });

  test('a page that is hidden from search engines, and a hidden section', async () => {
    const section = { id: 'a', type: 'richText', html: '<p>Geheimtür</p>' };
    await app.create(page, { title: 'Keller', slug: 'keller', sections: [section] });
    expect(await paths('geheimtür')).toEqual(['/keller']);
    await client.call('PUT', '/pages/keller', { sections: [{ ...section, hidden: true }] });
    expect(await paths('geheimtür')).toEqual([]);
    expect(await paths('keller')).toEqual(['/keller']);
    await client.call('PUT', '/pages/keller', { hidden_from_search: true });
    expect(await paths('keller')).toEqual([]);
  });

  test('what is on no page: settings, and how to get to a meeting', async () => {
    await client.call('PUT', '/settings/1', { notification_email: 'hausmeister@example.com' });
    await app.create(meetingKind, { name: 'Rundgang', where: 'place', where_text: 'Klingel Zwischengeschoss' });
    expect(await paths('hausmeister')).toEqual([]);
    expect(await paths('zwischengeschoss')).toEqual([]);
    expect(await paths('rundgang')).toHaveLength(1);
  });
});

test('a record without a page of its own leads to the one that shows it', async () => {
  await app.create(review, { project_name: 'Wintergarten', feedback: 'Kirschholz' });
  expect(await paths('kirschholz')).toEqual(['/our-reviews']);
  expect(await paths('lindqvist')).toEqual(['/about-us']);
});

test('a page is found once, however many of its records are, on all pages of results', async () => {
  for (let count = 0; count < 25; count += 1) await app.create(review, { project_summary: 'Quittengelee' });
  for (let count = 0; count < 12; count += 1)
    await app.create(service, { title: `Saft ${count}`, short_description: 'Quittengelee' });
  await app.services.search.updateIndex();
  const found = [];
  for (const number of [1, 2, 3]) {
    const response = await app.get(`/api/search/site?q=quittengelee&page=${number}`);
    const { data, has_more }: { data: Found[]; has_more: boolean } = response.json();
    found.push({ paths: data.map(({ path }) => path), hasMore: has_more });
  }
  expect(found.map(({ paths, hasMore }) => [paths.length, hasMore])).toEqual([
    [10, true],
    [5, false],
    [0, false],
  ]);
  const all = found.flatMap(({ paths }) => paths);
  expect(new Set(all).size).toBe(15);
  expect(all.filter((path) => path.startsWith('/our-reviews')).toSorted()).toEqual([
    '/our-reviews',
    '/our-reviews?page=2',
    '/our-reviews?page=3',
  ]);
});

test('a category is found once it has a post, as its page is listed', async () => {
  const category_id = await app.create(category, { name: 'Drechseln', slug: 'drechseln' });
  expect(await paths('drechseln')).toEqual([]);
  await app.create(blog, { title: 'A bowl', category_id, team_id: author });
  expect(await paths('drechseln')).toEqual(['/our-blogs/category/drechseln']);
});

test('each language finds what is written in it', async () => {
  const post = { title: 'A harbour', slug: 'a-harbour', description: '<p>Lanterns</p>', team_id: author };
  await app.create(blog, post);
  const words = { title: 'Ein Hafen', short_description: 'x', description: '<p>Laternen</p>', status: 1 };
  await client.call('PUT', '/blogs/a-harbour/translations/de', words);
  expect([await paths('lanterns'), await paths('laternen')]).toEqual([['/blogs/a-harbour'], []]);
  expect([await paths('laternen', 'de'), await paths('lanterns', 'de')]).toEqual([['/de/blogs/ein-hafen'], []]);
  expect((await app.get('/api/search/site?q=x&language=fr')).statusCode).toBe(404);
  const html = await pageOf('laternen', '/de');
  expect(html).toContain('Ergebnisse für „laternen“');
  expect(html).toContain('href="/de/blogs/ein-hafen"');
});

describe('the page', () => {
  test('shows what was found without scripts, highlighted, and HTML of a text as text', async () => {
    await app.create(service, {
      title: 'Tabs <b>',
      slug: 'tabs',
      detail_page_description: '<p>A &lt;script&gt; x Glühwurm.</p>',
    });
    const html = await pageOf('GLUHWURM');
    expect(html).toContain('<h1');
    expect(html).toMatch(/<a href="\/services\/tabs"[^>]*>Tabs &lt;b&gt;<\/a>/);
    expect(html).toMatch(/A &lt;script&gt; x <mark[^>]*>Glühwurm<\/mark>\./);
  });

  test('is of nobody else, and in no index', async () => {
    const response = await app.get('/search?q=x');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.body).toContain('<meta name="robots" content="noindex"/>');
    expect((await app.get('/sitemap.xml')).body).not.toContain('/search');
    expect((await app.get('/search')).body).toContain('<title>Search |');
  });

  test('says what was searched for and not found, as text', async () => {
    const html = await pageOf('"><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('Nothing found for “&quot;&gt;&lt;script&gt;');
  });

  test('repeats no more of what was typed than is searched for', async () => {
    expect(await pageOf('x'.repeat(5_000))).not.toContain('x'.repeat(201));
  });

  test('reads no results past the last page', async () => {
    await app.create(service, { title: 'Turmhaus' });
    expect((await app.get('/search?q=turmhaus&page=51')).body).toContain('Nothing found');
  });

  test('has links to more, and back', async () => {
    for (let count = 0; count < 12; count += 1) await app.create(service, { title: `Reihe ${count}` });
    expect(await pageOf('reihe')).toContain('href="/search?q=reihe&amp;page=2"');
    const second = (await app.get('/search?q=reihe&page=2')).body;
    expect(second).toContain('href="/search?q=reihe"');
    expect(second.match(/<li class="py-6">/g)).toHaveLength(2);
  });
});

test('whoever searches too often is told to wait', async () => {
  const most = limits.searches.perSender.max;
  for (let count = 0; count < most; count += 1) await paths('x');
  const refused = await app.get('/api/search/site?q=x');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  const html = await app.get('/search?q=x');
  expect(html.statusCode).toBe(429);
  expect(html.body).toContain('Too many searches at once.');
});

test('the words that were found are told from those beside them', async () => {
  await app.create(service, { title: 'Marzipan', slug: 'marzipan', short_description: 'Mit Rosenwasser und Mandeln' });
  const [found] = await find('rosenwasser');
  expect(found?.excerpt.filter(({ is_hit }) => is_hit)).toEqual([{ text: 'Rosenwasser', is_hit: true }]);
  expect(textOf(found?.excerpt ?? [])).toContain('Mit Rosenwasser und Mandeln');
});
