import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import { builtInPages, isRecordPage, pageList, pageOf } from '../../content/addresses.ts';
import { type ContentType, relationsOf } from '../../content/model/content-type.ts';
import { page as pageType } from '../../content/types/page.ts';
import type { PublicContent } from './published.ts';

const types: readonly ContentType[] = contentTypes;

/** The content types that have a page per record, with that page. */
export const recordPages = types.flatMap((type) => {
  const page = pageOf(type);
  return isRecordPage(page) ? [{ type, page }] : [];
});

export type RecordPages = (typeof recordPages)[number];

/**
 * Selects the visible records that have an address of their own and that search engines may list: not those without what
 * their page requires.
 */
export function listedRecords(content: PublicContent, type: ContentType) {
  const records = content.anyRecords(type);
  const required = types.find(({ name }) => name === pageOf(type)?.requires);
  const relation = required && relationsOf(required).find(({ to }) => to === type.name);
  if (required && relation)
    return records.where('id', 'in', content.anyRecords(required).select(sql.ref<number>(relation.name).as('id')));
  if (type !== pageType) return records;
  const slugs = builtInPages.map(({ slug }) => slug);
  return records.where('slug', 'not in', slugs).where(sql.ref('hidden_from_search'), '=', 0);
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
