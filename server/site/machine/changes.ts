import { sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import { pageOf } from '../../../content/addresses.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { PublicContent } from '../published.ts';

/** Returns when the parts of records, such as the headings of blogs, last changed, by the id of the record. */
export async function partChanges(content: PublicContent, type: ContentType, ids: number[]) {
  const changes = new Map<number, string | undefined>();
  if (ids.length === 0) return changes;
  for (const { part, relation } of typesWithin(type)) {
    const record = sql.ref<number>(relation);
    const rows = await content
      .anyRecords(part)
      .select(({ fn }) => [record.as('id'), fn.max('updated_at').as('changed_at')])
      .where(record, 'in', ids)
      .groupBy(record)
      .execute();
    for (const { id, changed_at } of rows) changes.set(id, latest(changes.get(id), changed_at));
  }
  return changes;
}

/** Returns the types without pages that belong to a type, with the field that relates them. */
function typesWithin(type: ContentType) {
  return contentTypes
    .filter((part) => !pageOf(part))
    .flatMap((part) => relationsOf(part).map(({ to, name }) => ({ part, to, relation: name })))
    .filter(({ to }) => to === type.name);
}

export function latest(...times: (string | null | undefined)[]): string | undefined {
  return times
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1);
}
