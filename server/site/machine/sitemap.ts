import { contentTypes } from '../../../content/index.ts';
import { pageList, recordPath } from '../../../content/addresses.ts';
import { pathIn } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { readLanguages, type SiteLanguages } from '../languages.ts';
import { type ListedAlternate, readBuiltInAlternates, readRecordAlternates } from './alternates.ts';
import { latest, partChanges } from './changes.ts';
import type { PublicContent } from '../published.ts';
import { readBuiltInPages } from '../pages/page.ts';
import { countListed, listedInOrder, type RecordPages, recordPages } from '../pages/record-pages.ts';

export interface SitemapEntry {
  path: string;
  changed_at?: string | undefined;
  image?: string | undefined;
  alternates?: ListedAlternate[];
}

const RECORDS_PER_PART = 1_000;

/** Types ordered by hand have few records, which are in the first part. */
const orderedByHand = recordPages.filter(({ type }) => type.ordered);
const orderedByTime = recordPages.filter(({ type }) => !type.ordered);

/**
 * Reads every canonical path, with the last change of its content and its main picture, if it has them. Returns the number
 * of parts instead if they don't fit into one.
 */
export async function readSitemap(content: PublicContent): Promise<SitemapEntry[] | number> {
  const parts = await readParts(content);
  if (parts.length > 0) return parts.length;
  return (await Promise.all((await everyLanguage(content)).map(readWhole))).flat();
}

async function readWhole(part: InLanguage): Promise<SitemapEntry[]> {
  const records = await Promise.all(orderedByTime.map((ofType) => readRecords(part, ofType, 0)));
  return [...(await readFirstPart(part)), ...records.flat()];
}

/** Reads one of several parts, from 1; null if there is no such part. */
export async function readSitemapPart(content: PublicContent, part: number): Promise<SitemapEntry[] | null> {
  const parts = await readParts(content);
  return (await parts[part - 1]?.()) ?? null;
}

/** The content in one language, among those that the site has. */
interface InLanguage {
  content: PublicContent;
  languages: SiteLanguages;
}

async function everyLanguage(content: PublicContent): Promise<InLanguage[]> {
  const languages = await readLanguages(content);
  return [null, ...languages.others].map((language) => ({ content: content.in(language), languages }));
}

/** Returns what reads the parts of every language, one language after the other; nothing where one sitemap is enough. */
async function readParts(content: PublicContent): Promise<(() => Promise<SitemapEntry[]>)[]> {
  const languages = await Promise.all(
    (await everyLanguage(content)).map(async (here) => ({ here, counts: await countRecords(here.content) })),
  );
  const total = languages.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0);
  if (total <= RECORDS_PER_PART) return [];
  return languages.flatMap(({ here, counts }) => [() => readFirstPart(here), ...laterParts(here, counts)]);
}

function countRecords(content: PublicContent) {
  return Promise.all(orderedByTime.map(async (ofType) => ({ ofType, count: await countListed(content, ofType.type) })));
}

function laterParts(here: InLanguage, counts: Awaited<ReturnType<typeof countRecords>>) {
  return counts.flatMap(({ ofType, count }) =>
    Array.from(
      { length: Math.ceil(count / RECORDS_PER_PART) },
      (_, index) => () => readRecords(here, ofType, index * RECORDS_PER_PART),
    ),
  );
}

async function readFirstPart(here: InLanguage) {
  const [pages, ...records] = await Promise.all([
    readPages(here),
    ...orderedByHand.map((ofType) => readRecords(here, ofType, 0)),
  ]);
  return [...pages, ...records.flat()];
}

async function readPages({ content, languages }: InLanguage): Promise<SitemapEntry[]> {
  const records = await readBuiltInPages(content);
  const recordOf = ({ key }: { key: string }) => records.get(key);
  const listed = pageList.filter((page) => recordOf(page)?.hidden_from_search === false);
  const types = contentTypes.filter(({ name }) => listed.some(({ shows = [] }) => shows.some((type) => type === name)));
  const changes = await Promise.all(types.map(async (type) => [type.name, await lastChange(content, type)] as const));
  const changeOf = new Map<string, string | undefined>(changes);
  const alternatesOf = await readBuiltInAlternates(content, languages);
  return listed
    .filter(({ requires }) => !requires || changeOf.get(requires))
    .map((page) => ({
      path: pathIn(content.language, page.path),
      changed_at: latest(recordOf(page)?.updated_at, ...(page.shows ?? []).map((type) => changeOf.get(type))),
      image: recordOf(page)?.share_image ?? undefined,
      alternates: alternatesOf(page.key, page.path),
    }));
}

async function lastChange(content: PublicContent, type: ContentType) {
  const rows = content.anyRecords(type).select(({ fn }) => fn.max('updated_at').as('changed_at'));
  return (await rows.executeTakeFirst())?.changed_at;
}

/** Reads records in the order set by hand, else newest first. */
async function readRecords(
  { content, languages }: InLanguage,
  ofType: RecordPages,
  offset: number,
): Promise<SitemapEntry[]> {
  const { type, page } = ofType;
  const { picture } = page.records;
  const inOrder = listedInOrder(content, type, RECORDS_PER_PART, offset);
  const records = await content.readAny(type, inOrder, ['id', 'slug', 'updated_at', ...(picture ? [picture] : [])]);
  const ids = records.map(({ id }) => Number(id));
  const pathOf = (slug: string) => recordPath(page, slug);
  const [changes, alternatesOf] = await Promise.all([
    partChanges(content, type, ids),
    readRecordAlternates(content, type, { ids, pathOf, languages }),
  ]);
  return records.map((record) => ({
    path: pathIn(content.language, pathOf(String(record['slug']))),
    changed_at: latest(String(record['updated_at']), changes.get(Number(record['id']))),
    image: picture && ((record[picture] as string | null) ?? undefined),
    alternates: alternatesOf(Number(record['id'])),
  }));
}
