import { contentTypes } from '../../../content/index.ts';
import { pageList, recordPath } from '../../../content/addresses.ts';
import { pathIn } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { readLanguages } from '../languages.ts';
import { latest, partChanges } from './changes.ts';
import type { PublicContent } from '../published.ts';
import { readBuiltInPages } from '../page.ts';
import { countListed, listedInOrder, type RecordPages, recordPages } from '../record-pages.ts';

export interface SitemapEntry {
  path: string;
  changed_at?: string | undefined;
  image?: string | undefined;
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
  const contents = await everyLanguage(content);
  return (await Promise.all(contents.map(readWhole))).flat();
}

async function readWhole(content: PublicContent): Promise<SitemapEntry[]> {
  const records = await Promise.all(orderedByTime.map((ofType) => readRecords(content, ofType, 0)));
  return [...(await readFirstPart(content)), ...records.flat()];
}

/** Reads one of several parts, from 1; null if there is no such part. */
export async function readSitemapPart(content: PublicContent, part: number): Promise<SitemapEntry[] | null> {
  const parts = await readParts(content);
  return (await parts[part - 1]?.()) ?? null;
}

async function everyLanguage(content: PublicContent): Promise<PublicContent[]> {
  const { others } = await readLanguages(content);
  return [content, ...others.map((language) => content.in(language))];
}

/** Returns what reads the parts of every language, one language after the other; nothing where one sitemap is enough. */
async function readParts(content: PublicContent): Promise<(() => Promise<SitemapEntry[]>)[]> {
  const languages = await Promise.all(
    (await everyLanguage(content)).map(async (here) => ({ here, counts: await countRecords(here) })),
  );
  const total = languages.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0);
  if (total <= RECORDS_PER_PART) return [];
  return languages.flatMap(({ here, counts }) => [() => readFirstPart(here), ...laterParts(here, counts)]);
}

function countRecords(content: PublicContent) {
  return Promise.all(orderedByTime.map(async (ofType) => ({ ofType, count: await countListed(content, ofType.type) })));
}

function laterParts(content: PublicContent, counts: Awaited<ReturnType<typeof countRecords>>) {
  return counts.flatMap(({ ofType, count }) =>
    Array.from(
      { length: Math.ceil(count / RECORDS_PER_PART) },
      (_, index) => () => readRecords(content, ofType, index * RECORDS_PER_PART),
    ),
  );
}

async function readFirstPart(content: PublicContent) {
  const [pages, ...records] = await Promise.all([
    readPages(content),
    ...orderedByHand.map((ofType) => readRecords(content, ofType, 0)),
  ]);
  return [...pages, ...records.flat()];
}

async function readPages(content: PublicContent): Promise<SitemapEntry[]> {
  const records = await readBuiltInPages(content);
  const recordOf = ({ key }: { key: string }) => records.get(key);
  const listed = pageList.filter((page) => recordOf(page)?.hidden_from_search === false);
  const types = contentTypes.filter(({ name }) => listed.some(({ shows = [] }) => shows.some((type) => type === name)));
  const changes = await Promise.all(types.map(async (type) => [type.name, await lastChange(content, type)] as const));
  const changeOf = new Map<string, string | undefined>(changes);
  return listed
    .filter(({ requires }) => !requires || changeOf.get(requires))
    .map((page) => ({
      path: pathIn(content.language, page.path),
      changed_at: latest(recordOf(page)?.updated_at, ...(page.shows ?? []).map((type) => changeOf.get(type))),
      image: recordOf(page)?.share_image ?? undefined,
    }));
}

async function lastChange(content: PublicContent, type: ContentType) {
  const rows = content.anyRecords(type).select(({ fn }) => fn.max('updated_at').as('changed_at'));
  return (await rows.executeTakeFirst())?.changed_at;
}

/** Reads records in the order set by hand, else newest first. */
async function readRecords(content: PublicContent, ofType: RecordPages, offset: number): Promise<SitemapEntry[]> {
  const { type, page } = ofType;
  const { picture } = page.records;
  const inOrder = listedInOrder(content, type, RECORDS_PER_PART, offset);
  const records = await content.readAny(type, inOrder, ['id', 'slug', 'updated_at', ...(picture ? [picture] : [])]);
  const changes = await partChanges(
    content,
    type,
    records.map(({ id }) => Number(id)),
  );
  return records.map((record) => ({
    path: pathIn(content.language, recordPath(page, String(record['slug']))),
    changed_at: latest(String(record['updated_at']), changes.get(Number(record['id']))),
    image: picture && ((record[picture] as string | null) ?? undefined),
  }));
}
