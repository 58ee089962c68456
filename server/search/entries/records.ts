import { isOnEveryPage, pageOf } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { ACTIVE, type Field, type FieldKind } from '../../../content/model/field.ts';
import { isNested, leavesOf } from '../../../content/model/parts/nested.ts';
import { partsOf } from '../../../content/model/parts/parts.ts';
import { singlePartOf } from '../../../content/model/parts/single-part.ts';
import { titleOf } from '../../../content/model/record.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { inWords } from '../../../content/model/translations/other-words.ts';
import { plainText } from '../../content/rich-text/plain-text.ts';
import { type ContentDatabase, recordsOf } from '../../content/tables.ts';
import { translationsOf } from '../../content/translations/rows.ts';
import type { SearchEntry, EntrySelection } from './entry.ts';

type Values = Record<string, unknown>;

/** A row of a record or of a part of one, with its words in other languages. */
interface Translated {
  type: ContentType;
  values: Values & { id: number };
  words: Map<string, Values>;
}

/** Reads records in their languages, with the texts of their parts. Deleted ones are left out. */
export async function readRecords(
  db: ContentDatabase,
  type: ContentType,
  { ids, languages }: EntrySelection,
): Promise<SearchEntry[]> {
  const records = await readTranslated(db, type, ids);
  const parts = await readParts(db, type, records);
  return records.flatMap((record) => {
    const withParts = [record, ...(parts.get(record.values.id) ?? [])];
    return ['', ...record.words.keys()]
      .filter((language) => languages?.includes(language) ?? true)
      .map((language) => entryOf(withParts, language));
  });
}

function entryOf(withParts: Translated[], language: string): SearchEntry {
  const [record] = withParts as [Translated];
  const { type, values } = record;
  const here = valuesIn(record, language);
  const texts = withParts.flatMap((part) => textsOf(part.type, valuesIn(part, language)));
  return {
    type: type.name,
    id: values.id,
    language,
    isPublic: isPublic(record, language),
    title: titleOf(type, here),
    texts: texts.filter((text) => text !== here[type.title]),
    created_at: String(values['created_at']),
    key: String(values[type.addressedBy]),
  };
}

function valuesIn({ type, values, words }: Translated, language: string): Values {
  return language === '' ? values : inWords(type.fields, values, words.get(language));
}

/** Whether the record has a page that shows it, is Active in this language, and is not hidden. */
function isPublic({ type, values, words }: Translated, language: string): boolean {
  if (!pageOf(type) || isOnEveryPage(type) || values['hidden_from_search'] === 1) return false;
  const states = [values['status'], words.get(language)?.['status']];
  return states.every((status) => status === undefined || status === ACTIVE);
}

/** Returns what the fields of a record say, in their order. */
function textsOf({ fields }: ContentType, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    leavesOf(field, { [name]: withoutHidden(field, values[name]) }, name).flatMap((leaf) => {
      const value = leaf.holder[leaf.name];
      const read = leaf.field.isUnseen ? null : readText[leaf.field.kind];
      return read && typeof value === 'string' && value !== '' ? read(value) : [];
    }),
  );
}

function withoutHidden({ kind }: Field, value: unknown) {
  return kind === 'sections' && Array.isArray(value) ? value.filter(({ hidden }: Values) => !hidden) : value;
}

const asItIs = (text: string) => text;

/** How the texts of a field are read; null of what has no words. */
const readText: Record<FieldKind, ((value: string) => string) | null> = {
  text: asItIs,
  longText: asItIs,
  richText: plainText,
  email: asItIs,
  phoneNumber: asItIs,
  chatNumber: asItIs,
  image: null,
  choice: null,
  relation: null,
  link: null,
  linkOrPath: null,
  embed: null,
  color: null,
  boolean: null,
  dateTime: null,
  timeZone: null,
  key: null,
  wholeNumber: null,
  relations: null,
  people: null,
  group: null,
  list: null,
  sections: null,
};

/** Reads what is saved with some records: lists, as the headings of a post, and single parts. */
async function readParts(db: ContentDatabase, type: ContentType, records: Translated[]) {
  const parts = new Map<number, Translated[]>();
  const add = (owner: number, found: Translated[]) => parts.set(owner, [...(parts.get(owner) ?? []), ...found]);
  const ids = records.map(({ values }) => values.id);
  for (const part of ids.length > 0 ? partsOf(type) : []) {
    const rows = recordsOf(db, part.type).select('id').where(db.dynamic.ref(part.by), 'in', ids);
    const found = await readTranslated(db, part.type, await idsIn(rows.orderBy(db.dynamic.ref(part.order))));
    for (const item of found) add(Number(item.values[part.by]), [item]);
  }
  for (const { values } of records) {
    const single = singlePartOf(type, values);
    if (single)
      add(values.id, await readTranslated(db, single.type, await idsIn(recordsOf(db, single.type).select('id'))));
  }
  return parts;
}

async function idsIn(rows: { execute: () => Promise<{ id: number }[]> }) {
  return (await rows.execute()).map(({ id }) => id);
}

/** In the order of the ids. */
async function readTranslated(db: ContentDatabase, type: ContentType, ids: number[]): Promise<Translated[]> {
  if (ids.length === 0) return [];
  const rows = await recordsOf(db, type).selectAll().where('id', 'in', ids).execute();
  const words = isTranslatable(type)
    ? await translationsOf(db, type).selectAll().where('id', 'in', ids).orderBy('language').execute()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const ofRow = words.filter((translation) => translation.id === id);
    if (!row) return [];
    return {
      type,
      values: { ...parsed(type, row), id },
      words: new Map(ofRow.map((translation) => [translation.language, parsed(type, translation)])),
    };
  });
}

function parsed({ fields }: ContentType, row: object): Values {
  const entries = Object.entries(row).map(([name, value]) => {
    const field = fields[name];
    return [name, field && isNested(field) && typeof value === 'string' ? JSON.parse(value) : value] as const;
  });
  return Object.fromEntries(entries);
}
