import { beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

const get = (path: string) => site.app.get(path);
const statusOf = async (path: string) => (await get(path)).statusCode;
const ask = async (method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, body?: object) => {
  const response = await site.client.ask(method, path, body);
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.text}`);
  return response.body.data;
};

const languages = (...others: string[]) => ({
  languages: ['en', ...others].map((language) => ({ language, shown: true })),
});

const words = (title: string) => ({ title, short_description: title, description: `<p>${title}</p>`, status: 1 });

async function translatePage(slug: string, title: string, language = 'de') {
  await ask('PUT', `/pages/${slug}/translations/${language}`, { title, lead: `${title}.`, status: 1, sections: [] });
}

let author: number;
async function addPost(title: string, german?: string) {
  const id = await site.app.create(blog, { title, description: `<p>${title}</p>`, team_id: author });
  const { slug } = (await ask('GET', `/blogs?search=${encodeURIComponent(title)}`))[0];
  if (german) await ask('PUT', `/blogs/${slug}/translations/de`, words(german));
  return { id, slug: String(slug) };
}

beforeAll(async () => {
  author = await site.app.create(teamMember, { name: 'Sana', job_title: 'Engineer' });
  await ask('PUT', '/settings/1', languages('de', 'ar', 'pt-BR'));
  await translatePage('home', 'Startseite');
  await translatePage('our-blogs', 'Beiträge');
  await translatePage('contact-us', 'Kontakt');
  await translatePage('home', 'Início', 'pt-BR');
});

/** Returns the addresses of the same page that a page names, by their languages. */
async function alternatesOf(path: string) {
  return alternatesIn((await get(path)).body);
}

function alternatesIn(body: string) {
  const links = body.matchAll(/<(?:xhtml:)?link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi);
  return Object.fromEntries([...links].map(([, language, address]) => [language, address || '/']));
}

/** Returns the part of a page in an element. */
function partOf(body: string, element: string) {
  return body.slice(body.indexOf(`<${element} `), body.indexOf(`</${element}>`));
}

describe('a site in English, German and Portuguese', () => {
  test('has pages in each language that has a home page, and in no other', async () => {
    expect(await statusOf('/de')).toBe(200);
    expect(await statusOf('/pt-br')).toBe(200);
    for (const path of [
      '/ar',
      '/fr',
      '/en',
      '/de/de',
      '/de/ar',
      '/de/our-services',
      '/de/x/de/x',
      '/de/admin',
      '/de/login',
      '/de/preview-frame',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    const { statusCode, headers } = await get('/pt-BR');
    expect([statusCode, headers.location]).toEqual([301, '/pt-br']);
  });

  test('says what it says in the language of the page', async () => {
    const { body } = await get('/de/our-blogs');
    expect(body).toMatch(/<html lang="de"/);
    expect(body).toContain('<title>Beiträge | Plinth</title>');
    expect(body).toContain('property="og:locale" content="de_DE"');
    expect((await get('/de/gibt-es-nicht')).body).toMatch(/<html lang="de"/);
    expect((await get('/gibt-es-nicht')).body).toMatch(/<html lang="en"/);
  });

  test('names the same page in every language, each of which names the same ones', async () => {
    const { slug } = await addPost('Alternates', 'Andere Sprachen');
    const expected = {
      en: `/blogs/${slug}`,
      de: '/de/blogs/andere-sprachen',
      'x-default': `/blogs/${slug}`,
    };
    expect(await alternatesOf(`/blogs/${slug}`)).toEqual(expected);
    expect(await alternatesOf('/de/blogs/andere-sprachen')).toEqual(expected);
    expect(await alternatesOf('/de')).toEqual({ en: '/', de: '/de', 'pt-BR': '/pt-br', 'x-default': '/' });
    const { body } = await get('/de/blogs/andere-sprachen');
    expect(body).toMatch(/rel="canonical" href="[^"]*\/de\/blogs\/andere-sprachen"/);
    const lone = await addPost('Only in English');
    expect(await alternatesOf(`/blogs/${lone.slug}`)).toEqual({});
    const loneBody = (await get(`/blogs/${lone.slug}`)).body;
    for (const place of ['header', 'footer'])
      expect(partOf(loneBody, place)).toMatch(/href="\/de\/our-blogs" hrefLang="de" lang="de"/i);
    expect(partOf((await get('/our-services')).body, 'header')).toMatch(/href="\/pt-br" hrefLang="pt-BR"/i);
  });

  test('publishes and hides a post in one language alone', async () => {
    const { slug } = await addPost('One alone');
    expect(await statusOf('/de/blogs/einer-allein')).toBe(404);
    await ask('PUT', `/blogs/${slug}/translations/de`, words('Einer allein'));
    expect(await statusOf('/de/blogs/einer-allein')).toBe(200);
    await ask('PUT', `/blogs/${slug}`, { status: 2 });
    expect([await statusOf(`/blogs/${slug}`), await statusOf('/de/blogs/einer-allein')]).toEqual([404, 200]);
    await ask('DELETE', `/blogs/${slug}/translations/de`);
    expect(await statusOf('/de/blogs/einer-allein')).toBe(404);
    await ask('POST', `/blogs/${slug}/translations/de/restore`);
    expect(await statusOf('/de/blogs/einer-allein')).toBe(200);
    await ask('DELETE', `/blogs/${slug}`);
    expect(await statusOf('/de/blogs/einer-allein')).toBe(404);
  });

  test('keeps a draft of each language when another one is begun', async () => {
    const { slug } = await addPost('Three drafts');
    const begin = (language?: string) =>
      ask('POST', '/drafts', { type: 'blogs', key: slug, language, fields: { title: language ?? 'en' } });
    const drafts = [await begin(), await begin('de'), await begin('ar')];
    for (const { id, title } of drafts) expect((await ask('GET', `/drafts/${id}`)).title).toBe(title);
  });

  test('lets two languages share an address, and renames one without touching the other', async () => {
    const { slug } = await addPost('Hamburg', 'Hamburg');
    expect(slug).toBe('hamburg');
    expect([await statusOf('/blogs/hamburg'), await statusOf('/de/blogs/hamburg')]).toEqual([200, 200]);
    await ask('PUT', '/blogs/hamburg/translations/de', { slug: 'hansestadt' });
    expect(await statusOf('/blogs/hamburg')).toBe(200);
    const { statusCode, headers } = await get('/de/blogs/hamburg');
    expect([statusCode, headers.location]).toEqual([301, '/de/blogs/hansestadt']);
  });

  test('spells addresses by the rules of their language, or as the record where its letters are not Latin', async () => {
    const { slug } = await addPost('Rules', 'Über uns');
    expect((await ask('GET', `/blogs/${slug}/translations/de`)).slug).toBe('ueber-uns');
    await ask('PUT', `/blogs/${slug}/translations/pt-BR`, words('Über São'));
    expect((await ask('GET', `/blogs/${slug}/translations/pt-BR`)).slug).toBe('uber-sao');
    await ask('PUT', `/blogs/${slug}/translations/de`, { title: 'Anders' });
    expect((await ask('GET', `/blogs/${slug}/translations/de`)).slug).toBe('ueber-uns');
  });

  test('shows headings and pictures of a post with the words of its language, and no heading without', async () => {
    const { id, slug } = await addPost('With headings');
    const [first, second] = [
      await site.app.create(heading, { heading: 'Translated', sequence: 1, blog_id: id }),
      await site.app.create(heading, { heading: 'Left in English', sequence: 2, blog_id: id }),
    ];
    const headings = [{ id: first, heading: 'Übersetzt', description: '<p>Ja</p>' }];
    await ask('PUT', `/blogs/${slug}/translations/de`, { ...words('Mit Überschriften'), headings });
    const { body } = await get('/de/blogs/mit-ueberschriften');
    expect(body).toContain('Übersetzt');
    expect(body).not.toContain('Left in English');
    expect((await get(`/blogs/${slug}`)).body).toContain('Left in English');
    expect(second).toBeGreaterThan(first);
  });

  test('leads links to the reader’s language, to the record’s where there is none, and nowhere to what is hidden', async () => {
    const translated = await addPost('Linked', 'Verlinkt');
    const english = await addPost('English alone');
    const html = [translated.slug, english.slug, 'gone']
      .map((slug) => `<a href="/blogs/${slug}">${slug}</a>`)
      .join(' ');
    const { slug } = await addPost('Links');
    await ask('PUT', `/blogs/${slug}/translations/de`, { ...words('Verweise'), description: `<p>${html}</p>` });
    const { body } = await get('/de/blogs/verweise');
    expect(body).toContain('<a href="/de/blogs/verlinkt">');
    expect(body).toContain(`<a href="/blogs/${english.slug}" hreflang="en">`);
    expect(body).not.toContain('href="/blogs/gone"');
    const back = `<p><a href="/de/blogs/verlinkt">back</a> <a href="/de/blogs/nie">gone</a></p>`;
    await ask('PUT', `/blogs/${slug}`, { description: back });
    const original = (await get(`/blogs/${slug}`)).body;
    expect(original).toContain(`<a href="/blogs/${translated.slug}">back</a>`);
    expect(original).not.toContain('/de/blogs/nie');
  });

  test('lists every address once in the sitemap, and each is there, with the other languages that it names itself', async () => {
    await addPost('In the sitemap', 'In der Sitemap');
    const { body } = await get('/sitemap.xml');
    const listed = [...body.matchAll(/<url><loc>https?:\/\/[^/<]+([^<]*)<\/loc>(.*)<\/url>/g)].map(
      ([, path = '', rest = '']) => [path || '/', alternatesIn(rest)] as const,
    );
    const addresses = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining(['/', '/de', '/pt-br', '/de/our-blogs']));
    for (const path of addresses) expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const [path, alternates] of listed) expect([path, alternates]).toEqual([path, await alternatesOf(path)]);
    expect(new Map(listed).get('/de/blogs/in-der-sitemap')).toMatchObject({ en: '/blogs/in-the-sitemap' });
  });

  test('has a feed, a summary and answers to programs in each language', async () => {
    await addPost('In the feed', 'Im Feed');
    const feed = (await get('/de/feed.xml')).body;
    expect(feed).toContain('xml:lang="de"');
    expect(feed).toContain('/de/blogs/im-feed');
    expect(feed).not.toContain('In the feed');
    expect((await get('/feed.xml')).body).not.toContain('Im Feed');
    expect(await statusOf('/ar/feed.xml')).toBe(404);
    expect((await get('/de/llms.txt')).body).toContain('Im Feed');
    expect((await get('/api/blog/im-feed?language=de')).json().data.title).toBe('Im Feed');
    expect(await statusOf('/api/blog/im-feed')).toBe(404);
    expect(await statusOf('/api/blog?language=ar')).toBe(404);
  });

  test('takes a page whose address begins like a language for a page', async () => {
    for (const slug of ['decken', 'datenschutz', 'ur'])
      await ask('POST', '/pages', { title: slug, slug, status: 1, sections: [] });
    for (const path of ['/decken', '/datenschutz', '/ur']) expect([path, await statusOf(path)]).toEqual([path, 200]);
    const refused = await site.client.ask('PUT', '/settings/1', languages('de', 'ar', 'pt-BR', 'ur'));
    expect([refused.status, refused.body.errors['languages.4.language']]).toEqual([
      422,
      ['اردو would be at /ur, where a page is. Give that page another address first.'],
    ]);
    const taken = await site.client.ask('POST', '/pages', { title: 'de', slug: 'de', status: 1, sections: [] });
    expect(taken.status).toBe(422);
  });

  test('refuses a language twice, and a first one into which there are translations', async () => {
    const send = async (...tags: string[]) => {
      const chosen = { languages: tags.map((language) => ({ language, shown: true })) };
      return (await site.client.ask('PUT', '/settings/1', chosen)).status;
    };
    expect(await send('en', 'de', 'de')).toBe(422);
    expect(await send('de', 'en')).toBe(422);
    const post = await addPost('Not chosen');
    const begun = await site.client.ask('POST', '/drafts', {
      type: 'blogs',
      key: post.slug,
      language: 'fr',
      fields: {},
    });
    expect(begun.status).toBe(422);
  });

  test('keeps the address of a built-in page in every language', async () => {
    const { status } = await site.client.ask('PUT', '/pages/home/translations/de', { slug: 'startseite' });
    expect(status).toBe(422);
  });

  test('always leads to the imprint, in the language of the records where it is not translated', async () => {
    for (const slug of ['imprint-page', 'privacy-page'])
      await ask('POST', '/pages', { title: `English ${slug}`, slug, status: 1, sections: [] });
    await ask('PUT', '/menus/1', {
      header: [
        { label: 'Blog', link: '/our-blogs', children: [] },
        { label: 'Work', link: '/our-work', children: [] },
      ],
      legal: [
        { label: 'Imprint', link: '/imprint-page' },
        { label: 'Privacy', link: '/privacy-page' },
      ],
    });
    await translatePage('privacy-page', 'Datenschutzhinweis');
    const { body } = await get('/de');
    expect(body).toMatch(/href="\/imprint-page"[^>]*hreflang="en"/i);
    expect(body).toMatch(/href="\/de\/datenschutzhinweis"/);
    expect(body).toContain('Datenschutzhinweis');
    expect(body).toMatch(/href="\/de\/our-blogs"[^>]*>\s*<span[^>]*>Beiträge/);
    expect(body).not.toContain('href="/our-work"');
  });

  test('shows a client the draft of a translation that was never published, and speaks its language', async () => {
    const { slug } = await addPost('To be shared');
    const draft = await ask('POST', '/drafts', { type: 'blogs', key: slug, language: 'de', fields: words('Geteilt') });
    const { path } = await ask('POST', `/drafts/${draft.id}/links`, {});
    const shared = await get(path);
    expect([shared.statusCode, shared.body.includes('Geteilt')]).toEqual([200, true]);
    expect(shared.body).toMatch(/<html lang="de"/);
    for (const words of ['Er ist nicht öffentlich.', 'Was meinen Sie?', 'Um Änderungen bitten', 'Freigeben'])
      expect(shared.body).toContain(words);
    const refused = await sendForm(site.app, path, { name: 'Anna' });
    expect(refused.body).toContain('Bitte füllen Sie das Feld „Kommentar“ aus.');
    const sent = await sendForm(site.app, path, { name: 'Anna', text: 'Sehr schön.' });
    expect((await get(path + sent.headers.location)).body).toMatch(/Vielen Dank\. .* kann es jetzt lesen\./);
    expect((await ask('GET', '/overview')).answers).toMatchObject([{ key: slug, language: 'de', by: 'Anna' }]);
    await ask('POST', `/drafts/${draft.id}/publish`);
    expect((await get(path)).headers.location).toBe('/de/blogs/geteilt');
  });

  test('writes nothing of one language into another', async () => {
    const { slug } = await addPost('Untranslated');
    const draft = await ask('POST', '/drafts', { type: 'blogs', key: slug, language: 'de', fields: {} });
    expect(draft.fields).toEqual({});
    expect((await site.client.ask('GET', `/blogs/${slug}/translations/de`)).status).toBe(404);
    const copy = await ask('POST', `/blogs/${slug}/duplicate`);
    expect(copy.language).toBeNull();
  });
});
