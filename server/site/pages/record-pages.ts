import { sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import { builtInPages, isRecordPage, pageList, pageOf, recordPath } from '../../../content/addresses.ts';
import { pathIn } from '../../../content/languages.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { page as pageType } from '../../../content/types/page.ts';
import type { PublicContent } from '../published.ts';
import { PUBLIC_PAGE_SIZE } from '../../platform/paging.ts';

/** The content types that have a page per record, with that page. */
export const recordPages = contentTypes.flatMap((type) => {
  const page = pageOf(type);
  return isRecordPage(page) ? [{ type, page }] : [];
});

export type RecordPages = (typeof recordPages)[number];

/** Selects the visible records with a page that search engines may list. */
export function listedRecords(content: PublicContent, type: ContentType) {
  const records = recordsWithPage(content, type);
  if (type !== pageType) return records;
  const slugs = builtInPages.map(({ slug }) => slug);
  return records.where('slug', 'not in', slugs).where(sql.ref('hidden_from_search'), '=', 0);
}

/** Selects the visible records, without those that lack what their page requires. */
export function recordsWithPage(content: PublicContent, type: ContentType) {
  const records = content.anyRecords(type);
  const required = contentTypes.find(({ name }) => name === pageOf(type)?.requires);
  const relation = required && relationsOf(required).find(({ to }) => to === type.name);
  return required && relation
    ? records.where('id', 'in', content.anyRecords(required).select(sql.ref<number>(relation.name).as('id')))
    : records;
}

/** Selects them in the order set by hand, else so many of the newest. */
export function listedInOrder(content: PublicContent, type: ContentType, limit: number, offset = 0) {
  const records = listedRecords(content, type);
  return type.ordered
    ? records.orderBy('position').orderBy('id')
    : records.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
}

export async function countListed(content: PublicContent, type: ContentType): Promise<number> {
  const rows = listedRecords(content, type).select(({ fn }) => fn.countAll().as('total'));
  return Number((await rows.executeTakeFirstOrThrow()).total);
}

/** Reads the paths of the pages that menus leave out, because there is nothing yet of what they require. */
export async function readEmptyPages(content: PublicContent): Promise<string[]> {
  const present = await content.typesWithRecords(requiredTypes);
  return requiring.flatMap(({ path, requires = '' }) => (present.has(requires) ? [] : [path]));
}

const requiring = pageList.filter((page) => page.requires && !isRecordPage(page));
const requiredTypes = contentTypes.filter(({ name }) => requiring.some(({ requires }) => requires === name));

/** Returns the path of the page where visitors see a record: its own, or one that shows it; null if they don't. */
export async function pathOfRecord(content: PublicContent, type: ContentType, id: number): Promise<string | null> {
  const path = await pathOfOriginal(content, sourceOf(type), id);
  return path && pathIn(content.language, path);
}

async function pathOfOriginal(content: PublicContent, type: ContentType, id: number): Promise<string | null> {
  const page = pageOf(type);
  const record = content.anyRecords(type).where('id', '=', id);
  if (!page) return pathOfParent(content, type, record);
  const row = await record.select(isRecordPage(page) ? ['id', 'slug'] : ['id']).executeTakeFirst();
  if (!row) return null;
  if (isRecordPage(page)) return recordPath(page, row.slug);
  return page.paginates === type.name ? listPath(content, type, id, page.path) : page.path;
}

/** Returns the paths of the pages where visitors see some records, by their ids. */
export async function pathsOfRecords(
  content: PublicContent,
  type: ContentType,
  records: ReturnType<PublicContent['anyRecords']>,
): Promise<Map<number, string>> {
  const page = pageOf(type);
  if (!page) return new Map();
  const inLanguage = (path: string) => pathIn(content.language, path);
  if (isRecordPage(page)) {
    const rows = await records.select(['id', 'slug']).execute();
    return new Map(rows.map(({ id, slug }) => [id, inLanguage(recordPath(page, slug))]));
  }
  const places = page.paginates === type.name ? await readPlaces(content, type) : new Map<number, number>();
  const rows = await records.select('id').execute();
  return new Map(rows.map(({ id }) => [id, inLanguage(pathInList(page.path, places.get(id) ?? 0))]));
}

/** Reads how many records come before each, newest first. */
async function readPlaces(content: PublicContent, type: ContentType) {
  const newest = content.anyRecords(type).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return new Map((await newest.select('id').execute()).map(({ id }, place) => [id, place]));
}

/** Returns the path of what a record is part of, as a heading is of its blog. */
async function pathOfParent(
  content: PublicContent,
  type: ContentType,
  record: ReturnType<PublicContent['anyRecords']>,
) {
  const [relation] = relationsOf(type);
  const parent = contentTypes.find(({ name }) => name === relation?.to);
  if (!relation || !parent) return null;
  const row = await record.select(sql.ref<number | null>(relation.name).as('parent')).executeTakeFirst();
  return row?.parent ? pathOfOriginal(content, parent, row.parent) : null;
}

/** Returns the path of the page of a list, newest first, that has a record. */
async function listPath(content: PublicContent, type: ContentType, id: number, path: string) {
  const record = content.anyRecords(type).where('id', '=', id);
  const newer = await content
    .anyRecords(type)
    .where((row) =>
      row(row.refTuple('created_at', 'id'), '>', record.select(['created_at', 'id']).$asTuple('created_at', 'id')),
    )
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return pathInList(path, Number(newer.total));
}

/** Returns the path of the page of a list that has the record which so many come before. */
function pathInList(path: string, before: number) {
  const page = Math.floor(before / PUBLIC_PAGE_SIZE) + 1;
  return page > 1 ? `${path}?page=${page}` : path;
}
