import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { pageOf } from '../../../content/addresses.ts';
import { relationsOf } from '../../../content/model/content-type.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, type Link, linksOf, saveDraft, share } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, signInTo } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const START = Date.parse('2026-03-01T12:00:00Z');

let now = START;
let app: TestApp;
let sana: ApiClient;
let team: number;
let slug: string;
let draft: number;
let number = 0;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
  team = await app.create(teamMember, { name: 'Mira' });
});
afterAll(() => app.stop());

beforeEach(async () => {
  now = START;
  const id = await app.create(blog, { title: `Post ${++number}`, team_id: team, description: '<p>As published</p>' });
  slug = (await sana.ask('GET', '/blogs')).body.data.find((post: { id: number }) => post.id === id).slug;
  draft = await beginDraft(sana, blog, slug, { description: '<p>As drafted</p>' });
});

const open = ({ path }: Link) => app.get(path);
const bodyOf = async (link: Link) => (await open(link)).body;

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  // A page opened within a chat is seen by a person.
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Slack/4.40 Chrome/128 Electron/32 Safari/537.36',
];

/** What chats and mail programs ask with, before anybody has opened a link. */
const programs = [
  '',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0 A',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (Macintosh) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Viber/13.3.0.5 CFNetwork/1128.0.1 Darwin/19.6.0',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.4266; Pro)',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  'curl/8.1',
];

describe('a link', () => {
  test('shows the page as the draft would publish it, with whose it is and until when', async () => {
    const link = await share(sana, draft, { label: 'For the client', days: 3 });
    expect(link).toEqual({ id: expect.any(Number), path: expect.stringMatching(/^\/preview\/[\w-]{43}$/) });
    const { statusCode, body } = await open(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>As drafted</p>');
    expect(body).not.toContain('As published');
    const bar = /<aside aria-label="Preview".*?<\/aside>/s.exec(body)?.[0].replaceAll(/<!-- -->|<[^>]+>/g, '');
    expect(bar).toContain(`Draft of “Post ${number}” · For the client`);
    expect(bar).toContain('Shared by Sana Qureshi. It is not public. This link works until March 4, 2026.');
    expect((await app.get(`/blogs/${slug}`)).body).toContain('<p>As published</p>');
  });

  test('has what the published page has, once it is published', async () => {
    const link = await share(sana, draft);
    // For search engines only.
    const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/<script.*?<\/script>/gs, '');
    const preview = main(await bodyOf(link));
    await sana.call('POST', `/drafts/${draft}/publish`);
    expect(main((await app.get(`/blogs/${slug}`)).body)).toBe(preview);
  });

  test('shows the headings as the draft has them, pinned ones as they were', async () => {
    const image = await app.upload('headings');
    const headingOf = (title: string) => ({ heading: title, image, description: 'd' });
    const drafted = (title: string) => ({ fields: { headings: [{ id: 'a', ...headingOf(title) }] } });
    await sana.call('PUT', `/blogs/${slug}`, { headings: [headingOf('As published')] });
    await sana.call('PUT', `/drafts/${draft}`, drafted('Drafted heading'));
    const [following, pinned] = [await share(sana, draft), await share(sana, draft, { pinned: true })];
    await sana.call('PUT', `/drafts/${draft}`, drafted('Drafted anew'));
    expect(await bodyOf(pinned)).toMatch(/>Drafted heading<\/h2>.*>As published<\/h2>/s);
    expect(await bodyOf(following)).toMatch(/>Drafted anew<\/h2>.*>As published<\/h2>/s);
    expect((await app.get(`/blogs/${slug}`)).body).not.toContain('Drafted');
  });

  test('follows the draft; a pinned one shows it as it was', async () => {
    const [following, pinned] = [await share(sana, draft), await share(sana, draft, { pinned: true })];
    await saveDraft(sana, draft, { description: '<p>Drafted anew</p>' });
    expect(await bodyOf(following)).toContain('<p>Drafted anew</p>');
    expect(await bodyOf(pinned)).toContain('<p>As drafted</p>');
    expect(await linksOf(sana, draft)).toMatchObject([
      { id: pinned.id, pinned: true, changed_since: true },
      { id: following.id, pinned: false, changed_since: false },
    ]);
  });

  test('leads to the published page after publication; a pinned one keeps showing what it showed', async () => {
    const [following, pinned] = [await share(sana, draft), await share(sana, draft, { pinned: true, days: 2 })];
    await sana.call('POST', `/drafts/${draft}/publish`);
    const { statusCode, headers } = await open(following);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, `/blogs/${slug}`, 'no-store']);
    await sana.call('PUT', `/blogs/${slug}`, { description: '<p>Changed since</p>' });
    expect(await bodyOf(pinned)).toContain('<p>As drafted</p>');

    const next = await beginDraft(sana, blog, slug, { description: '<p>Next</p>' });
    expect(await linksOf(sana, next)).toMatchObject([
      { id: pinned.id, published: true, changed_since: false },
      { id: following.id, published: true },
    ]);
    await sana.call('DELETE', `/preview-links/${pinned.id}`);
    expect((await open(pinned)).statusCode).toBe(404);
  });

  test('of a record that was never published leads to it, once it is', async () => {
    const sample = await sampleFields(blog, app.upload, ({ required, relation }) => required && !relation);
    const fields = { ...sample, team_id: team, title: `New ${number}`, description: '<p>New text</p>' };
    const id = await beginDraft(sana, blog, null, fields);
    const [following, pinned] = [await share(sana, id), await share(sana, id, { pinned: true })];
    for (const link of [following, pinned]) expect(await bodyOf(link)).toContain('<p>New text</p>');
    await sana.call('POST', `/drafts/${id}/publish`);
    expect((await open(following)).headers.location).toBe(`/blogs/new-${number}`);
    expect(await bodyOf(pinned)).toContain('<p>New text</p>');
  });

  test('counts how often people opened it, but no programs, HEAD, opening in advance, or after an answer', async () => {
    const link = await share(sana, draft);
    for (const browser of browsers) {
      now += 1000;
      await app.get(link.path, { 'user-agent': browser });
    }
    await app.request({ method: 'HEAD', url: link.path, headers: { 'user-agent': browsers[0] } });
    await app.get(link.path, { 'user-agent': browsers[0] ?? '', 'sec-purpose': 'prefetch' });
    await app.get(`${link.path}?sent`, { 'user-agent': browsers[0] ?? '' });
    for (const program of programs) await app.get(link.path, { 'user-agent': program });
    const openedAt = new Date(now).toISOString();
    expect(await linksOf(sana, draft)).toMatchObject([
      { id: link.id, opened: browsers.length, last_opened_at: openedAt },
    ]);
  });

  test('works for the days that it was made for: 1 to 90, 14 by default', async () => {
    const [short, usual, long] = [
      await share(sana, draft, { days: 1 }),
      await share(sana, draft),
      await share(sana, draft, { days: 90 }),
    ];
    const statuses = async () => Promise.all([short, usual, long].map(async (link) => (await open(link)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);
    now = START + DAY;
    expect(await statuses()).toEqual([404, 200, 200]);
    now = START + 14 * DAY;
    expect(await statuses()).toEqual([404, 404, 200]);
    now = START + 90 * DAY - 1;
    expect(await statuses()).toEqual([404, 404, 200]);
    now = START + 90 * DAY;
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  test.each([
    [{ days: 0 }, 'days', 'Days must be a whole number from 1 to 90.'],
    [{ days: 91 }, 'days', 'Days must be a whole number from 1 to 90.'],
    [{ days: 1.5 }, 'days', 'Days must be a whole number from 1 to 90.'],
    [{ label: 'x'.repeat(101) }, 'label', 'Label can be at most 100 characters long.'],
    [{ label: 'x\0' }, 'label', 'Label contains a character that cannot be stored.'],
    [{ pinned: 'yes' }, 'pinned', 'Pinned must be true or false.'],
    [{ allows_comments: 1 }, 'allows_comments', 'Allows comments must be true or false.'],
  ])('is not made of %j', async (options, field, sentence) => {
    const { status, body } = await sana.ask('POST', `/drafts/${draft}/links`, options);
    expect([status, body.errors[field][0]]).toEqual([422, sentence]);
  });

  test('is revoked by anyone who may write drafts, and twice is once', async () => {
    const link = await share(sana, draft);
    const omar = await addPerson(app, `Omar${number}`);
    for (const person of [omar, sana])
      expect((await person.ask('DELETE', `/preview-links/${link.id}`)).body).toEqual({ message: 'Link Revoked!' });
    expect((await open(link)).statusCode).toBe(404);
    expect((await sana.ask('DELETE', '/preview-links/99999')).status).toBe(404);
    expect((await sana.ask('GET', '/preview-links/99999/comments')).status).toBe(404);
    expect((await sana.ask('GET', '/drafts/99999/links')).status).toBe(404);
    expect((await sana.ask('POST', '/drafts/99999/links')).status).toBe(404);
  });

  test('ends with its draft, and comes back with it', async () => {
    const links = [await share(sana, draft), await share(sana, draft, { pinned: true })];
    await sana.call('DELETE', `/drafts/${draft}`);
    for (const link of links) expect((await open(link)).statusCode).toBe(404);
    await sana.call('POST', `/drafts/${draft}/restore`);
    for (const link of links) expect((await open(link)).statusCode).toBe(200);
    await sana.call('DELETE', `/blogs/${slug}`);
    for (const link of links) expect((await open(link)).statusCode).toBe(404);
  });
});

describe('where a draft is shown', () => {
  const sentinel = 'Drafted words';
  const types = contentTypes.filter(({ name }) => name !== 'menus' && name !== 'brand');

  test.each(types.map((type) => [type.name, type] as const))(
    'a new or changed %s is on its page',
    async (_name, type) => {
      const [relation] = pageOf(type) ? [] : relationsOf(type);
      const parent = relation && { [relation.name]: String((await sana.ask('GET', '/blogs')).body.data[0].id) };
      const texts = Object.entries(type.fields).filter(([, { kind }]) => kind === 'text' || kind === 'longText');
      const fields = {
        ...parent,
        ...Object.fromEntries(texts.map(([name]) => [name, `${sentinel} ${name}`])),
        status: 2,
      };
      if (type.single && type.messages.created) await app.create(type, {});
      const key = type.single ? '1' : null;
      const { path } = await share(sana, await beginDraft(sana, type, key, fields));
      const { statusCode, body } = await app.get(path);
      const page = body.replace(/<aside aria-label="Preview".*?<\/aside>/s, '').replace(/<title>.*?<\/title>/, '');
      expect([statusCode, page]).toEqual([200, expect.stringContaining(sentinel)]);
    },
  );

  test('menus and brand are on the home page', async () => {
    const menus = await beginDraft(sana, typeNamed('menus'), '1', {
      legal: [{ label: sentinel, link: '/meeting' }],
    });
    expect(await bodyOf(await share(sana, menus))).toContain(sentinel);
    const brand = await beginDraft(sana, typeNamed('brand'), '1', { brand_color: '#8a1253' });
    expect((await open(await share(sana, brand))).statusCode).toBe(200);
  });

  test('a built-in page is at its own address, with its form at rest', async () => {
    const id = await beginDraft(sana, page, 'contact-us', { title: sentinel });
    const html = await bodyOf(await share(sana, id));
    expect(html).toContain(sentinel);
    expect(html).toMatch(new RegExp(`<form[^>]*inert=""[^>]*aria-label="${sentinel}"`));
  });

  test('an older review is on the page of the list that has it', async () => {
    const first = await app.create(review, { client_name: 'Oldest', status: 1 }, new Date('2020-01-01'));
    for (let index = 0; index < 9; index++) await app.create(review, { client_name: `Client ${index}`, status: 1 });
    const id = await beginDraft(sana, review, String(first), { feedback: sentinel });
    expect(await bodyOf(await share(sana, id))).toContain(sentinel);
  });

  test('a heading without a public post is nowhere', async () => {
    const id = await beginDraft(sana, heading, null, { heading: sentinel });
    const { status, body } = await sana.ask('POST', `/drafts/${id}/links`);
    expect([status, body.message]).toEqual([422, 'No public page shows this heading yet.']);
  });
});
