import type { Field, Fields } from '../../../content/model/field.ts';
import { leavesOf } from '../../../content/model/nested.ts';
import { isPositiveInt } from '../../../content/model/integers.ts';
import type { Values } from '../../../content/model/values.ts';
import { readTitles } from '../records/keys.ts';
import type { ContentDatabase } from '../tables.ts';

/** Returns the title of the record that a field points to. */
export type RelatedTitles = (field: Field, id: number) => string;

/** Reads the titles of the records that some values point to, deleted ones included, with one query for each type. */
export async function readRelatedTitles(db: ContentDatabase, fields: Fields, values: Values[]): Promise<RelatedTitles> {
  const leaves = values.flatMap((holder) =>
    Object.entries(fields).flatMap(([name, field]) => (holder[name] === '' ? [] : leavesOf(field, holder, name))),
  );
  const pointing = leaves.filter(({ field }) => relatedOf(field));
  const references = pointing.flatMap(({ field, holder, name }) => {
    const ids = [holder[name]].flat().map(Number).filter(isPositiveInt);
    return ids.map((id) => ({ type: relatedOf(field)?.to ?? '', id }));
  });
  const findRecord = await readTitles(db, references);
  return (field, id) => findRecord({ type: relatedOf(field)?.to ?? '', id })?.title ?? '(deleted)';
}

function relatedOf(field: Field) {
  return field.relation ?? field.records;
}
