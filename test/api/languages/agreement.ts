import type { ApiClient } from '../../api-client.ts';
import { pathIn, type Language } from '../../../content/languages.ts';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { PUBLIC_URL, type TestApp } from '../app/app.ts';

const OTHERS = ['de', 'fr', 'pt-BR'] as const;
const ALL = ['en', ...OTHERS] as const;
type Other = (typeof OTHERS)[number];

/** What a post is in a language. */
interface Expected {
  slug: string;
  title: string;
  isActive: boolean;
  isDeleted: boolean;
}

/** A post of a site in four languages that is changed at random, and what must be seen of it. */
export type ChangedPost = Awaited<ReturnType<typeof createChangedPost>>;

/** Makes a site have four languages, and a post in the first of them to which one that is in all of them links. */
export async function createChangedPost(app: TestApp, client: ApiClient) {
  const languages = ALL.map((language) => ({ language, shown: true }));
  await client.call('PUT', '/settings/1', { languages });
  for (const language of OTHERS)
    for (const slug of ['home', 'our-blogs'])
      await client.call('PUT', `/pages/${slug}/translations/${language}`, {
        title: `${slug} ${language}`,
        status: 1,
        sections: [],
      });
  const team_id = await app.create(teamMember, {});
  const description = '<p><a href="/blogs/agreement">There</a></p>';
  await app.create(blog, { title: 'Linking', team_id, description });
  for (const language of OTHERS)
    await client.call('PUT', `/blogs/linking/translations/${language}`, words('linking', language, { description }));
  await app.create(blog, { title: 'Agreement', slug: 'agreement', team_id });
  const first = { slug: 'agreement', title: 'Agreement', isActive: true, isDeleted: false };
  const expected = new Map<Language, Expected>([['en', first]]);
  const original = () => expected.get('en') as Expected;
  let count = 0;

  /** Changes the post in one way of those that are possible. Returns what was done. */
  async function change(random: (below: number) => number): Promise<string> {
    count += 1;
    if (original().isDeleted) {
      await client.call('POST', `/blogs/${original().slug}/restore`);
      original().isDeleted = false;
      return 'restored the record';
    }
    const language = ALL[random(ALL.length)] ?? 'en';
    const state = expected.get(language);
    if (language !== 'en' && !state) return translate(language, random(2) === 0);
    if (language !== 'en' && state?.isDeleted) {
      await client.call('POST', `${addressOf(language)}/restore`);
      state.isDeleted = false;
      return `restored ${language}`;
    }
    return changeThere(language, state as Expected, random(6));
  }

  async function translate(language: Other, isDrafted: boolean): Promise<string> {
    const slug = `${language.toLowerCase()}-${count}`;
    const fields = words(slug, language);
    if (isDrafted) await publishDraft(language, fields);
    else await client.call('PUT', addressOf(language), fields);
    expected.set(language, { slug, title: fields.title, isActive: true, isDeleted: false });
    return `translated into ${language}`;
  }

  async function changeThere(language: Language, state: Expected, kind: number): Promise<string> {
    const address = addressOf(language);
    if (kind === 0) {
      await client.call('DELETE', address);
      state.isDeleted = true;
      return `deleted ${language}`;
    }
    if (kind === 1) {
      // The same word as in other languages, or one of its own.
      const slug = count % 2 === 0 && language !== 'en' ? 'agreement' : `renamed-${language.toLowerCase()}-${count}`;
      await client.call('PUT', address, { slug });
      state.slug = slug;
      return `renamed ${language}`;
    }
    const title = `Title ${count} in ${language}`;
    if (kind === 2) await client.call('PUT', address, { title });
    if (kind === 3) await publishDraft(language, { title });
    if (kind < 4) {
      state.title = title;
      return `edited ${language}`;
    }
    state.isActive = !state.isActive;
    await client.call('PUT', address, { status: state.isActive ? 1 : 2 });
    return `changed the status of ${language}`;
  }

  async function publishDraft(language: Language, fields: object) {
    const draft = { type: 'blogs', key: original().slug, fields, ...(language !== 'en' && { language }) };
    const { body } = await client.ask('POST', '/drafts', draft);
    await client.call('POST', `/drafts/${body.data.id}/publish`);
  }

  function addressOf(language: Language): string {
    return `/blogs/${original().slug}${language === 'en' ? '' : `/translations/${language}`}`;
  }

  function isVisible(language: Language): boolean {
    const state = expected.get(language);
    return state !== undefined && state.isActive && !state.isDeleted && !original().isDeleted;
  }

  function pageIn(language: Language): string {
    return pathAt(language, `/blogs/${expected.get(language)?.slug ?? 'nothing'}`);
  }

  /** Returns what must be seen of the post in each language. */
  function mustBe() {
    const visible = ALL.filter(isVisible);
    return ALL.map((language) => {
      const isSeen = isVisible(language);
      return {
        language,
        title: isSeen ? expected.get(language)?.title : null,
        list: isSeen,
        feed: isSeen,
        sitemap: isSeen,
        // A page that is there in one language alone names no others.
        alternates: isSeen && visible.length > 1 ? visible.toSorted() : [],
        switcher: isSeen && visible.length > 1 ? visible.map(pageIn) : [],
        link: linkIn(language),
      };
    });
  }

  /** Links lead to the reader's language, or else to that of the record. */
  function linkIn(language: Language): string | null {
    if (isVisible(language)) return pageIn(language);
    return isVisible('en') ? pageIn('en') : null;
  }

  /** Reads what is seen of the post in each language. */
  async function seen() {
    const sitemap = (await app.get('/sitemap.xml')).body;
    return Promise.all(
      ALL.map(async (language) => {
        const address = pageIn(language);
        const page = await app.get(address);
        const names = async (path: string) => mentions((await app.get(pathAt(language, path))).body, address);
        return {
          language,
          title: page.statusCode === 200 ? (/<h1[^>]*>([^<]*)/.exec(page.body)?.[1] ?? '') : null,
          list: await names('/our-blogs'),
          feed: await names('/feed.xml'),
          sitemap: mentions(sitemap, address),
          alternates: page.statusCode === 200 ? alternatesIn(page.body) : [],
          switcher: page.statusCode === 200 ? postsInSwitcher(page.body) : [],
          link:
            /<a [^>]*href="([^"]*)"[^>]*>There</.exec((await app.get(pathAt(language, '/blogs/linking'))).body)?.[1] ??
            null,
        };
      }),
    );
  }

  return { change, mustBe, seen };
}

function words(slug: string, language: Language, more: object = {}) {
  const title = `${slug} in ${language}`;
  return { title, slug, short_description: title, description: `<p>${title}</p>`, status: 1, ...more };
}

function pathAt(language: Language, path: string): string {
  return pathIn(language === 'en' ? null : language, path);
}

function mentions(body: string, address: string): boolean {
  return [`"${address}"`, `"${PUBLIC_URL}${address}"`, `<loc>${PUBLIC_URL}${address}<`].some((name) =>
    body.includes(name),
  );
}

function alternatesIn(body: string): string[] {
  const languages = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, tag = '']) => tag);
  return languages.filter((language) => language !== 'x-default').toSorted();
}

/** Where the list of languages leads to the post itself in at least two of them. */
function postsInSwitcher(body: string): string[] {
  const footer = body.slice(body.lastIndexOf('<footer'));
  const links = [...footer.matchAll(/<li><a href="([^"]*)" hrefLang="[^"]*" lang=/gi)].map(([, href = '']) => href);
  const posts = links.filter((href) => href.includes('/blogs/'));
  return posts.length > 1 ? posts : [];
}

/** Returns what gives the same whole numbers at each run (Numerical Recipes). */
export function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
