import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { singlePartOf } from '../../../content/model/parts/single-part.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { readParts, readSingle } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { readOriginal } from './unwritten.ts';

/** A part of a record that is translated. */
export interface PartWithWords {
  type: ContentType;
  /** Where the form has it: by its id, if it is one of several. */
  path: string;
  /** The list that holds it; null for a single part. */
  list: Field | null;
  original: AnyRecord;
  /** Null while it is not translated. */
  words: AnyRecord | null;
}

/** Reads the parts of a record, each with its words in the language of a type. */
export async function partsWithWords(db: ContentDatabase, type: ContentType, id: number): Promise<PartWithWords[]> {
  const found: PartWithWords[] = [];
  for (const part of partsOf(type)) {
    const [originals, translated] = [await readParts(db, ofSource(part), id), await readParts(db, part, id)];
    for (const original of originals) {
      const words = translated.find((words) => words.id === original.id) ?? null;
      found.push({ type: part.type, path: `${part.name}.${original.id}`, list: part.field, original, words });
    }
  }
  const single = singlePartOf(type, await readOriginal(db, type, id));
  const original = single && (await readSingle(db, sourceOf(single.type)));
  if (!single || !original) return found;
  const words = await readSingle(db, single.type);
  return [...found, { type: single.type, path: single.name, list: null, original, words }];
}

function ofSource(part: Part): Part {
  return { ...part, type: sourceOf(part.type) };
}
