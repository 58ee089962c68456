import type { Field, Fields } from '../../../content/model/field.ts';
import { leavesOf } from '../../../content/model/parts/nested.ts';
import { isPositiveInt } from '../../../content/model/integers.ts';
import type { Values } from '../../../content/model/values.ts';
import { readTitles } from '../records/keys.ts';
import { type ListedEntry, readListed } from '../records/listed-keys.ts';
import type { ContentDatabase } from '../tables.ts';

/** Returns the title of the record whose id a field holds, or of the entry of a list in the settings whose key it holds. */
export type RelatedTitles = (field: Field, value: unknown) => string;

/**
 * Reads the titles of the records and entries that some values point to, deleted records included, with one query for each
 * type. An entry that is gone is called by its key.
 */
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
  const findLabel = await readLabels(
    db,
    leaves.flatMap(({ field }) => field.listedIn ?? []),
  );
  return (field, value) => {
    if (field.kind === 'key') return findLabel(field.listedIn, String(value));
    return findRecord({ type: relatedOf(field)?.to ?? '', id: Number(value) })?.title ?? '(deleted)';
  };
}

async function readLabels(db: ContentDatabase, lists: string[]) {
  const entries = new Map<string | undefined, ListedEntry[]>();
  for (const list of new Set(lists)) entries.set(list, await readListed(db, list));
  return (list: string | undefined, key: string) => entries.get(list)?.find((entry) => entry.key === key)?.label ?? key;
}

function relatedOf(field: Field) {
  return field.relation ?? field.records;
}
