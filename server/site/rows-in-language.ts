import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../content/languages.ts';
import { columnsOf, type ContentType } from '../../content/model/content-type.ts';
import type { Field } from '../../content/model/field.ts';
import { inLanguage } from '../../content/model/translations/in-language.ts';
import { isNested } from '../../content/model/parts/nested.ts';
import { inOtherWords } from '../../content/model/translations/other-words.ts';
import { anyContent, type ContentDatabase, type tableOf, type withDeletedRecords } from '../content/tables.ts';

type Rows = ReturnType<typeof withDeletedRecords>;

/**
 * Queries the rows of a type as they are in another language: those of the translation where a column is translated, those of the
 * record elsewhere. A record without a translation is left out, or there with nothing in these columns.
 */
export function rowsInLanguage(
  db: ContentDatabase,
  type: ContentType,
  language: Language,
  { records, words }: { records: Rows; words: Rows },
): Rows {
  const translation = inLanguage(type, language);
  const columns = columnsOf(type).flatMap(({ name }) => columnsIn(translation, name));
  const join = type.untranslated === 'absent' ? sql`inner join` : sql`left join`;
  const rows = sql<object>`(select ${sql.join(columns)} from ${records.selectAll().as('record')}
    ${join} ${words.selectAll().where('deleted_at', 'is', null).as('words')} on words.id = record.id)`;
  return anyContent(db).selectFrom(rows.as(type.table) as unknown as ReturnType<typeof tableOf>);
}

function columnsIn(translation: ContentType, name: string): RawBuilder<unknown>[] {
  const ofRecord = sql`record.${sql.ref(name)} as ${sql.ref(name)}`;
  const field = translation.fields[name];
  if (field && isNested(field))
    return [
      sql`words.${sql.ref(name)} as ${sql.ref(name)}`,
      sql`record.${sql.ref(name)} as ${sql.ref(originalName(name))}`,
    ];
  if (field) return [sql`${wordsOf(field, name)} as ${sql.ref(name)}`];
  const isByItself = translation.addressedBy === 'slug' && name === 'slug';
  const isChange = name === 'updated_at';
  if (!isByItself && !isChange) return [ofRecord];
  return [sql`coalesce(words.${sql.ref(name)}, record.${sql.ref(name)}) as ${sql.ref(name)}`];
}

/** Whoever reads a required text may rely on its being one. */
function wordsOf({ required, kind }: Field, name: string) {
  const words = sql`words.${sql.ref(name)}`;
  return required && kind !== 'choice' ? sql`coalesce(${words}, '')` : words;
}

/** Returns which of some fields hold parts, whose words are joined with the parts of the record. */
export function fieldsWithWords(type: ContentType, language: Language, names: readonly string[]): string[] {
  const { fields } = inLanguage(type, language);
  return names.filter((name) => fields[name] && isNested(fields[name]));
}

/** Returns the column that holds the parts of the record itself. */
export function originalName(name: string): string {
  return `${name}_original`;
}

/** Joins the parts of a record and the words for them. */
export function withWordsForParts<Row extends object>(type: ContentType, row: Row, names: readonly string[]): Row {
  const values = { ...row } as Record<string, unknown>;
  for (const name of names) {
    const [original, words] = [values[originalName(name)], values[name]].map((json) =>
      typeof json === 'string' ? (JSON.parse(json) as unknown) : null,
    );
    values[name] = inOtherWords(type.fields[name] as Field, original, words);
    delete values[originalName(name)];
  }
  return values as Row;
}
