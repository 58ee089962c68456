import { beforeAll, expect, test } from 'vitest';
import { pathIn, type Language } from '../../../content/languages.ts';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { PUBLIC_URL } from '../app/app.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const STEPS = 40;
const OTHERS = ['de', 'fr', 'pt-BR'] as const;
type Other = (typeof OTHERS)[number];

/** What a post is in a language. */
interface Expected {
  slug: string;
  isActive: boolean;
  isDeleted: boolean;
}

const site = signedInApp();

beforeAll(async () => {
  const languages = ['en', ...OTHERS].map((language) => ({ language, shown: true }));
  await site.client.call('PUT', '/settings/1', { languages });
  for (const language of OTHERS)
    for (const slug of ['home', 'our-blogs'])
      await site.client.call('PUT', `/pages/${slug}/translations/${language}`, {
        title: `${slug} ${language}`,
        status: 1,
        sections: [],
      });
});

test('every page, list, feed, sitemap and link between languages agrees with what was done to a post', async () => {
  const team_id = await site.app.create(teamMember, {});
  await site.app.create(blog, { title: 'Agreement', team_id });
  const expected = new Map<Language, Expected>([['en', { slug: 'agreement', isActive: true, isDeleted: false }]]);
  const original = () => expected.get('en') as Expected;
  const random = generator(20_261_126);
  const changes: string[] = [];

  for (let step = 1; step <= STEPS; step += 1) {
    const language = OTHERS[random(OTHERS.length)] ?? 'de';
    changes.push(await change(language, random(7), step));
    for (const here of ['en', ...OTHERS] as const) {
      const state = expected.get(here);
      const isSeen = isVisible(state);
      const path = (page: string) => pathIn(here === 'en' ? null : here, page);
      const address = state && path(`/blogs/${state.slug}`);
      const isIn = async (page: string) => {
        const { body } = await site.app.get(page);
        const names = [`"${address}"`, `"${PUBLIC_URL}${address}"`, `>${PUBLIC_URL}${address}<`];
        return names.some((name) => body.includes(name));
      };
      const found = {
        page: address ? (await site.app.get(address)).statusCode === 200 : false,
        list: await isIn(path('/our-blogs')),
        feed: await isIn(path('/feed.xml')),
        sitemap: await isIn('/sitemap.xml'),
        alternates: address && isSeen ? await alternatesAt(address) : [],
      };
      expect([here, changes.slice(-5), found]).toEqual([
        here,
        changes.slice(-5),
        { page: isSeen, list: isSeen, feed: isSeen, sitemap: isSeen, alternates: isSeen ? visibleLanguages() : [] },
      ]);
    }
  }

  function isVisible(state: Expected | undefined): boolean {
    return state !== undefined && state.isActive && !state.isDeleted && !original().isDeleted;
  }

  /** A page that is there in one language alone names no others. */
  function visibleLanguages(): string[] {
    const visible = [...expected].filter(([, state]) => isVisible(state)).map(([language]) => language as string);
    return visible.length > 1 ? visible.toSorted() : [];
  }

  async function change(language: Other, kind: number, step: number): Promise<string> {
    const key = original().slug;
    const words = expected.get(language);
    const translation = `/blogs/${key}/translations/${language}`;
    if (original().isDeleted) {
      await site.client.call('POST', `/blogs/${key}/restore`);
      original().isDeleted = false;
      return 'restored the record';
    }
    if (kind === 0) {
      await site.client.call('DELETE', `/blogs/${key}`);
      original().isDeleted = true;
      return 'deleted the record';
    }
    if (kind === 1) {
      original().isActive = !original().isActive;
      await site.client.call('PUT', `/blogs/${key}`, { status: original().isActive ? 1 : 2 });
      return 'changed the status of the record';
    }
    if (!words) {
      const slug = `${language.toLowerCase()}-${step}`;
      const fields = { title: slug, slug, short_description: slug, description: `<p>${slug}</p>`, status: 1 };
      await site.client.call('PUT', translation, fields);
      expected.set(language, { slug, isActive: true, isDeleted: false });
      return `translated into ${language}`;
    }
    if (words.isDeleted) {
      await site.client.call('POST', `${translation}/restore`);
      words.isDeleted = false;
      return `restored ${language}`;
    }
    if (kind === 2) {
      await site.client.call('DELETE', translation);
      words.isDeleted = true;
      return `deleted ${language}`;
    }
    if (kind === 3) {
      // The same word as in every other language.
      words.slug = 'agreement';
      await site.client.call('PUT', translation, { slug: words.slug });
      return `renamed ${language}`;
    }
    words.isActive = !words.isActive;
    await site.client.call('PUT', translation, { status: words.isActive ? 1 : 2 });
    return `changed the status of ${language}`;
  }
});

async function alternatesAt(address: string): Promise<string[]> {
  const { body } = await site.app.get(address);
  const languages = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(
    ([, language = '']) => language,
  );
  return languages.filter((language) => language !== 'x-default').toSorted();
}

/** Returns what gives the same whole numbers at each run (Numerical Recipes). */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
