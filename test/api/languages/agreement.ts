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

/** What a version of a post says that restoring it brings back. */
type Version = Pick<Expected, 'title' | 'isActive'>;

/** A publication of a draft that nothing has followed yet. */
interface Publication {
  language: Language;
  /** What the post was before; null where it was not translated. */
  before: Expected | null;
  version: number;
}

interface Saved {
  data: { version: number } | null;
  draft?: { id: number };
}

/** A post of a site in four languages that is changed at random, and what must be seen of it. */
export type ChangedPost = Awaited<ReturnType<typeof createChangedPost>>;

/** Makes a site have four languages, and a post in the first of them to which one that is in all of them links. */
export async function createChangedPost(app: TestApp, client: ApiClient) {
  const hidden = new Set<Language>();
  const chooseLanguages = () => {
    const languages = ALL.map((language) => ({ language, shown: !hidden.has(language) }));
    return client.call('PUT', '/settings/1', { languages });
  };
  await chooseLanguages();
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
  const versions = new Map<Language, Map<number, Version>>();
  let publication: Publication | null = null;
  let count = 0;

  /** Changes the post in one way of those that are possible. Returns what was done. */
  async function change(random: (below: number) => number): Promise<string> {
    count += 1;
    const published = publication;
    publication = null;
    if (published && random(3) === 0) return undo(published);
    if (random(12) === 0) return showOrHide(OTHERS[random(OTHERS.length)] ?? 'de');
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
    return changeThere(language, state as Expected, random);
  }

  async function translate(language: Other, isDrafted: boolean): Promise<string> {
    const slug = `${language.toLowerCase()}-${count}`;
    const fields = words(slug, language);
    const saved = isDrafted
      ? await publishDraft(language, fields)
      : await client.call<Saved>('PUT', addressOf(language), fields);
    expected.set(language, { slug, title: fields.title, isActive: true, isDeleted: false });
    note(language, saved);
    return `translated into ${language}`;
  }

  async function changeThere(language: Language, state: Expected, random: (below: number) => number): Promise<string> {
    const address = addressOf(language);
    const kind = random(7);
    if (kind === 0) {
      await client.call('DELETE', address);
      state.isDeleted = true;
      return `deleted ${language}`;
    }
    if (kind === 1) {
      // The same word as in other languages, or one of its own.
      const slug = count % 2 === 0 && language !== 'en' ? 'agreement' : `renamed-${language.toLowerCase()}-${count}`;
      const saved = await client.call<Saved>('PUT', address, { slug });
      state.slug = slug;
      note(language, saved);
      return `renamed ${language}`;
    }
    if (kind === 2) return restoreVersion(language, state, random);
    const title = `Title ${count} in ${language}`;
    if (kind < 5) {
      const fields = { title };
      const saved =
        kind === 3 ? await client.call<Saved>('PUT', address, fields) : await publishDraft(language, fields);
      state.title = title;
      note(language, saved);
      return `edited ${language}`;
    }
    state.isActive = !state.isActive;
    note(language, await client.call<Saved>('PUT', address, { status: state.isActive ? 1 : 2 }));
    return `changed the status of ${language}`;
  }

  async function publishDraft(language: Language, fields: object): Promise<Saved> {
    const draft = { type: 'blogs', key: original().slug, fields, ...(language !== 'en' && { language }) };
    const { body } = await client.ask('POST', '/drafts', draft);
    const state = expected.get(language);
    const saved = await client.call<Saved>('POST', `/drafts/${body.data.id}/publish`);
    publication = { language, before: state ? { ...state } : null, version: saved.data?.version ?? 0 };
    return saved;
  }

  /** Undoes a publication, and discards the draft that is opened by undoing it. */
  async function undo({ language, before, version }: Publication): Promise<string> {
    const undone = await client.call<Saved>('POST', `/blogs/${original().slug}/undo${query(language)}`, { version });
    await client.call('DELETE', `/drafts/${undone.draft?.id}`);
    if (before) expected.set(language, before);
    else expected.delete(language);
    versions.get(language)?.delete(version);
    note(language, undone);
    return `undid a publication of ${language}`;
  }

  async function showOrHide(language: Other): Promise<string> {
    if (!hidden.delete(language)) hidden.add(language);
    await chooseLanguages();
    return `${hidden.has(language) ? 'hid' : 'showed'} ${language}`;
  }

  /** Restores one of the last five versions, which never brings back an address. */
  async function restoreVersion(language: Language, state: Expected, random: (below: number) => number) {
    const known = [...(versions.get(language) ?? [])].slice(-5);
    const [version, before] = known[random(known.length)] ?? [];
    if (version === undefined || !before) return `left ${language} as it is`;
    const path = `/blogs/${original().slug}/revisions/${version}/restore${query(language)}`;
    const saved = await client.call<Saved>('POST', path);
    Object.assign(state, before);
    note(language, saved);
    return `restored version ${version} of ${language}`;
  }

  /** Remembers what the present version of a post says. */
  function note(language: Language, { data }: Saved): void {
    const state = expected.get(language);
    if (!data || !state) return;
    const { title, isActive } = state;
    versions.getOrInsertComputed(language, () => new Map()).set(data.version, { title, isActive });
  }

  function query(language: Language): string {
    return language === 'en' ? '' : `?language=${language}`;
  }

  function addressOf(language: Language): string {
    return `/blogs/${original().slug}${language === 'en' ? '' : `/translations/${language}`}`;
  }

  function isVisible(language: Language): boolean {
    const state = expected.get(language);
    return state !== undefined && !hidden.has(language) && state.isActive && !state.isDeleted && !original().isDeleted;
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

  /** Links lead to the reader's language, or else to that of the record. A page of a hidden language has none. */
  function linkIn(language: Language): string | null {
    if (hidden.has(language)) return null;
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
