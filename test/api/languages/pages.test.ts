import { describe, expect, test } from 'vitest';
import { heading } from '../../../content/types/heading.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { languagesOf, translatedSite, wordsOfPost } from './translated-site.ts';

const { site, get, ask, addPost } = translatedSite();

const statusOf = async (path: string) => (await get(path)).statusCode;

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
    await ask('PUT', `/blogs/${slug}/translations/de`, wordsOfPost('Einer allein'));
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
    await ask('PUT', `/blogs/${slug}/translations/pt-BR`, wordsOfPost('Über São'));
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
    await ask('PUT', `/blogs/${slug}/translations/de`, { ...wordsOfPost('Mit Überschriften'), headings });
    const { body } = await get('/de/blogs/mit-ueberschriften');
    expect(body).toContain('Übersetzt');
    expect(body).not.toContain('Left in English');
    expect((await get(`/blogs/${slug}`)).body).toContain('Left in English');
    expect(second).toBeGreaterThan(first);
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
    expect((await get('/de/our-blogs')).body).toContain('<a href="/de/feed.xml"');
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
    const refused = await site.client.ask('PUT', '/settings/1', languagesOf('de', 'ar', 'pt-BR', 'ur'));
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

  test('shows a client the draft of a translation that was never published, and speaks its language', async () => {
    const { slug } = await addPost('To be shared');
    const draft = await ask('POST', '/drafts', {
      type: 'blogs',
      key: slug,
      language: 'de',
      fields: wordsOfPost('Geteilt'),
    });
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

  test('sends the form of a section to the page of its language, or to that of the records where it has none', async () => {
    const sections = [{ id: 'f', type: 'contactForm', form: 'contact' }];
    await ask('POST', '/pages', { title: 'An offer', slug: 'an-offer', status: 1, sections });
    for (const [language, slug] of [
      ['de', 'ein-angebot'],
      ['pt-BR', 'uma-oferta'],
    ])
      await ask('PUT', `/pages/an-offer/translations/${language}`, { title: slug, slug, status: 1, sections });
    const actionAt = async (path: string) => / action="([^"]+)"/.exec((await get(path)).body)?.[1];
    expect(await actionAt('/an-offer')).toBe('/contact-us');
    expect(await actionAt('/de/ein-angebot')).toBe('/de/contact-us');
    expect(await actionAt('/pt-br/uma-oferta')).toBe('/contact-us');
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
