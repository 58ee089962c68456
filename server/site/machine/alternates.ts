import { builtInPages } from '../../../content/addresses.ts';
import { pathIn } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { page } from '../../../content/types/page.ts';
import { FIRST, readSlugs, type SiteLanguages, slugsIn } from '../languages.ts';
import type { PublicContent } from '../published.ts';

/** Where a page is in a language, as search engines are told; `x-default` is where it is in the language of the records. */
export interface ListedAlternate {
  language: string;
  path: string;
}

interface RecordsWanted {
  ids: readonly number[];
  /** Returns the path of a record by its slug. */
  pathOf: (slug: string) => string;
  languages: SiteLanguages;
}

/** Reads with one query where the pages of records are in every language. Returns what lists those of one. */
export async function readRecordAlternates(
  content: PublicContent,
  type: ContentType,
  { ids, pathOf, languages }: RecordsWanted,
): Promise<(id: number) => ListedAlternate[]> {
  if (languages.others.length === 0 || ids.length === 0) return () => [];
  const queries = everyLanguage(languages).map((language) => slugsIn(content, type, language).where('id', 'in', ids));
  const rows = Map.groupBy(await readSlugs(queries), ({ id }) => id);
  return (id) => asAlternates(languages, rows.get(id) ?? [], pathOf);
}

/** Does the same for built-in pages, whose path is that of the page in each language. */
export async function readBuiltInAlternates(
  content: PublicContent,
  languages: SiteLanguages,
): Promise<(key: string, path: string) => ListedAlternate[]> {
  if (languages.others.length === 0) return () => [];
  const slugs = builtInPages.map(({ slug }) => slug);
  const queries = everyLanguage(languages).map((language) =>
    slugsIn(content, page, language).where('slug', 'in', slugs),
  );
  const rows = Map.groupBy(await readSlugs(queries), ({ slug }) => slug);
  const slugOf = new Map<string, string>(builtInPages.map(({ key, slug }) => [key, slug]));
  return (key, path) => asAlternates(languages, rows.get(slugOf.get(key) ?? '') ?? [], () => path);
}

function everyLanguage({ others }: SiteLanguages) {
  return [null, ...others];
}

type Translation = Awaited<ReturnType<typeof readSlugs>>[number];

/** Returns none of a page that is in one language alone. */
function asAlternates({ first, others }: SiteLanguages, translations: Translation[], pathOf: (slug: string) => string) {
  if (translations.length < 2) return [];
  const slugs = new Map(translations.map(({ language, slug }) => [language, slug]));
  const original = slugs.get(FIRST);
  const translated = others.flatMap((language) => {
    const slug = slugs.get(language);
    return slug === undefined ? [] : [{ language, path: pathIn(language, pathOf(slug)) }];
  });
  if (original === undefined) return translated;
  const path = pathOf(original);
  return [{ language: first, path }, ...translated, { language: 'x-default', path }];
}
