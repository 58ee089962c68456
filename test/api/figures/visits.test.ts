import { describe, expect, test } from 'vitest';
import { readAllRows } from '../app/database-rows.ts';
import { CHROME, viewsOf, visitedApp, visitsOf } from '../app/visited-app.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const { site, open, readFigures, readSalts, beginAgain } = visitedApp();

test('a page counts whether or not it comes from the cache, and once more when a browser asks whether it has changed', async () => {
  await open('/about-us');
  const { headers } = await open('/about-us');
  const again = await open('/about-us', { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
  await Promise.all(Array.from({ length: 5 }, () => open('/our-services')));
  await open('/contact');
  await open('/contact-us', {}, 'HEAD');
  for (const path of [
    '/feed.xml',
    '/robots.txt',
    '/api/blog',
    '/healthz',
    '/blogs',
    '/preview-frame',
    '/login',
    '/admin',
  ])
    await open(path);
  const { pages, totals } = await readFigures();
  expect(viewsOf(pages)).toEqual({ '/about-us': 3, '/our-services': 5, '/contact-us': 1 });
  expect(totals).toMatchObject({ views: 9, visits: 9, visitors: 1 });
});

test('who is counted gets no cookie, nor does who is left out', async () => {
  for (const path of [
    '/',
    '/',
    '/contact-us',
    '/?utm_campaign=spring',
    '/search?q=nothing',
    '/no-such-page',
    '/privacy',
  ])
    for (const headers of [{}, { 'sec-gpc': '1' }])
      expect((await open(path, headers)).headers['set-cookie']).toBeUndefined();
  expect((await readFigures()).totals.views).toBe(5);
});

test('what is left out is counted by the reason alone', async () => {
  const requests: [string, Record<string, string>][] = [
    ['/no-such-page', {}],
    ['/wp-login.php', {}],
    ['/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['/', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['/', { 'user-agent': 'curl/8.5.0' }],
    ['/', { 'user-agent': '' }],
    ['/', { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' }],
    ['/', { 'user-agent': 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)' }],
    ['/', { 'sec-gpc': '1' }],
    ['/', { dnt: '1' }],
    ['/', { cookie: 'a=b; plinth_editor=1' }],
    ['/', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
    ['/', { 'sec-purpose': 'prefetch;prerender' }],
    ['/', { purpose: 'prefetch' }],
    ['/', { 'x-purpose': 'preview' }],
    ['/', { 'sec-fetch-dest': 'iframe' }],
    ['/', { 'sec-fetch-dest': 'empty' }],
  ];
  for (const [url, headers] of requests) await open(url, headers);
  const { totals, pages, left_out } = await readFigures();
  expect(totals).toMatchObject({ views: 0, visits: 0, visitors: 0 });
  expect(pages).toEqual([]);
  expect(viewsOf(left_out)).toEqual({
    'missing page': 2,
    bot: 4,
    'AI bot': 2,
    'asked not to be counted': 2,
    'signed in': 1,
    prefetched: 4,
    'not opened as a page': 2,
  });
});

test('a page that visitors look for and do not find is named once a day for each, without what programs look for', async () => {
  const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });
  for (const path of ['/Old-Offer?utm_source=x', '/old-offer', '/old-offer?page=2']) await open(path, from(1));
  await open('/old-offer', from(2));
  await open('/blogs/never-%C3%A9crit', from(1));
  await open('/2019/05/12/about.html', from(1));
  await open('/our-blogs?page=999', from(1));
  const unnamed: [string, Record<string, string>?][] = [
    ['/old-offer', { 'user-agent': 'curl/8.5.0' }],
    ['/old-offer', { 'sec-gpc': '1' }],
    ['/old-offer', { cookie: 'plinth_editor=1' }],
    ['/old-offer', { 'sec-purpose': 'prefetch' }],
    ['/old-offer', { 'sec-fetch-dest': 'image' }],
    ['/old-offer', { 'sec-fetch-mode': '' }],
    ['/wp-login.php'],
    ['/.env'],
    ['/app.js.map'],
    ['/ines@example.com'],
    ['/unsubscribe/ines%2540example.com'],
    ['/call/4930123456'],
    ['/invite/dGhpc2lzYXNlY3JldA1'],
    [`/${'long-'.repeat(30)}`],
  ];
  for (const [number, [path, headers]] of unnamed.entries()) await open(path, { ...from(10 + number), ...headers });
  const named = { '/old-offer': 2, '/blogs/never-écrit': 1, '/2019/05/12/about.html': 1 };
  expect(missingOf(await readFigures())).toEqual(named);
  for (let number = 0; number < 30; number += 1) await open(`/guess-${number}`, from(3));
  expect((await readFigures()).missing_pages).toHaveLength(3 + 20);
});

const missingOf = ({ missing_pages }: Awaited<ReturnType<typeof readFigures>>) =>
  Object.fromEntries(missing_pages.map(({ name, visitors }) => [name, visitors]));

test('more visits of one sender than people make are left out', async () => {
  for (let number = 0; number < 520; number += 1) await open('/', { 'user-agent': `${CHROME} Edg/${number}` });
  const { totals, left_out } = await readFigures();
  expect(totals.visits).toBe(500);
  expect(viewsOf(left_out)).toEqual({ 'too many from one sender': 20 });
});

test('nor does one sender make pages look read, who comes from our own', async () => {
  for (let number = 0; number < 2_020; number += 1) await open('/', { referer: 'https://plinth.example/' });
  const { totals, left_out } = await readFigures();
  expect(totals).toMatchObject({ views: 2_000, visits: 0 });
  expect(viewsOf(left_out)).toEqual({ 'too many from one sender': 20 });
});

test('a page that is loaded again is viewed again, by the same visit', async () => {
  for (const header of [{}, { 'cache-control': 'max-age=0' }, { 'cache-control': 'no-cache' }])
    await open('/', { referer: 'https://example.org/', ...header });
  expect((await readFigures()).totals).toMatchObject({ views: 3, visits: 1, visitors: 1 });
});

test('a campaign that is cut within a character stops no other from being counted', async () => {
  for (const character of ['😀', '🀀', '𝄞'])
    await open(`/?utm_campaign=${encodeURIComponent('x'.repeat(99) + character)}`);
  await open('/?utm_campaign=spring');
  const { campaigns } = await readFigures();
  expect(visitsOf(campaigns)).toMatchObject({ spring: 1 });
});

test('a visit goes on while its pages are reached from one another, also when they are prerendered', async () => {
  await open('/', { referer: 'https://www.google.com/' });
  await open('/about-us', { referer: 'https://plinth.example/' });
  await open('/our-services', { referer: 'https://plinth.example/about-us', 'sec-purpose': 'prefetch;prerender' });
  await open('/our-reviews', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' });
  const { totals, pages, sources } = await readFigures();
  expect(totals).toMatchObject({ views: 4, visits: 1, visitors: 1 });
  expect(visitsOf(pages)).toEqual({ '/': 1, '/about-us': 0, '/our-services': 0, '/our-reviews': 0 });
  expect(visitsOf(sources)).toEqual({ Google: 1 });
});

test('a source has one name, and a campaign is read from a page that is cached', async () => {
  const arrivals: [string, string?][] = [
    ['/', 'https://www.linkedin.com/feed/'],
    ['/?utm_source=LinkedIn&utm_campaign=Spring'],
    ['/?utm_source=linkedin&utm_medium=social&utm_campaign=spring%20'],
    ['/?utm_source=Linkedin', 'https://lnkd.in/abc'],
    ['/?utm_source=google&utm_medium=cpc&gclid=x&utm_campaign=brand', 'https://www.google.de/'],
    ['/?gclid=x'],
    ['/?utm_source=chatgpt.com'],
    ['/', 'https://chatgpt.com/'],
    ['/', 'https://www.Example.org/page?secret=1'],
    ['/', 'https://example.org/'],
    ['/?utm_source=newsletter&utm_medium=email&utm_campaign=ines@example.com'],
    [`/?utm_campaign=${'x'.repeat(90)}ines@example.com`, 'https://docs.google.com/'],
    ['/?utm_campaign=ines%2540example.com'],
    ['/'],
  ];
  for (const [url, referer] of arrivals) await open(url, referer ? { referer } : {});
  const { sources, channels, campaigns } = await readFigures();
  expect(visitsOf(sources)).toEqual({
    LinkedIn: 4,
    Google: 2,
    ChatGPT: 2,
    'example.org': 2,
    newsletter: 1,
    'docs.google.com': 1,
    Direct: 2,
  });
  expect(visitsOf(channels)).toEqual({ social: 4, paid: 2, assistant: 2, link: 3, email: 1, direct: 2 });
  expect(visitsOf(campaigns)).toEqual({ spring: 2, brand: 1 });
  expect(JSON.stringify(await readAllRows(site.app.services.database))).not.toMatch(/secret=1|ines/);
});

describe('made-up visits', () => {
  test('from sites that are known for them, and from those that the settings block, are left out within a minute', async () => {
    const fromSpammers = async () => {
      for (const referer of ['https://semalt.com/', 'https://www.free.Semalt.com/x', 'https://spam.example/'])
        await open('/', { referer });
      await open('/?utm_source=WWW.spam.example');
      await open('/', { referer: 'https://notspam.example/' });
      return readFigures();
    };
    const before = await fromSpammers();
    expect(visitsOf(before.sources)).toEqual({ 'spam.example': 2, 'notspam.example': 1 });
    await site.client.ask('PUT', '/settings/1', { blocked_sources: [{ address: 'www.Spam.example/offers' }] });
    await readFigures();
    const { sources, totals, left_out } = await fromSpammers();
    expect(visitsOf(sources)).toEqual({ 'spam.example': 2, 'notspam.example': 2 });
    expect(totals.visits).toBe(4);
    expect(viewsOf(left_out)).toEqual({ 'blocked source': 6 });
  });

  test('do not make up where they come from, unless they open pages as browsers do over https', async () => {
    const unproven = { referer: 'https://casino.example/', 'sec-fetch-mode': '' };
    await open('/', unproven);
    await open('/', { ...unproven, 'sec-fetch-mode': 'cors' });
    await open('/?utm_source=newsletter', unproven);
    expect(visitsOf((await readFigures()).sources)).toEqual({ Direct: 2, newsletter: 1 });
    await beginAgain({ PUBLIC_URL: 'http://plinth.example' });
    await open('/', unproven);
    expect(visitsOf((await readFigures()).sources)).toEqual({ 'casino.example': 1 });
  });
});

test('devices, languages and their countries', async () => {
  await open('/');
  await open('/', { 'user-agent': IPHONE, 'accept-language': 'zh-Hant-TW' });
  await open('/', {
    'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Safari/604.1',
    'accept-language': '*',
  });
  await open('/', { 'accept-language': 'es-419,es;q=0.9' });
  const { devices, languages, countries } = await readFigures();
  expect(viewsOf(devices)).toEqual({ desktop: 2, phone: 1, tablet: 1 });
  expect(viewsOf(languages)).toEqual({ de: 1, zh: 1, es: 1, '(unknown)': 1 });
  expect(viewsOf(countries)).toEqual({ AT: 1, TW: 1, '(unknown)': 2 });
});

test('the page about privacy says in its language how visits are counted', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await publishPrivacy();
  await site.client.ask('PUT', '/settings/1', { languages, privacy_link: '/privacy#visits' });
  const german = { title: 'Datenschutz', slug: 'datenschutz', status: 1, sections: [] };
  await site.client.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await site.client.call('PUT', '/pages/privacy/translations/de', german);
  const english = (await open('/privacy')).body;
  expect(english).toContain('How visits are counted');
  expect(english).toContain('words that were searched for here');
  expect(english).toContain('the pages that were asked for and do not exist');
  const translated = (await open('/de/datenschutz')).body;
  expect(translated).toContain('Wie Besuche gezählt werden');
  expect(translated).toContain('wonach hier vergeblich gesucht wird');
});

test.each([
  ['from=2026-12-02&to=2026-12-01', { from: ['from must not be after to.'] }],
  ['from=2026-12-01&to=9999-12-31', { to: ['to can be at most a year ahead.'] }],
  ['from=2000-01-01&to=2026-12-01', { from: ['from can be at most ten years before to.'] }],
])('figures of %s are refused', async (range, errors) => {
  const { status, body } = await site.client.ask('GET', `/figures?${range}`);
  expect([status, body.errors]).toEqual([422, errors]);
});

describe('counting is off', () => {
  test('with ANALYTICS=off, where the page about privacy does not speak of it', async () => {
    await publishPrivacy();
    expect((await open('/privacy')).body).toContain('How visits are counted');
    expect((await open('/about-us')).body).not.toContain('How visits are counted');
    await beginAgain({ ANALYTICS: 'off' });
    await publishPrivacy();
    expect((await open('/privacy')).body).not.toContain('How visits are counted');
    const { totals, is_counting, left_out } = await readFigures();
    expect({ totals, is_counting, left_out }).toMatchObject({
      totals: { views: 0, visits: 0, visitors: 0 },
      is_counting: false,
      left_out: [],
    });
    expect(await readSalts()).toEqual([]);
  });
});

async function publishPrivacy() {
  await site.client.ask('PUT', '/pages/privacy', { status: 1 });
  await site.client.ask('PUT', '/settings/1', { privacy_link: '/privacy' });
}
