import { sql } from 'kysely';
import { builtInPages, isRecordPage, pageList, pages, recordPath } from '../../content/addresses.ts';
import { typeNamed } from '../../content/index.ts';
import { type Language, languageOf, otherLanguagesOf, pathIn } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { recordAt, recordPageAt } from '../../content/paths.ts';
import { page as pageType } from '../../content/types/page.ts';
import { settings } from '../../content/types/settings.ts';
import type { PublicContent } from './published.ts';

/** In which languages visitors can read the site. */
export interface SiteLanguages {
  /** That of the records themselves. */
  first: Language;
  /** Those of the others that have a home page. */
  others: Language[];
}

export async function readLanguages(content: PublicContent): Promise<SiteLanguages> {
  const records = content.in(null);
  const stored = await records.readOne(settings, records.records(settings), ['languages']);
  const chosen = otherLanguagesOf(stored).filter((other) => other.shown);
  const homes = chosen.map(({ language }) => slugsIn(content, pageType, language).where('slug', '=', 'home'));
  const found = new Set((await readSlugs(homes)).map((row) => row.language));
  return { first: languageOf(stored), others: chosen.flatMap(({ language }) => (found.has(language) ? language : [])) };
}

/** Reads the language of the records and all others into which they can be translated, those that visitors do not see included. */
export async function readEveryLanguage(content: PublicContent): Promise<Language[]> {
  const stored = await content.readOne(settings, content.records(settings), ['languages']);
  return [languageOf(stored), ...otherLanguagesOf(stored).map(({ language }) => language)];
}

/** Where the page at an address is in one of the languages of the site. */
export interface Alternate {
  language: Language;
  path: string;
  /** Whether it is the same page, not the nearest one that is there. */
  isSame: boolean;
}

/** Reads where a page is in every language, or else what is nearest to it there: its list, or the home page. One query does. */
export async function readAlternates(
  content: PublicContent,
  path: string,
  { first, others }: SiteLanguages,
): Promise<Alternate[]> {
  const everyLanguage = [null, ...others];
  const found = recordAt(path);
  const type = found && typeNamed(found.type);
  const list = listOf(path);
  const ofRecord = type
    ? everyLanguage.map((language) =>
        slugsIn(content, type, language).where('id', 'in', named(content, type, found.slug)),
      )
    : [];
  const ofList = list
    ? everyLanguage.map((language) => slugsIn(content, pageType, language).where('slug', '=', list.slug))
    : [];
  const rows = await readSlugs([...ofRecord, ...ofList]);
  return everyLanguage.map((language) => {
    const slugs = rows.filter((row) => row.language === (language ?? FIRST));
    const slug = slugs.find((row) => row.type === type?.name)?.slug;
    const page = type === pageType ? pages.page : pageList.find(({ key }) => key === recordPageAt(path)?.page);
    const isSame = slug !== undefined && isRecordPage(page);
    const isListed = list !== null && slugs.some((row) => row.type === pageType.name && row.slug === list.slug);
    const nearest = isListed ? list.path : pages.home.path;
    const here = isSame ? recordPath(page, slug) : nearest;
    return { language: language ?? first, path: pathIn(language, here), isSame };
  });
}

/** Returns the page of the list that shows the record whose page is at a path, if there is one. */
function listOf(path: string) {
  const page = pageList.find(({ key }) => key === recordPageAt(path)?.page);
  const list = pageList.find(({ key }) => key === page?.list);
  const slug = builtInPages.find(({ key }) => key === list?.key)?.slug;
  return list && slug ? { path: list.path, slug } : null;
}

/** Stands for the language of the records in a query. */
export const FIRST = '';

type Slugs = ReturnType<typeof slugsIn>;

/** Queries the slugs of a type's records in a language; with null in that of the records themselves. */
export function slugsIn(content: PublicContent, type: ContentType, language: Language | null) {
  return content
    .in(language)
    .anyRecords(type)
    .select(['id', 'slug', sql.lit<string>(language ?? FIRST).as('language'), sql.lit<string>(type.name).as('type')]);
}

function named(content: PublicContent, type: ContentType, slug: string) {
  return content.anyRecords(type).select('id').where('slug', '=', slug);
}

export async function readSlugs(queries: Slugs[]) {
  const [first, ...others] = queries;
  return first ? others.reduce((all, query) => all.unionAll(query), first).execute() : [];
}
