import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const script = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.create(about, { breadcrumb_heading: 'Six people', wwa_description: `<p>Us</p>${script}` });
  const author = await app.create(teamMember, { name: 'Sana Qureshi', job_title: 'Founder' });
  const at = new Date('2026-03-01T22:00:00Z');
  const first = { title: 'Five "pages" & <more>', short_description: 'What & why', team_id: author };
  const id = await app.create(
    blog,
    { ...first, description: `<h2>Text</h2><pre><code>npm test</code></pre>${script}` },
    at,
  );
  await app.create(heading, { heading: 'A heading', blog_id: id });
  await app.create(blog, { title: 'Pages that sell', team_id: author }, at);
  await app.create(service, { title: 'Online Shops' });
  await app.create(review, { project_name: 'A shop' });
});
afterAll(() => app.stop());

const BLOG = '/blogs/five-pages-and-more';

describe.each([
  ['/', '', '/'],
  ['/about-us', 'About Us', '/about-us'],
  ['/our-services', 'Our Services', '/our-services'],
  ['/services/online-shops', 'Online Shops', '/services/online-shops'],
  ['/our-services/online-shops', 'Online Shops', '/services/online-shops'],
  ['/our-reviews', 'Our Reviews', '/our-reviews'],
  ['/our-blogs', 'Blogs', '/our-blogs'],
  [BLOG, 'Five &quot;pages&quot; &amp; &lt;more&gt;', BLOG],
  ['/contact-us', 'Contact Us', '/contact-us'],
  ['/contact', 'Contact Us', '/contact-us'],
  ['/meeting', 'Schedule a Meeting', '/meeting'],
])('%s', (path, title, canonical) => {
  test('has its title, one h1, and the address it is known by', async () => {
    const { statusCode, body } = await app.get(path);
    expect(statusCode).toBe(200);
    expect(unescaped(body)).toContain(`<title>${title && `${unescaped(title)} | `}Plinth</title>`);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${canonical === '/' ? '/' : canonical}"/>`);
  });

  test('runs no script but its own, and lets no other run', async () => {
    const { headers, body } = await app.get(path);
    const policy = String(headers['content-security-policy']);
    const own = [...body.matchAll(/<script (?:type="speculationrules" )?nonce="[^"]+"[^>]*>([\s\S]*?)<\/script>/g)];
    const isForm = ['/contact-us', '/contact', '/meeting'].includes(path);
    expect(own.length > 1).toBe(isForm);
    expect(policy).toContain(isForm ? "script-src 'self' 'sha256-" : "script-src 'sha256-");
    const types = [...body.matchAll(/<script[^>]* type="([^"]*)"/g)].map(([, type = '']) => type);
    // What the standard knows, or the MIME type of a block of data.
    for (const type of types) expect(type).toMatch(/^(module|speculationrules|[\w-]+\/[\w+-]+)$/);
    for (const [, text = ''] of own) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/onerror|javascript:|alert\(1\)<\/script>/);
  });

  test('has structured data that can be read', async () => {
    const { body } = await app.get(path);
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    for (const [, json = ''] of blocks) {
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
    expect(body.includes('BreadcrumbList')).toBe(path !== '/');
  });
});

test('a blog has its description, preview, author, headings, date and related posts', async () => {
  const { body } = await app.get(BLOG);
  expect(body).toContain('<meta name="description" content="What &amp; why"/>');
  expect(body).toMatch(new RegExp(`<meta property="og:image" content="${PUBLIC_URL}/og/\\w+${BLOG}.png"`));
  expect(body).toContain('"@type":"BlogPosting"');
  expect(body).toContain('Sana Qureshi');
  expect(body).toContain('A heading');
  expect(body).toContain('March 2, 2026'); // It was March 2 in Karachi already.
  expect(body).toMatch(/Related Posts[\s\S]*Pages that sell/);
});

test('the home page is called by the claim of the agency, and by its name alone where it makes none', async () => {
  const ofHome = async () => (await app.get('/')).body;
  expect(await ofHome()).toContain('<meta property="og:title" content="Plinth"/>');
  await app.services.content.update(settings, 1, { expertise_heading: 'Small & thorough' });
  expect(await ofHome()).toContain('<title>Small &amp; thorough | Plinth</title>');
  expect(await ofHome()).toContain('<meta property="og:title" content="Small &amp; thorough"/>');
  await app.services.content.update(settings, 1, { expertise_heading: null });
});

test('search engines are told the logo of the agency, and of a review the person and the company apart', async () => {
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

test('code that is too wide can be scrolled by keyboard', async () => {
  expect((await app.get(BLOG)).body).toContain('<pre tabindex="0" role="group" aria-label="Code"><code>npm test');
});

test.each([
  ['/services', '/our-services'],
  ['/blogs', '/our-blogs'],
])('%s leads to %s', async (path, target) => {
  const { statusCode, headers } = await app.get(path);
  expect([statusCode, headers.location]).toEqual([301, target]);
});

test.each([
  '/nothing',
  '/blogs/nothing',
  '/services/nothing',
  '/our-services/nothing',
  '/our-blogs?page=2',
  '/about-us/more',
])('%s is Page Not Found, with status 404, and not for search engines', async (path) => {
  const { statusCode, body } = await app.get(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Page Not Found | Plinth</title>');
  expect(body).toMatch(/<a href="\/"[^>]*>Go Back To Home!<\/a>/);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test('the shorter addresses keep their query', async () => {
  expect((await app.get('/services?category=amazon')).headers.location).toBe('/our-services?category=amazon');
});

test('a page number past all bounds is not found', async () => {
  expect((await app.get('/our-blogs?page=99999999999999999999')).statusCode).toBe(404);
});

test('exactly one category of services is open: Web Development, or the one asked for', async () => {
  const open = async (path: string) => {
    const { body } = await app.get(path);
    return [...body.matchAll(/<section aria-label="([^"]+)" class="[^"]*">/g)].map(([, label]) => label);
  };
  expect(await open('/our-services')).toEqual(['Web Development Services']);
  expect(await open('/our-services?category=amazon')).toEqual(['Amazon Services']);
  expect(await open('/our-services?category=digitalMarketing&utm_source=x')).toEqual(['Digital Marketing']);
  expect(await open('/our-services?category=nonsense')).toEqual(['Web Development Services']);
});

test('the contact page offers a chat only where there is a number', async () => {
  expect((await app.get('/contact-us')).body).not.toContain('Continue to chat!');
  await app.services.content.update(settings, 1, { chat_number: '+92 21 555-0142', phone: '555' });
  const { body } = await app.get('/contact-us');
  expect(body).toContain('href="https://wa.me/92215550142"');
  expect(body).toContain('Pakistan');
});

test('the sitemap names every page and record with full addresses', async () => {
  const { headers, body } = await app.get('/sitemap.xml');
  expect(headers['content-type']).toMatch('application/xml');
  for (const path of ['/', '/about-us', '/contact-us', '/services/online-shops', BLOG]) {
    expect(body).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
  }
  expect(body).not.toContain('/our-services/online-shops');
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

test('every answer carries its security headers', async () => {
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

function unescaped(html: string) {
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
