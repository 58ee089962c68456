import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { placeOf } from '../../../content/model/parts/place-in-words.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { type ChangedText, changedTexts } from '../../../content/model/translations/changed-texts.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { textsOfItem } from '../../../content/model/translations/other-words.ts';
import { type Value, valuesOf } from '../../../content/model/values.ts';
import { newEffort } from '../differences/effort.ts';
import { differenceHtml, differenceSchema } from '../differences/record-differences.ts';
import { readRecord } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { type PartWithWords, partsWithWords } from './parts-with-words.ts';
import { translationDrafts } from './rows.ts';
import { readOriginal } from './unwritten.ts';

/** What has changed in what a translation is made from: one text, or an item with its texts. */
export type SourceDifference = z.infer<typeof sourceDifferenceSchema>;

export const sourceDifferenceSchema = differenceSchema.extend({
  field: z.string().describe('The path of a text, with the ids of items, such as sections.a1b2.title'),
  change: z.enum(['changed', 'added', 'removed']).describe('Added and removed are items of a list'),
});

/** Lists what has changed in a record, and in its parts, since it was translated, or begun to be; null where it was not. */
export async function sourceDifferences(
  db: ContentDatabase,
  type: ContentType,
  id: number,
): Promise<SourceDifference[] | null> {
  const original = await readOriginal(db, type, id);
  const words = await readRecord(db, type, id);
  const drafted = words ? undefined : await readDraftedVersion(db, type, id);
  if (!original || !(words ?? drafted)) return null;
  // Of what parts a first draft was made from, nothing is known.
  const parts = (await partsWithWords(db, type, id)).filter((part) => words ?? part.words);
  const mark = createMark();
  const ofRecord = await differencesSince(db, { type, original, words: words ?? drafted ?? null }, mark);
  const ofParts = await Promise.all(parts.map((part) => differencesOfPart(db, part, mark)));
  return [...ofRecord, ...ofParts.flat()];
}

/** Reads which version of the record a draft is made from. */
function readDraftedVersion(db: ContentDatabase, type: ContentType, id: number) {
  const drafts = translationDrafts(db, sourceOf(type), id).where('type', '=', type.name);
  return drafts.where('deleted_at', 'is', null).select('source_version').executeTakeFirst();
}

async function differencesOfPart(db: ContentDatabase, part: PartWithWords, mark: Mark): Promise<SourceDifference[]> {
  const { type, path, list, original, words } = part;
  const title = titleOf(sourceOf(type), original);
  if (list && !words) {
    const added = { change: 'added' as const, before: null, after: textsOfItem(list, original) };
    return [{ field: path, label: title, ...added, ...mark(list, added) }];
  }
  return (await differencesSince(db, part, mark)).map((difference) => ({
    ...difference,
    field: `${path}.${difference.field}`,
    label: list ? `${title}: ${difference.label}` : difference.label,
  }));
}

interface Translated {
  type: ContentType;
  original: AnyRecord;
  /** All of it is new that has none. */
  words: object | null;
}

async function differencesSince(
  db: ContentDatabase,
  { type, original, words }: Translated,
  mark: Mark,
): Promise<SourceDifference[]> {
  const version = words && 'source_version' in words ? Number(words.source_version) : 0;
  if (version === original.version) return [];
  const source = sourceOf(type);
  const base = await readRevision(db, source, original.id, version);
  const [before, after] = [valuesOf(source, base?.record ?? null), valuesOf(source, original)];
  return changedTexts(source.fields, before, after).map(({ path, place, field, ...text }) => ({
    field: path,
    label: labelOf(placeOf(source, text.change === 'removed' ? before : after, place), field, text),
    ...text,
    ...mark(field, text),
  }));
}

/** An item is called by its place. */
function labelOf(place: string, { label }: Field, { change }: Pick<ChangedText, 'change'>) {
  return change === 'changed' && place ? `${place}: ${label}` : place || label;
}

type Mark = ReturnType<typeof createMark>;

/** Returns a function that marks what differs, and spends no more on all differences of a record than on those of another. */
function createMark() {
  const effort = newEffort();
  return (field: Field, { change, before, after }: Pick<ChangedText, 'change' | 'before' | 'after'>) => {
    const itemsIn = (item: Value) => (item === null ? [] : [item]);
    const values = change === 'changed' ? [before ?? '', after ?? ''] : [itemsIn(before), itemsIn(after)];
    const html = differenceHtml(field, values as [Value, Value], withoutTitles, effort);
    return html === undefined ? {} : { html };
  };
}

/** What is translated points to no other record. */
const withoutTitles = () => '';
