import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import { isRecordPage, pageOf, recordPath } from '../../content/addresses.ts';
import { type ContentType, relationsOf } from '../../content/model/content-type.ts';
import { PUBLIC_PAGE_SIZE } from '../platform/paging.ts';
import type { PublicContent } from './published.ts';

/** Returns the path of the page where visitors see a record: its own, or one that shows it; null if they don't. */
export async function pathOfRecord(content: PublicContent, type: ContentType, id: number): Promise<string | null> {
  const page = pageOf(type);
  const record = content.anyRecords(type).where('id', '=', id);
  if (!page) return pathOfParent(content, type, record);
  const row = await record.select(isRecordPage(page) ? ['id', 'slug'] : ['id']).executeTakeFirst();
  if (!row) return null;
  if (isRecordPage(page)) return recordPath(page, row.slug);
  return page.paginates === type.name ? listPath(content, type, id, page.path) : page.path;
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
  return row?.parent ? pathOfRecord(content, parent, row.parent) : null;
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
  const page = Math.floor(Number(newer.total) / PUBLIC_PAGE_SIZE) + 1;
  return page > 1 ? `${path}?page=${page}` : path;
}
