import { expect, test } from 'vitest';
import { translatedSite, wordsOfPost } from './translated-site.ts';

const { get, ask, translatePage, addPost } = translatedSite();

test('links lead to the reader’s language, to the record’s where there is none, and nowhere to what is hidden', async () => {
  const translated = await addPost('Linked', 'Verlinkt');
  const english = await addPost('English alone');
  const html = [translated.slug, english.slug, 'gone'].map((slug) => `<a href="/blogs/${slug}">${slug}</a>`).join(' ');
  const { slug } = await addPost('Links');
  await ask('PUT', `/blogs/${slug}/translations/de`, { ...wordsOfPost('Verweise'), description: `<p>${html}</p>` });
  const { body } = await get('/de/blogs/verweise');
  expect(body).toContain('<a href="/de/blogs/verlinkt">');
  const sign = '<small class="link-language"> (Englisch)</small>';
  expect(body).toContain(`<a href="/blogs/${english.slug}" hreflang="en">${english.slug}${sign}</a>`);
  expect(body).toContain(`>${translated.slug}</a>`);
  expect(body).not.toContain('href="/blogs/gone"');
  const back = `<p><a href="/de/blogs/verlinkt">back</a> <a href="/de/blogs/nie">gone</a></p>`;
  await ask('PUT', `/blogs/${slug}`, { description: back });
  const original = (await get(`/blogs/${slug}`)).body;
  expect(original).toContain(`<a href="/blogs/${translated.slug}">back</a>`);
  expect(original).not.toContain('/de/blogs/nie');
});

test('every page leads to the imprint, in the language of the records where it is not translated', async () => {
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
  expect(body).toMatch(/href="\/imprint-page" hreflang="en"[^>]*><span[^>]* lang="en"[^>]*>Imprint<small lang="de"/i);
  expect(body).toMatch(/href="\/de\/datenschutzhinweis"/);
  expect(body).toContain('Datenschutzhinweis');
  expect(body).toMatch(/href="\/de\/our-blogs"[^>]*>\s*<span[^>]*>Beiträge/);
  expect(body).not.toContain('href="/our-work"');

  // A name that is written for it is its name, though its page is in English.
  // Entries get ids when somebody begins to translate them.
  const { id } = await ask('POST', '/drafts', { type: 'menus', key: '1', language: 'de', fields: {} });
  await ask('DELETE', `/drafts/${id}`);
  const { legal } = await ask('GET', '/menus');
  const named = [{ id: legal[0].id, label: 'Impressum' }];
  await ask('PUT', '/menus/1/translations/de', { header: [], footer: [], legal: named });
  expect((await get('/de')).body).toMatch(
    /href="\/imprint-page" hreflang="en"[^>]*><span dir="auto" class[^>]*>Impressum</i,
  );
});

test('a button says that its page is in another language, to eyes and ears', async () => {
  expect((await get('/de')).body).toMatch(
    /href="\/meeting" hrefLang="en"[^>]*>Gespräch vereinbaren<small lang="de"[^>]*> \(Englisch\)<\/small><\/a>/,
  );
  await translatePage('meeting', 'Gespräch');
  expect((await get('/de')).body).toMatch(/href="\/de\/meeting" class[^>]*>Gespräch vereinbaren<\/a>/);
});
