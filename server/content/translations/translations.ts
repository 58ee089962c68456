import { z } from 'zod';
import type { Language } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage, sourceOf } from '../../../content/model/translations/in-language.ts';
import { splitTypeName } from '../../../content/model/translations/type-name.ts';
import { textsOf } from '../../../content/model/translations/other-words.ts';
import { type Part, partsOf } from '../../../content/model/parts.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { singlePartOf } from '../../../content/model/single-part.ts';
import { valuesOf } from '../../../content/model/values.ts';
import { done, type Missing, missing, type Outcome } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { type Difference, recordDifferences } from '../differences/record-differences.ts';
import { readParts, readRecord, readSingle } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
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

/** Lists what has changed in a record, and in its parts, since it was translated, or begun to be; null where it was not. */
export async function sourceDifferences(
  db: ContentDatabase,
  type: ContentType,
  id: number,
): Promise<Difference[] | null> {
  const original = await readOriginal(db, type, id);
  const words = await readRecord(db, type, id);
  const drafted = words ? undefined : await readDraftedVersion(db, type, id);
  if (!original || !(words ?? drafted)) return null;
  // Of what parts a first draft was made from, nothing is known.
  const parts = (await partsWithWords(db, type, id)).filter((part) => words ?? part.words);
  const ofParts = parts.map(async (part) => {
    const differences = await differencesSince(db, part.type, part.words, part.original);
    const title = titleOf(sourceOf(part.type), part.original);
    const labelOf = (label: string) => (part.isOne ? label : `${title}: ${label}`);
    return differences.map((difference) => ({
      ...difference,
      field: `${part.path}.${difference.field}`,
      label: labelOf(difference.label),
    }));
  });
  return [
    ...(await differencesSince(db, type, words ?? drafted ?? null, original)),
    ...(await Promise.all(ofParts)).flat(),
  ];
}

/** Reads which version of the record a draft is made from. */
function readDraftedVersion(db: ContentDatabase, type: ContentType, id: number) {
  const drafts = translationDrafts(db, sourceOf(type), id).where('type', '=', type.name);
  return drafts.where('deleted_at', 'is', null).select('source_version').executeTakeFirst();
}

/** All of a part is new that is not translated yet. */
async function differencesSince(db: ContentDatabase, type: ContentType, words: object | null, now: AnyRecord) {
  const version = words && 'source_version' in words ? Number(words.source_version) : 0;
  if (version === now.version) return [];
  const source = sourceOf(type);
  const base = await readRevision(db, source, now.id, version);
  const texts = (record: AnyRecord | null) => textsOf(source, valuesOf(source, record));
  return recordDifferences(db, source, texts(base?.record ?? null), texts(now));
}

interface PartWithWords {
  type: ContentType;
  /** Where the form has it. */
  path: string;
  isOne: boolean;
  original: AnyRecord;
  /** Null while it is not translated. */
  words: AnyRecord | null;
}

async function partsWithWords(db: ContentDatabase, type: ContentType, id: number): Promise<PartWithWords[]> {
  const found: PartWithWords[] = [];
  for (const part of partsOf(type)) {
    const [originals, translated] = [await readParts(db, ofSource(part), id), await readParts(db, part, id)];
    for (const [index, original] of originals.entries()) {
      const words = translated.find((words) => words.id === original.id) ?? null;
      found.push({ type: part.type, path: `${part.name}.${index}`, isOne: false, original, words });
    }
  }
  const single = singlePartOf(type, await readOriginal(db, type, id));
  const original = single && (await readSingle(db, sourceOf(single.type)));
  if (!single || !original) return found;
  const words = await readSingle(db, single.type);
  return [...found, { type: single.type, path: single.name, isOne: true, original, words }];
}

function ofSource(part: Part): Part {
  return { ...part, type: sourceOf(part.type) };
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
