import { type Language, languageOf } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import { brand } from '../../../content/types/brand.ts';
import { menus } from '../../../content/types/menus.ts';
import { page } from '../../../content/types/page.ts';
import { settings, settingsDefaults } from '../../../content/types/settings.ts';
import { SYSTEM } from '../../audit/audit-log.ts';
import { columnValues } from '../records/convert-value.ts';
import { listRevisions } from '../revisions/list-revisions.ts';
import { changesToRestore } from '../revisions/restoring.ts';
import { type Change, readRevision } from '../revisions/revisions.ts';
import { saveColumns } from '../revisions/save-columns.ts';
import { listBySlugs, readSingle } from '../records/records.ts';
import { withSafeRichText } from '../records/serialize.ts';
import { readBuiltIns } from '../seed.ts';
import type { ContentDatabase } from '../tables.ts';
import { translatedLanguages } from '../translations/rows.ts';
import { readDemonstration } from './filled-with.ts';

type Values = Record<string, unknown>;

/** Counts the records that are never deleted, each as long as a text of the demonstration in it is unchanged. */
export async function countDemonstrationTexts(db: ContentDatabase): Promise<number> {
  return (await withUnchangedTexts(db)).length;
}

/** Clears the unchanged texts of the records that are never deleted. Returns how many records changed. */
export async function clearDemonstrationTexts(transaction: ContentDatabase, change: Change): Promise<number> {
  const records = await withUnchangedTexts(transaction);
  for (const { filled, unchanged } of records) {
    const texts = unchanged.map((name) => [name, filled.bare[name] ?? null]);
    await save(transaction, filled, Object.fromEntries(texts), change);
  }
  return records.length;
}

/** Puts the texts back that were taken out at a time, where nothing else has been written since. Returns how many records changed. */
export async function restoreDemonstrationTexts(
  transaction: ContentDatabase,
  { clearedAt, ...change }: Change & { clearedAt: string },
): Promise<number> {
  let changed = 0;
  for (const filled of await readFilledRecords(transaction)) {
    const texts = await textsBefore(transaction, filled, clearedAt);
    if (Object.keys(texts).length === 0) continue;
    await save(transaction, filled, texts, change);
    changed += 1;
  }
  return changed;
}

async function textsBefore(db: ContentDatabase, { type, record }: FilledRecord, clearedAt: string): Promise<Values> {
  const cleared = (await listRevisions(db, type, record.id)).find(({ saved_at }) => saved_at === clearedAt);
  if (!cleared) return {};
  const before = await changesToRestore(db, type, record.id, cleared.version - 1);
  const after = (await readRevision(db, type, record.id, cleared.version))?.record;
  if (!before || !after) return {};
  const names = Object.keys(type.fields).filter(
    (name) => name in before && !areEqual(before[name], after[name]) && areEqual(record[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

async function withUnchangedTexts(db: ContentDatabase) {
  const records = [];
  for (const filled of await readFilledRecords(db)) {
    const original = await originalOf(db, filled);
    const { type, record, bare: empty } = filled;
    const unchanged = Object.keys(type.fields).filter(
      (name) =>
        isFilled(record[name]) && areEqual(record[name], original[name]) && !areEqual(record[name], empty[name]),
    );
    if (unchanged.length > 0) records.push({ filled, unchanged });
  }
  return records;
}

/** Reads the first revision of a record. The settings have what the demonstration says now if theirs was dropped. */
async function originalOf(db: ContentDatabase, { type, record }: FilledRecord): Promise<Values> {
  const first = await readRevision(db, type, record.id, 1);
  if (first) return first.saved_by === SYSTEM.name ? first.record : {};
  return type.name === settings.name ? ((await readDemonstration(db)).settings ?? {}) : {};
}

function isFilled(value: unknown) {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function areEqual(a: unknown, b: unknown) {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

async function save(transaction: ContentDatabase, { type, record }: FilledRecord, fields: Values, change: Change) {
  const values = await columnValues(transaction, type, changesSchema(type).parse(fields));
  if (!values.ok) throw new Error(`The demonstration's ${type.noun.one} was refused: ${JSON.stringify(values)}`);
  await saveColumns(transaction, type, record, values.value, change);
}

/** A record that the demonstration fills and that stays when it is removed. */
interface FilledRecord {
  type: ContentType;
  record: AnyRecord;
  /** What it is without the demonstration. */
  bare: Values;
}

async function readFilledRecords(db: ContentDatabase): Promise<FilledRecord[]> {
  const { slugsOfEverySite } = await readBuiltIns();
  const firstSettings = newRecordSchema(settings).parse(settingsDefaults);
  const [ofSettings, ofBrand, ofMenus, pages] = await Promise.all([
    readSingle(db, settings),
    readSingle(db, brand),
    readSingle(db, menus),
    listBySlugs(db, page, slugsOfEverySite),
  ]);
  const language = languageOf(ofSettings);
  return [
    ...(ofSettings
      ? [
          {
            type: settings,
            record: ofSettings,
            bare: { ...firstSettings, languages: await keptLanguages(db, ofSettings) },
          },
        ]
      : []),
    ...(ofBrand ? [await builtIn(brand, ofBrand, language)] : []),
    ...(ofMenus ? [await builtIn(menus, ofMenus, language)] : []),
    ...(await Promise.all(pages.map((record) => builtIn(page, record, language)))),
  ];
}

/** Returns the languages of a site without those into which nothing is translated any more. */
async function keptLanguages(db: ContentDatabase, ofSettings: AnyRecord): Promise<unknown> {
  const listed = ofSettings['languages'] as { language: string }[];
  const translated = await translatedLanguages(db);
  return listed.filter(({ language }, index) => index === 0 || translated.has(language));
}

/** Returns a record that every site has, of which the demonstration may have written some. */
async function builtIn(type: ContentType, record: AnyRecord, language: Language): Promise<FilledRecord> {
  const { bareRecord } = await readBuiltIns();
  const input = newRecordSchema(type).parse(bareRecord(type, record['slug'], language)) as AnyRecord;
  return { type, record, bare: withSafeRichText(type, input) };
}
