import { typeNamed } from '../../../content/index.ts';
import type { Field, Fields } from '../../../content/model/field.ts';
import { leavesOf } from '../../../content/model/nested.ts';
import { isPositiveInt } from '../../../content/model/integers.ts';
import type { Values } from '../../../content/model/values.ts';
import { type ContentDatabase, titleIn, withDeletedRecords } from '../tables.ts';

/** Returns the title of the record that a field points to. */
export type RelatedTitles = (field: Field, id: number) => string;

/** Reads the titles of the records that some values point to, deleted ones included, with one query for each type. */
export async function readRelatedTitles(db: ContentDatabase, fields: Fields, values: Values[]): Promise<RelatedTitles> {
  const leaves = values.flatMap((holder) =>
    Object.entries(fields).flatMap(([name, field]) => (holder[name] === '' ? [] : leavesOf(field, holder, name))),
  );
  const pointing = leaves.filter(({ field }) => relatedOf(field));
  const titles = new Map<string, string>();
  for (const [to, ofType] of Map.groupBy(pointing, ({ field }) => relatedOf(field)?.to ?? '')) {
    const type = typeNamed(to);
    const ids = ofType.flatMap(({ holder, name }) => [holder[name]].flat().map(Number)).filter(isPositiveInt);
    if (ids.length === 0) continue;
    const records = withDeletedRecords(db, type)
      .select(['id', titleIn(type).as('title')])
      .where('id', 'in', ids);
    for (const { id, title } of await records.execute()) titles.set(`${to} ${id}`, title ?? type.label.one);
  }
  return (field, id) => titles.get(`${relatedOf(field)?.to} ${id}`) ?? '(deleted)';
}

function relatedOf(field: Field) {
  return field.relation ?? field.records;
}
