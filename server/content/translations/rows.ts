import { sql } from 'kysely';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage, isTranslatable, sourceOf } from '../../../content/model/translations/in-language.ts';
import { translationNames } from '../../../content/model/translations/type-name.ts';
import { type ContentDatabase, openDrafts } from '../tables.ts';

/** The columns that the tables of all translations have, besides words. */
interface AnyTranslation {
  language: Language;
  id: number;
  slug: string;
  status: number;
  source_version: number;
  version: number;
  updated_at: string;
  deleted_at: string | null;
}

/** Selects the translations of a type's records into every language, without deleted ones. */
export function translationsOf(db: ContentDatabase, type: ContentType) {
  return tables(db).selectFrom(tableOf(type)).where('deleted_at', 'is', null);
}

/** Selects the drafts of translations of a record that may be published one day, discarded ones included. */
export function translationDrafts(db: ContentDatabase, type: ContentType, id: number) {
  const drafts = db.selectFrom('drafts').where('type', 'like', translationNames(type)).where('record_id', '=', id);
  return drafts.where('published_at', 'is', null);
}

/** Selects the versions of a record that its translations, and drafts of them, are up to date with. */
export function sourceVersions(db: ContentDatabase, type: ContentType, id: number) {
  const ofDrafts = translationDrafts(db, type, id)
    .where('source_version', 'is not', null)
    .select((draft) => draft.ref('source_version').$notNull().as('source_version'));
  return tables(db).selectFrom(tableOf(type)).select('source_version').where('id', '=', id).union(ofDrafts);
}

/** Changes translations of a record to be up to date with a version of it. */
export function catchUp(db: ContentDatabase, type: ContentType, { id, version }: { id: number; version: number }) {
  const rows = tables(db).updateTable(tableOf(type)).set({ source_version: version }).where('id', '=', id);
  return type.language ? rows.where('language', '=', type.language) : rows;
}

/** Whether somebody has begun to translate a record. */
export async function isBeingTranslated(db: ContentDatabase, type: ContentType, id: number): Promise<boolean> {
  if (type.language || !isTranslatable(type)) return false;
  const drafts = openDrafts(db).where('type', 'like', translationNames(type)).where('record_id', '=', id);
  const begun = await translationsOf(db, type)
    .select('id')
    .where('id', '=', id)
    .unionAll(drafts.select((draft) => draft.ref('record_id').$notNull().as('id')))
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined;
}

/** Returns the languages into which a record was translated, even if the translation is deleted. */
export async function languagesOf(db: ContentDatabase, type: ContentType, id: number): Promise<Language[]> {
  if (!isTranslatable(type)) return [];
  const rows = tables(db).selectFrom(tableOf(type)).select('language').where('id', '=', id);
  return (await rows.execute()).map(({ language }) => language);
}

/** Returns every type, and those of the translations that there are: whatever has rows of its own. */
export async function storedTypes(db: ContentDatabase): Promise<ContentType[]> {
  const rows = await typesAndLanguages((type) => tables(db).selectFrom(tableOf(type)));
  return [...contentTypes, ...rows.map(({ name, language }) => inLanguage(typeNamed(name), language))];
}

/** Returns the languages that something is translated into. */
export async function translatedLanguages(db: ContentDatabase): Promise<Set<string>> {
  const rows = await typesAndLanguages((type) => translationsOf(db, type));
  return new Set(rows.map(({ language }) => language));
}

async function typesAndLanguages(translations: (type: ContentType) => ReturnType<typeof translationsOf>) {
  const [first, ...others] = contentTypes
    .filter(isTranslatable)
    .map((type) => translations(type).select(['language', sql.lit<string>(type.name).as('name')]));
  return first ? others.reduce((all, query) => all.union(query), first.distinct()).execute() : [];
}

function tables(db: ContentDatabase) {
  return db.withTables<{ translation: AnyTranslation }>();
}

/** The translations into all languages are in one table. */
function tableOf(type: ContentType) {
  return inLanguage(sourceOf(type), DEFAULT_LANGUAGE).table as 'translation';
}
