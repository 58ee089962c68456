import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { firstServiceCategories } from '../../../content/service-categories.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { pageList } from '../../../content/addresses.ts';
import { listedPaths, pageAddresses, recordPaths } from '../../public-addresses.ts';
import { wordsOnPage } from '../../page-words.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { openPage } from '../app/documents/public-page.ts';

const script = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await createOneOfEach(app);
  await app.services.content.update(about, 1, {
    breadcrumb_heading: 'Six people',
    wwa_description: `<p>Us</p>${script}`,
  });
  await app.services.content.update(blog, 1, { description: `<p>Us</p>${script}` });
  const author = await app.create(teamMember, { name: 'Sana Qureshi', job_title: 'Founder' });
  const createdAt = new Date('2026-03-01T22:00:00Z');
  const first = { title: 'Five "pages" & <more>', short_description: 'What & why', team_id: author };
  const id = await app.create(
    blog,
    {
      ...first,
      description: `<h2>Text</h2><pre><code>npm test</code></pre><table><tr><td>A</td></tr></table>${script}`,
    },
    createdAt,
  );
  await app.create(heading, { heading: 'A heading', blog_id: id });
  await app.create(blog, { title: 'Pages that sell', team_id: author }, createdAt);
});
afterAll(() => app.stop());

const BLOG = '/blogs/five-pages-and-more';

describe.each(pageAddresses('one', ({ isUnlisted }) => !isUnlisted))('$path', ({ path, canonical, page }) => {
  test('has its title, one h1, and its canonical address', async () => {
    const { status, titles, headings, canonicals } = await openPage(app, path);
    expect(status).toBe(200);
    expect(titles).toEqual([path === '/' ? 'Plinth' : `${page.name ?? 'One'} | Plinth`]);
    expect(headings.filter((level) => level === 1)).toHaveLength(1);
    expect(canonicals).toEqual([PUBLIC_URL + canonical]);
  });

  test('allows no scripts but its own', async () => {
    const { headers, body } = await app.get(path);
    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(/<script (?:type="speculationrules" )?nonce="[^"]+"[^>]*>([\s\S]*?)<\/script>/g)];
    const isForm = page.hasForm === true;
    expect(scripts.length > 1).toBe(isForm);
    expect(policy).toContain(isForm ? "script-src 'self' 'sha256-" : "script-src 'sha256-");
    const types = [...body.matchAll(/<script[^>]* type="([^"]*)"/g)].map(([, type = '']) => type);
    // A type of script in the HTML standard, or the media type of a data block.
    for (const type of types) expect(type).toMatch(/^(module|speculationrules|[\w-]+\/[\w+-]+)$/);
    for (const [, text = ''] of scripts) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/onerror|javascript:|alert\(1\)<\/script>/);
  });

  test('has valid structured data', async () => {
    const { body } = await app.get(path);
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    for (const [, json = ''] of blocks) {
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
    expect(body.includes('BreadcrumbList')).toBe(path !== '/');
  });
});

test('a post has its description, share image, author, headings, date and related posts', async () => {
  const { body } = await app.get(BLOG);
  expect(body).toContain('<meta name="description" content="What &amp; why"/>');
  expect(body).toMatch(new RegExp(`<meta property="og:image" content="${PUBLIC_URL}/og/\\w+${BLOG}.png"`));
  expect(body).toContain('"@type":"BlogPosting"');
  expect(body).toContain('Sana Qureshi');
  expect(body).toContain('A heading');
  expect(body).toContain('March 2, 2026'); // It was March 2 in Karachi already.
  expect(body).toMatch(/Related Posts[\s\S]*Pages that sell/);
});

test('the title of the home page is the claim of the agency, or its name alone without one', async () => {
  const home = async () => (await app.get('/')).body;
  expect(await home()).toContain('<meta property="og:title" content="Plinth"/>');
  await app.services.content.update(settings, 1, { expertise_heading: 'Small & thorough' });
  expect(await home()).toContain('<title>Small &amp; thorough | Plinth</title>');
  expect(await home()).toContain('<meta property="og:title" content="Small &amp; thorough"/>');
  await app.services.content.update(settings, 1, { expertise_heading: null });
});

test('structured data has the logo of the agency, and tells the person from the company in a review', async () => {
  const dataOf = async (path: string) => {
    const { body } = await app.get(path);
    return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = '']) => json)
      .join();
  };
  expect(await dataOf('/')).toContain(`"logo":"${PUBLIC_URL}/icon-512.png"`);
  await app.create(review, { client_name: 'Ines Moreau, Harrow & Finch' });
  await app.create(review, { client_name: 'Acme Tools, Inc.' });
  const reviews = await dataOf('/our-reviews');
  expect(reviews).toContain('"name":"Ines Moreau","worksFor":{"@type":"Organization","name":"Harrow & Finch"}}');
  expect(reviews).toContain('"author":{"@type":"Person","name":"Acme Tools, Inc."}');
});

test('wide code and tables can be scrolled by keyboard', async () => {
  const { body } = await app.get(BLOG);
  expect(body).toContain('<pre tabindex="0" role="group" aria-label="Code"><code>npm test');
  expect(body).toMatch(/<div class="\S+" tabindex="0" role="group" aria-label="Table"><table>.*<\/table><\/div>/s);
});

test.each(pageList.filter(({ redirectFrom }) => redirectFrom))(
  '$redirectFrom redirects to $path',
  async ({ redirectFrom = '', path }) => {
    const { statusCode, headers } = await app.get(redirectFrom);
    expect([statusCode, headers.location]).toEqual([301, path]);
  },
);

test.each(['/nothing', ...recordPaths('nothing'), '/our-blogs?page=2', '/about-us/more'])(
  '%s is Page Not Found, with status 404, and not for search engines',
  async (path) => {
    const { statusCode, body } = await app.get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page Not Found | Plinth</title>');
    expect(body).toMatch(/<a href="\/"[^>]*>Go Back To Home!<\/a>/);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  },
);

test('redirects keep the query', async () => {
  expect((await app.get('/services?category=amazon')).headers.location).toBe('/our-services?category=amazon');
});

test('a page number that is far too large is not found', async () => {
  expect((await app.get('/our-blogs?page=99999999999999999999')).statusCode).toBe(404);
});

test('exactly one category of services is open: Web Development, or the one asked for', async () => {
  const open = async (path: string) => {
    const { body } = await app.get(path);
    return [...body.matchAll(/<section aria-label="([^"]+)">/g)].map(([, label]) => label);
  };
  const ids = new Map<string, number>();
  for (const { key } of firstServiceCategories) ids.set(key, await app.create(service, { category: key }));
  expect(await open('/our-services')).toEqual(['Web Development Services']);
  expect(await open('/our-services?category=amazon')).toEqual(['Amazon Services']);
  expect(await open('/our-services?category=digitalMarketing&utm_source=x')).toEqual(['Digital Marketing']);
  expect((await app.get('/our-services?category=nonsense')).headers.location).toBe('/our-services');

  await app.services.content.softDelete(service, ids.get('amazon') ?? 0);
  expect(await open('/our-services?category=amazon')).toEqual(['Web Development Services']);
  expect((await app.get('/our-services')).body).not.toContain('Amazon Services');
  for (const id of ids.values()) await app.services.content.softDelete(service, id);
});

test('the contact page offers a chat only where there is a number', async () => {
  expect(wordsOnPage((await app.get('/contact-us')).body)).not.toContain('Continue to chat!');
  await app.services.content.update(settings, 1, { chat_number: '+92 21 555-0142', phone: '555' });
  const { body } = await app.get('/contact-us');
  expect(body).toContain('href="https://wa.me/92215550142"');
  expect(wordsOnPage(body)).toContain('Pakistan');
  await app.services.content.update(settings, 1, { phone: '0044 (0)20 7946 0958 ext. 12 / +44 20 7946 0959' });
  const links = [...(await app.get('/contact-us')).body.matchAll(/href="(tel:[^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual(['tel:+442079460958', 'tel:+442079460958']);
});

test('a chat number without its country code is refused', async () => {
  const refusal = {
    chat_number: ['Chat Number must be a phone number with its country code, such as +92 300 1234567.'],
  };
  for (const chat_number of ['0300 1234567', 'none'])
    expect(await app.services.content.update(settings, 1, { chat_number })).toMatchObject({ errors: refusal });
});

test('the sitemap lists every page and record once, with full addresses', async () => {
  const { body } = await app.get('/sitemap.xml');
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const posts = [BLOG, '/blogs/pages-that-sell'];
  const expected = [...listedPaths('one'), ...posts].map((path) => PUBLIC_URL + path);
  expect(addresses.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(
    expected.toSorted((a, b) => a.localeCompare(b)),
  );
});

test('robots.txt names the sitemap', async () => {
  expect((await app.get('/robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
});

test('the feed has the whole text, without script', async () => {
  const { headers, body } = await app.get('/feed.xml');
  expect(headers['content-type']).toMatch('application/atom+xml');
  expect(body).toContain('<title>Five &quot;pages&quot; &amp; &lt;more&gt;</title>');
  expect(body).toContain('&lt;h2&gt;Text&lt;/h2&gt;');
  expect(body).not.toMatch(/onerror|alert\(1\)&lt;\/script/);
});

test('every response has security headers', async () => {
  for (const path of ['/', '/api/setting', '/nothing', '/sitemap.xml', '/healthz']) {
    const { headers } = await app.get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});
