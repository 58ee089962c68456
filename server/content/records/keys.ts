import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';

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
