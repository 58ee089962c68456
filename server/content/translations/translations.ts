import { z } from 'zod';
import type { Language } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage } from '../../../content/model/translations/in-language.ts';
import { splitTypeName } from '../../../content/model/translations/type-name.ts';
import { titleOf } from '../../../content/model/record.ts';
import { done, type Missing, missing, type Outcome } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { readRecord } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { partsWithWords } from './parts-with-words.ts';
import { readOriginal } from './unwritten.ts';
import { catchUp, translationDrafts, translationsOf } from './rows.ts';

/** A translation in the list of those of a record. */
export type ListedTranslation = z.infer<typeof listedTranslationSchema>;

export const listedTranslationSchema = z.object({
  language: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  status: z.int().nullable().describe('Null where it is shown with its record'),
  version: z.int(),
  source_version: z.int().describe('The version of the record that it is up to date with'),
  is_outdated: z.boolean().describe('What is translated has changed in the record since'),
  updated_at: z.iso.datetime(),
});

/** Lists the translations of a record, those that visitors do not see included. */
export async function listTranslations(
  db: ContentDatabase,
  type: ContentType,
  id: number,
): Promise<ListedTranslation[]> {
  const original = await readRecord(db, type, id);
  const rows = await translationsOf(db, type).selectAll().where('id', '=', id).orderBy('language').execute();
  return Promise.all(
    rows.map(async ({ language, version, source_version, updated_at, ...words }) => {
      const translation = inLanguage(type, language);
      const is_outdated = source_version !== original?.version || (await isBehind(db, translation, id));
      const title = titleOf(translation, words);
      return { language, title, ...statusAndSlug(words), version, source_version, is_outdated, updated_at };
    }),
  );
}

/** Not all translations have them. */
function statusAndSlug(words: object) {
  return {
    slug: null,
    status: null,
    ...('slug' in words && { slug: String(words.slug) }),
    ...('status' in words && { status: Number(words.status) }),
  };
}

async function isBehind(db: ContentDatabase, type: ContentType, id: number): Promise<boolean> {
  const parts = await partsWithWords(db, type, id);
  return parts.some(({ original, words }) => words?.['source_version'] !== original.version);
}

/** Returns the languages into which a record is drafted for the first time, from an earlier text of it. */
export async function outdatedDrafts(db: ContentDatabase, type: ContentType, id: number): Promise<Language[]> {
  const original = await readRecord(db, type, id);
  const written = translationsOf(db, type).select('language').where('id', '=', id);
  const languages = new Set((await written.execute()).map(({ language }) => language));
  const drafts = translationDrafts(db, type, id).where('deleted_at', 'is', null).select(['type', 'source_version']);
  return (await drafts.orderBy('type').execute()).flatMap(({ type, source_version }) => {
    const { language } = splitTypeName(type);
    return language && !languages.has(language) && source_version !== original?.version ? language : [];
  });
}

export const seenSource = z.object(
  { source_version: z.int32('Source version must be a whole number.').describe('The version that was looked at') },
  'The version must be sent as a named field.',
);

/** Notes that a translation needs nothing of what has changed up to a version of its record, and of the parts of that as they are. */
export function markUpToDate(
  db: ContentDatabase,
  type: ContentType,
  id: number,
  { source_version: version }: z.output<typeof seenSource>,
): Promise<Outcome<null> | Missing> {
  return writeInTurn(db, async (transaction) => {
    const original = await readOriginal(transaction, type, id);
    if (!original || version > original.version || !(await readRecord(transaction, type, id))) return missing;
    await catchUp(transaction, type, { id, version }).execute();
    const parts = version === original.version ? await partsWithWords(transaction, type, id) : [];
    for (const part of parts) if (part.words) await catchUp(transaction, part.type, part.original).execute();
    return done(null);
  });
}
