import { beforeAll } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { signedInApp } from '../app/signed-in-app.ts';

/** Starts a site in English, with some pages in German and one in Portuguese, for the tests of a file. Arabic has none. */
export function translatedSite() {
  const site = signedInApp();
  let author: number;

  const get = (path: string) => site.app.get(path);

  async function ask(method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, body?: object) {
    const response = await site.client.ask(method, path, body);
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.text}`);
    return response.body.data;
  }

  async function translatePage(slug: string, title: string, language = 'de') {
    await ask('PUT', `/pages/${slug}/translations/${language}`, { title, lead: `${title}.`, status: 1, sections: [] });
  }

  /** Adds a post, and its translation if that has a title. */
  async function addPost(title: string, german?: string) {
    const id = await site.app.create(blog, { title, description: `<p>${title}</p>`, team_id: author });
    const { slug } = (await ask('GET', `/blogs?search=${encodeURIComponent(title)}`))[0];
    if (german) await ask('PUT', `/blogs/${slug}/translations/de`, wordsOfPost(german));
    return { id, slug: String(slug) };
  }

  beforeAll(async () => {
    author = await site.app.create(teamMember, { name: 'Sana', job_title: 'Engineer' });
    await ask('PUT', '/settings/1', languagesOf('de', 'ar', 'pt-BR'));
    await translatePage('home', 'Startseite');
    await translatePage('our-blogs', 'Beiträge');
    await translatePage('contact-us', 'Kontakt');
    await translatePage('home', 'Início', 'pt-BR');
  });

  return { site, get, ask, translatePage, addPost };
}

/** Returns the settings of a site in English and some other languages. */
export const languagesOf = (...others: string[]) => ({
  languages: ['en', ...others].map((language) => ({ language, shown: true })),
});

export const wordsOfPost = (title: string) => ({
  title,
  short_description: title,
  description: `<p>${title}</p>`,
  status: 1,
});
