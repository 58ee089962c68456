import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type ContentDatabase, recordsOf, titleIn, withDeletedRecords } from '../tables.ts';

/** A record by the name of its type and its id. */
export interface Reference {
  type: string;
  id: number;
}

/** Reads the ids or slugs of those records that are not deleted, in one query. Returns what finds them. */
export async function readKeys(db: ContentDatabase, references: Reference[]) {
  const byType = Map.groupBy(references, ({ type }) => type);
  const queries = contentTypes.flatMap((type) => {
    const ids = byType.get(type.name)?.map(({ id }) => id);
    return ids ? [keysOf(db, type, ids)] : [];
  });
  const [first, ...others] = queries;
  const rows = first ? await others.reduce((all, query) => all.unionAll(query), first).execute() : [];
  const keys = new Map(rows.map(({ type, id, key }) => [`${type} ${id}`, key]));
  return ({ type, id }: Reference) => keys.get(`${type} ${id}`) ?? null;
}

function keysOf(db: ContentDatabase, type: ContentType, ids: number[]) {
  return recordsOf(db, type)
    .select((record) => [
      record.cast<string>(record.val(type.name), 'text').as('type'),
      'id',
      record.cast<string>(record.ref(type.addressedBy), 'text').as('key'),
    ])
    .where('id', 'in', ids);
}

/** Reads keys and titles of records, the deleted ones included, with one query for each type. Returns what finds them. */
export async function readTitles(db: ContentDatabase, references: Reference[]) {
  const titles = new Map<string, { key: string; title: string; isDeleted: boolean }>();
  for (const type of contentTypes) {
    const ids = references.flatMap((reference) => (reference.type === type.name ? reference.id : []));
    if (ids.length === 0) continue;
    const rows = withDeletedRecords(db, type)
      .select(['id', type.addressedBy, 'deleted_at', titleIn(type).as('title')])
      .where('id', 'in', ids);
    for (const row of await rows.execute())
      titles.set(`${type.name} ${row.id}`, {
        key: String(row[type.addressedBy]),
        title: row.title ?? type.label.one,
        isDeleted: row.deleted_at !== null,
      });
  }
  return ({ type, id }: { type: string; id: number | null }) => titles.get(`${type} ${id}`);
}
