import { sql } from 'kysely';
import { isRecordPage, pageOf } from '../../content/addresses.ts';
import { contentTypes } from '../../content/index.ts';
import { type ContentType, relationsOf } from '../../content/model/content-type.ts';
import type { PublicContent } from './published.ts';

const types: readonly ContentType[] = contentTypes;

/** The content types that have a page per record, with that page. */
export const recordPages = types.flatMap((type) => {
  const page = pageOf(type);
  return isRecordPage(page) ? [{ type, page }] : [];
});

export type RecordPages = (typeof recordPages)[number];

/** Queries the visible records that the sitemap and llms.txt name: not those without what their page requires. */
export function listedRecords(content: PublicContent, { type, page }: RecordPages) {
  const rows = content.anyRecords(type);
  const required = types.find(({ name }) => name === page.requires);
  const relation = required && relationsOf(required).find(({ to }) => to === type.name);
  if (!required || !relation) return rows;
  return rows.where('id', 'in', content.anyRecords(required).select(sql.ref<number>(relation.name).as('id')));
}
