import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentType } from '../../../content/model/content-type.ts';
import { recordPath } from '../../../content/addresses.ts';
import { sectionKinds } from '../../../content/sections/section-kinds.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { recordPages } from '../../../server/site/pages/record-pages.ts';
import { everySection, headingOf } from '../../every-section.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { addPerson, clientOf } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

let app: TestApp;
let client: ReturnType<typeof clientOf>;
let image: string;
beforeAll(async () => {
  app = await startApp();
  client = clientOf(app, await app.signIn());
  await createOneOfEach(app);
  image = await app.upload('pages');
});
afterAll(() => app.stop());

/** Returns what the page of a record shows while it has these fields in its form. */
async function preview(type: ContentType, key: string | null, fields: object): Promise<string> {
  const { status, body } = await client.ask('POST', '/live-preview', { type: type.path, key, fields });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data.html;
}

const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
/** Without what differs each time a page is made, and scripts, which previews don't run. */
const lasting = (html = '') => html.replaceAll(/<input type="hidden"[^>]*>|<script\b.*?<\/script>/gs, '');

describe('the frame of previews', () => {
  test('is an empty page of the site that only pages of this site may frame, and nobody stores', async () => {
    const { statusCode, headers, body } = await app.get('/preview-frame');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']*';/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(mainOf(body)).toBe('');
  });

  test('is the only page that may be framed', async () => {
    for (const path of [
      '/',
      '/about-us',
      '/contact-us',
      '/one',
      '/no-such-page',
      '/login',
      '/admin',
      '/preview-frame/x',
    ])
      expect((await app.get(path)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe.each(recordPages.map(({ type, page }) => ({ name: type.name, type, page })))('a $name', ({ type, page }) => {
  test('that is as it was saved is shown as its page is', async () => {
    const address = recordPath(page, 'one');
    const { body } = await client.ask('GET', `/${type.path}/one`);
    const html = await preview(type, 'one', body.data);
    expect(lasting(html)).toBe(lasting(mainOf((await app.get(address)).body)));
  });

  test('that was never saved is shown', async () => {
    const fields = await sampleFields(type, async () => image);
    expect(await preview(type, null, { ...fields, [type.title]: 'Brand new', status: 2, sections: [] })).toContain(
      'Brand new',
    );
  });

  test('without any content is shown', async () => {
    expect(await preview(type, null, {})).toMatch(new RegExp(`<h1[^>]*>${type.label.one}</h1>`));
    const empty = Object.fromEntries(Object.keys(type.fields).map((name) => [name, '']));
    expect(await preview(type, 'one', { ...empty, [type.title]: 'Only a title' })).toContain('Only a title');
  });
});

describe('a page', () => {
  const previewOf = (sections: unknown) => preview(pageType, 'one', { sections });

  test('shows what is typed, whatever is stored, and stores nothing', async () => {
    const before = await readAllRows(app.services.database);
    const version = app.services.version.value();
    const visitors = (await app.get('/one')).body;
    expect(
      await preview(pageType, 'one', { title: 'Being typed', sections: [], status: 2, slug: 'elsewhere' }),
    ).toContain('Being typed');
    expect(await readAllRows(app.services.database)).toEqual(before);
    expect(app.services.version.value()).toBe(version);
    const now = (await app.get('/one')).body;
    expect(lasting(mainOf(now))).toBe(lasting(mainOf(visitors)));
    expect((await app.get('/elsewhere')).statusCode).toBe(404);
    expect((await app.get('/preview')).statusCode).toBe(404);
  });

  test('is sent to nobody but whoever types it', async () => {
    const { headers } = await client.ask('POST', '/live-preview', { type: 'pages', key: 'one', fields: {} });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  test.each(['home', 'about-us', 'our-services', 'our-work', 'our-reviews', 'our-blogs', 'contact-us', 'meeting'])(
    'that every site has, %s, is shown with the sections that are typed',
    async (slug) => {
      const sections = [{ id: 'a', type: 'callToAction', title: 'Being typed' }];
      expect(await preview(pageType, slug, { sections })).toContain('Being typed');
    },
  );

  test.each(sectionKinds.map(({ type }) => type))(
    'shows the section %s, and can do without any of its fields',
    async (type) => {
      const [section] = everySection(image, [type]);
      const html = await previewOf([section]);
      expect(html).toContain(`<section id="section-${type}"`);
      expect(html).toContain(headingOf(type));
      for (const name of Object.keys(section ?? {}))
        for (const value of ['', null, 7, [], {}, [{}], [null], 'javascript:alert(1)'])
          if (!['id', 'type'].includes(name)) await previewOf([{ ...section, [name]: value }]);
      await previewOf([{ id: type, type }]);
    },
  );

  test('shows unfinished parts as far as they are written', async () => {
    const cards = {
      id: 'c',
      type: 'cards',
      heading: 'Half',
      cards: [{ title: 'First card' }, { link: 'https:' }],
      look: 'no',
    };
    const html = await previewOf([
      cards,
      { id: 'h', type: 'hero', title: 'T'.repeat(300), actions: [{ label: 'Go' }] },
    ]);
    for (const text of ['Half', 'First card', 'T'.repeat(300), 'Go']) expect(html).toContain(text);
    expect(html).not.toContain('href="https:"');
  });

  test('leaves out hidden sections, and what is no section', async () => {
    const [hero] = everySection(image, ['hero']);
    const html = await previewOf([
      { ...hero, hidden: true },
      { ...hero, id: 'b d', title: 'Bad id' },
      { ...hero, id: 'x', type: '__proto__', title: 'Bad type' },
      { ...hero, id: 'y', type: 'constructor', title: 'Bad type' },
      { ...hero, id: 'z', title: 'Twice' },
      { ...hero, id: 'z', title: 'Again' },
      null,
      'hero',
      [],
    ]);
    for (const text of [headingOf('hero'), 'Bad id', 'Bad type', 'Again']) expect(html).not.toContain(text);
    expect(html).toContain('Twice');
    for (const sections of ['', 'no JSON', 7, {}, { length: 3 }])
      expect(await previewOf(sections)).not.toContain('<section');
  });

  test('holds no script, whatever is typed', async () => {
    const evil =
      '<p onclick="x()">ok<script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a></p></main>';
    const sections = [
      { id: 'a', type: 'richText', heading: evil, html: evil },
      { id: 'b', type: 'hero', title: evil, actions: [{ label: evil, link: 'javascript:x()' }] },
      { id: 'c', type: 'pictureText', html: evil, image: 'https://evil.example/x.png" onerror="x()' },
      { id: 'd', type: 'faq', questions: [{ question: '</script><script>x()', html: evil }] },
      { id: 'e', type: 'video', poster: 'javascript:x()', link: 'javascript:x()' },
    ];
    const html = await previewOf(sections);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
    expect(html).not.toMatch(/(href|src)="javascript:/);
    expect(html).not.toContain('src="https://evil.example');
    const text = await preview(caseStudy, 'one', { description: evil });
    expect(text).not.toMatch(/<[^>]*\son\w+=|href="javascript:/);
    const deep = '<div><p>'.repeat(100_000);
    await preview(caseStudy, 'one', { description: `${'<b>'.repeat(5_000)}deep` });
    await previewOf([{ id: 'a', type: 'richText', html: deep }]);
    expect(await previewOf([{ id: 'a', type: 'richText', html: 'long '.repeat(60_000) }])).not.toContain('long');
  });

  test('shows only pictures of this site', async () => {
    const html = await previewOf([{ id: 'c', type: 'pictureText', html: '<p>x</p>', image, image_alt: 'Ours' }]);
    expect(html).toContain(`src="${image}"`);
    expect(await preview(caseStudy, 'one', { image: '/files/blogs/none.webp' })).not.toContain('none.webp');
  });
});

describe('the call', () => {
  const body = { type: 'pages', key: 'one', fields: {} };

  test.each([
    [{ ...body, type: 'nothing' }, 'type'],
    [{ ...body, type: 'reviews' }, 'type'],
    [{ ...body, type: '__proto__' }, 'type'],
    [{ ...body, type: 'constructor' }, 'type'],
    [{ ...body, type: ['pages'] }, 'type'],
    [{ ...body, key: 7 }, 'key'],
    [{ ...body, fields: [] }, 'fields'],
    [{ ...body, fields: 'title' }, 'fields'],
    [{ ...body, fields: undefined }, 'fields'],
    [[], 'body'],
  ])('refuses %j', async (request, field) => {
    const { status, body } = await client.ask('POST', '/live-preview', request);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test.each(['none', '__proto__', '', 'x'.repeat(300)])('says that there is no record %s', async (key) => {
    expect((await client.ask('POST', '/live-preview', { ...body, key })).status).toBe(404);
  });

  test('needs a sign-in, and reads no body before', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic eDp4'])
      expect(await statusOf({ authorization, 'content-type': 'application/json' }, '{')).toBe(401);
    const cookie = 'plinth_editor=1';
    expect(await statusOf({ cookie, 'content-type': 'application/json' }, JSON.stringify(body))).toBe(401);
  });

  test('takes nothing but JSON, of at most two megabytes', async () => {
    const { authorization } = client;
    const json = { authorization, 'content-type': 'application/json' };
    const large = (length: number) => JSON.stringify({ ...body, fields: { title: 'x'.repeat(length) } });
    expect(await statusOf(json, large(1024 * 1024))).toBe(200);
    expect(await statusOf(json, large(2 * 1024 * 1024))).toBe(413);
    expect(await statusOf(json, '{"__proto__":{"type":"pages"}}')).toBe(400);
    expect(await statusOf(json, '{"type":"pages","fields":{"constructor":{"prototype":{}}}}')).toBe(400);
    expect(await statusOf(json, 'null')).toBe(422);
    for (const type of ['text/plain', 'text/html', 'application/xml'])
      expect(await statusOf({ authorization, 'content-type': type }, JSON.stringify(body))).toBe(415);
    const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    expect(await statusOf(form, 'type=pages&key=one&fields=%7B%7D')).toBe(422);
  });

  async function statusOf(headers: Record<string, string>, payload: string) {
    const url = '/api/live-preview';
    return (await app.request({ method: 'POST', url, headers, payload })).statusCode;
  }
});

test('one person gets twenty previews a second, and not more at the cost of others', async () => {
  const now = new Date();
  const app = await startApp({ clock: () => now });
  const [typist, other] = [await addPerson(app, 'Tayo'), await addPerson(app, 'Olu')];
  const ask = (person: typeof typist, body: object) => person.ask('POST', '/live-preview', body);
  for (let count = 0; count < 1_200; count += 1) await ask(typist, {});
  const { status, headers } = await ask(typist, { type: 'pages', fields: {} });
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await ask(other, { type: 'pages', fields: {} })).status).toBe(200);
  await app.stop();
});
