import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { DEFAULT_LANGUAGE, type Language, languageTags } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import { partsOf } from '../../../content/model/parts/parts.ts';
import { asSinglePart, singlePartsOf } from '../../../content/model/parts/single-part.ts';
import { nameInLanguage } from '../../../content/model/translations/type-name.ts';
import type { ContentDatabase } from '../tables.ts';

/** How far a record is translated: not at all, into an earlier text of it, or with a draft open. */
export type TranslationState = (typeof translationStates)[number];

export const translationStates = ['missing', 'outdated', 'drafted'] as const;

/** The types whose records are translated by themselves. All others are translated in the form of the record that they are part of. */
const typesByThemselves = contentTypes.filter(
  (type) => isTranslatable(type) && !asSinglePart(type) && !contentTypes.some((owner) => hasParts(owner, type)),
);

function hasParts(owner: ContentType, type: ContentType) {
  return partsOf(owner).some((part) => part.type === type);
}

const count = z.int();

export const progressSchema = z.object({
  type: z.string().describe('The path of the type'),
  language: z.enum(languageTags),
  missing: count.describe('Records that visitors see, and not in this language'),
  outdated: count.describe('Translations, and first drafts of them, of texts that have changed since'),
  drafted: count.describe('Open drafts of translations'),
  translated: count.describe('All translations, those that visitors do not see included'),
});

/** Counts, for each type and language, what of the site is translated. */
export async function countProgress(db: ContentDatabase, into: readonly Language[]) {
  if (into.length === 0) return [];
  return (await Promise.all(typesByThemselves.map((type) => countOfType(db, type, into)))).flat();
}

export type Progress = z.infer<typeof progressSchema>;

async function countOfType(db: ContentDatabase, type: ContentType, into: readonly Language[]): Promise<Progress[]> {
  const sum = (condition: RawBuilder<boolean>) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const { rows } = await sql<Record<TranslationState | 'translated', number | string> & { language: Language }>`
    select wanted.language as language,
      ${sum(sql`${conditions(type).missing} and ${isShown(type)}`)} as missing,
      ${sum(conditions(type).outdated)} as outdated,
      ${sum(conditions(type).drafted)} as drafted,
      ${sum(sql`words.id is not null`)} as translated
    from ${besideWords(type, into)} group by wanted.language`.execute(db);
  // PostgreSQL sums to a text.
  return rows.map(({ language, ...counts }) => ({ type: type.path, language, ...asNumbers(counts) }));
}

function asNumbers<Name extends string>(counts: Record<Name, number | string>): Record<Name, number> {
  return Object.fromEntries(
    Object.entries<number | string>(counts).map(([name, count]) => [name, Number(count)]),
  ) as Record<Name, number>;
}

export type RecordProgress = z.infer<typeof recordProgressSchema>;

export const recordProgressSchema = z.object({
  id: z.int(),
  language: z.string(),
  state: z.enum(['missing', 'outdated', 'current']),
  is_drafted: z.boolean(),
});

/** Reads how far records of a type are translated into some languages. */
export async function readProgress(db: ContentDatabase, type: ContentType, ids: number[], into: readonly Language[]) {
  if (into.length === 0 || ids.length === 0) return [];
  const is = (condition: RawBuilder<boolean>) => sql`case when ${condition} then 1 else 0 end`;
  const { missing, outdated, drafted } = conditions(type);
  const { rows } = await sql<Record<TranslationState | 'id', number> & { language: Language }>`
    select record.id as id, wanted.language as language,
      ${is(missing)} as missing, ${is(outdated)} as outdated, ${is(drafted)} as drafted
    from ${besideWords(type, into)} where record.id in (${sql.join(ids)})`.execute(db);
  return rows.map(({ id, language, ...row }) => ({
    id,
    language,
    state: row.outdated ? ('outdated' as const) : row.missing ? ('missing' as const) : ('current' as const),
    is_drafted: row.drafted === 1,
  }));
}

/** How far records are translated that are to be listed. */
export interface TranslationWanted {
  language: Language;
  state: TranslationState;
}

/** Returns the condition that a record is so far translated into a language. */
export function isInTranslationState(type: ContentType, { language, state }: TranslationWanted): RawBuilder<boolean> {
  return sql<boolean>`id in (select record.id from ${besideWords(type, [language])} where ${conditions(type)[state]})`;
}

/** Each record of a type with each language, and beside it its words and their draft, as far as there are any. */
function besideWords(type: ContentType, into: readonly Language[]) {
  const wanted = into.map(
    (language) => sql`select ${sql.lit(language)} as language, ${sql.lit(nameInLanguage(type.name, language))} as type`,
  );
  return sql`(select * from ${sql.table(type.table)} where deleted_at is null) as record
    cross join (${sql.join(wanted, sql` union all `)}) as wanted
    left join ${sql.table(wordsOf(type))} as words
      on words.id = record.id and words.language = wanted.language and words.deleted_at is null
    left join drafts as draft
      on draft.type = wanted.type and draft.record_id = record.id and draft.deleted_at is null`;
}

function conditions(type: ContentType): Record<TranslationState, RawBuilder<boolean>> {
  const behind = [sql`words.source_version <> record.version`, ...partsBehind(type), ...singlePartsBehind(type)];
  return {
    missing: sql`words.id is null`,
    // A first draft may have been begun from an earlier text.
    outdated: sql`((words.id is not null and (${sql.join(behind, sql` or `)}))
      or (words.id is null and draft.source_version <> record.version))`,
    drafted: sql`draft.id is not null`,
  };
}

function isShown({ fields }: ContentType): RawBuilder<boolean> {
  return 'status' in fields ? sql`record.status = ${ACTIVE}` : sql`1 = 1`;
}

function partsBehind(type: ContentType) {
  return partsOf(type).map(
    (part) => sql`exists (select 1 from ${partBesideWords(part.type)}
      where part.${sql.ref(part.by)} = record.id and part.deleted_at is null and ${isPartBehind})`,
  );
}

function singlePartsBehind(type: ContentType) {
  return singlePartsOf(type).map(
    (part) => sql`(record.slug = ${part.slug} and exists (select 1 from ${partBesideWords(part.type)}
      where part.deleted_at is null and ${isPartBehind}))`,
  );
}

const isPartBehind = sql`(part_words.source_version is null or part_words.source_version <> part.version)`;

function partBesideWords(type: ContentType) {
  return sql`${sql.table(type.table)} as part left join ${sql.table(wordsOf(type))} as part_words
    on part_words.id = part.id and part_words.language = wanted.language and part_words.deleted_at is null`;
}

/** The translations into all languages are in one table. */
function wordsOf(type: ContentType) {
  return inLanguage(type, DEFAULT_LANGUAGE).table;
}
