import { isRecordPage, pageOf, recordPath } from '../content/addresses.ts';
import { DEFAULT_LANGUAGE, type Language } from '../content/languages.ts';
import { inWords } from '../content/model/translations/other-words.ts';
import { titleOf } from '../content/model/record.ts';
import { withItemIds } from './item-ids.ts';
import type { SeedRecord } from './records.ts';

/** Makes the slug of a title by the rules of a language. */
export type SlugOf = (title: string, language: Language) => string;

/**
 * Returns the records of a demonstration as if they had been written in a language into which it is translated. Their slugs are made
 * of their titles there, and links follow.
 */
export function writtenIn(language: Language, records: SeedRecord[], slugOf: SlugOf): SeedRecord[] {
  const moved = new Map<string, string>();
  const written = records.map((record) => {
    const { type } = record;
    const fields = inLanguage(record, language);
    const page = pageOf(type);
    if (!isRecordPage(page) || 'slug' in fields) return { ...record, fields };
    const slug = slugOf(titleOf(type, fields), language);
    moved.set(recordPath(page, slugOf(record.name, DEFAULT_LANGUAGE)), recordPath(page, slug));
    return { ...record, fields: { ...fields, slug } };
  });
  return written.map((record) => ({ ...record, fields: withLinks(record.fields, moved) }));
}

function inLanguage({ type, fields, words }: SeedRecord, language: Language) {
  const ofLanguage = words[language];
  return ofLanguage ? inWords(type.fields, withItemIds(fields), withItemIds(ofLanguage)) : fields;
}

/** Changes the links in some values at any depth, those in rich texts included. */
function withLinks<Value>(value: Value, moved: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return value.replaceAll(LINK, (path) => moved.get(path) ?? path) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => withLinks(item, moved)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withLinks(item, moved)])) as Value;
}

/** A path that is a whole value, or in double quotes. */
const LINK = /(?<=^|")\/[\w/-]+(?=$|["#?])/g;
