import type { ContentType } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { logActivity, SYSTEM } from '../../audit/audit-log.ts';
import { done, type Missing, missing, type Outcome } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { softDeleteRows, tellOfRestored } from '../deletion/cascade.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import { existingSingle } from '../deletion/soft-delete.ts';
import type { Change } from '../revisions/revisions.ts';
import { type ContentDatabase, recordsOf, updateRecords } from '../tables.ts';
import { replaceGivenUpSlugs } from '../slugs.ts';
import { storedTypes } from '../translations/rows.ts';
import { SUBJECT } from './filled-with.ts';
import { clearDemonstrationTexts, countDemonstrationTexts, restoreDemonstrationTexts } from './demonstration-texts.ts';
import { readBuiltIns } from '../seed.ts';

/** Counts the demonstration records that nobody has changed. */
export async function countDemonstration(db: ContentDatabase): Promise<number> {
  return countOf(await findUnchanged(db)) + (await countDemonstrationTexts(db));
}

/** Soft-deletes those records and clears the texts of those that are never deleted, in one step that can be undone for 30 days. Returns how many. */
export async function removeDemonstration(db: ContentDatabase, change: Change): Promise<Outcome<number>> {
  return writeContent(db, async (transaction) => {
    const unchanged = await findUnchanged(transaction);
    for (const { type, ids } of unchanged) await softDeleteRows(transaction, type, ids, change.at);
    // After the translations, by which the languages of the site are kept.
    const count = countOf(unchanged) + (await clearDemonstrationTexts(transaction, change));
    // An empty removal would hide the one before, which can still be undone.
    if (count === 0 && (await lastRemoval(transaction, change.at))) return done(0);
    await log(transaction, 'deleted', count, change);
    return done(count);
  });
}

/** Undoes the last removal. Returns how many records were restored. */
export async function restoreDemonstration(db: ContentDatabase, change: Change): Promise<Outcome<number> | Missing> {
  return writeContent(db, async (transaction) => {
    const removal = await lastRemoval(transaction, change.at);
    if (!removal) return missing;
    let count = 0;
    for (const type of await removableTypes(transaction)) {
      if (await existingSingle(transaction, type)) continue;
      const deleted = updateRecords(transaction, type).where('deleted_at', '=', removal.at);
      const restored = await deleted.set({ deleted_at: null }).returning('id').execute();
      const ids = restored.map(({ id }) => id);
      if (ids.length > 0) await tellOfRestored(transaction, type, ids, change.at);
      count += ids.length;
      await replaceGivenUpSlugs(transaction, type);
    }
    // After the records, which they may relate to.
    count += await restoreDemonstrationTexts(transaction, { ...change, clearedAt: removal.at });
    await log(transaction, 'restored', count, change);
    return done(count);
  });
}

/** Returns the removal that can still be undone, or null. */
async function lastRemoval(db: ContentDatabase, now: Date) {
  const entries = db.selectFrom('activity').select(['at', 'action']).where('subject', '=', SUBJECT);
  const last = await entries.where('at', '>', restorableSince(now)).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.action === 'deleted' ? last : null;
}

type Unchanged = { type: ContentType; ids: number[] }[];

async function findUnchanged(db: ContentDatabase): Promise<Unchanged> {
  const types = await removableTypes(db);
  const records = await Promise.all(types.map(async (type) => ({ type, ids: await unchangedIds(db, type) })));
  return records.filter(({ ids }) => ids.length > 0);
}

/** Returns the types whose records are deleted with the demonstration: all translations are, also of records that stay. */
async function removableTypes(db: ContentDatabase): Promise<ContentType[]> {
  return (await storedTypes(db)).filter(({ language, messages }) => language ?? messages.deleted);
}

/** The activity log says which records the product itself created. */
async function unchangedIds(db: ContentDatabase, type: ContentType): Promise<number[]> {
  const created = await db
    .selectFrom('activity')
    .select('record_id')
    .where('subject', '=', sourceOf(type).name)
    .where('language', 'is not distinct from', type.language ?? null)
    .where('action', '=', 'created')
    .where('user_id', 'is', null)
    .where('user_name', '=', SYSTEM.name)
    .execute();
  const ids = created.flatMap(({ record_id }) => record_id ?? []);
  if (ids.length === 0) return [];
  const rows = recordsOf(db, type)
    .select(type.addressedBy === 'slug' ? ['id', 'slug'] : ['id'])
    .where('version', '=', 1)
    .where('id', 'in', ids);
  const { bareRecord } = await readBuiltIns();
  return (await rows.execute()).filter(({ slug }) => !bareRecord(type, slug)).map(({ id }) => id);
}

function countOf(unchanged: Unchanged) {
  return unchanged.flatMap(({ ids }) => ids).length;
}

async function log(transaction: ContentDatabase, action: 'deleted' | 'restored', count: number, change: Change) {
  await logActivity(transaction, { ...change, action, subject: SUBJECT, recordId: null, title: `${count} records` });
}
