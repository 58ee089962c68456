import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage } from '../../../content/model/translations/in-language.ts';
import { translationNames } from '../../../content/model/translations/type-name.ts';
import { done } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { readTitles } from '../records/keys.ts';
import { withKey } from '../records/records.ts';
import { relationsTo } from '../records/relations.ts';
import {
  type ContentDatabase,
  type ContentTables,
  deleteRecords,
  titleIn,
  updateRecords,
  withDeletedRecords,
} from '../tables.ts';
import { languagesOf, storedTypes } from '../translations/rows.ts';
import { givenUpPattern } from '../slugs.ts';
import { isDeletedAlone } from './cascade.ts';

const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000; // ms

type DeletedRecord = z.infer<typeof deletedRecordSchema>;

export const deletedRecordSchema = z.object({
  /** The path of its type. */
  type: z.string(),
  /** Its id or slug. */
  key: z.string(),
  language: z.string().nullable().describe('Of a translation'),
  title: z.string(),
  deleted_at: z.iso.datetime(),
});

/** Lists the records of some types, and the pictures, that can be restored, the last deleted first. */
export async function listDeleted(db: ContentDatabase, types: readonly ContentType[], now: Date) {
  const deletable = types.filter((type) => type.messages.deleted);
  const lists = await Promise.all(deletable.map((type) => listOfType(db, type, now)));
  const pictures = types.every(({ language }) => language) ? [] : await listDeletedPictures(db, now);
  const deleted = [...lists.flat(), ...pictures];
  return deleted.sort((a, b) => b.deleted_at.localeCompare(a.deleted_at));
}

/** Leaves out records that are restored with another one. */
async function listOfType(db: ContentDatabase, type: ContentType, now: Date): Promise<DeletedRecord[]> {
  const rows = await restorableRecords(db, type, now)
    .where(isDeletedAlone(type))
    .select(['id', type.addressedBy, 'deleted_at', titleIn(type).as('title')])
    .execute();
  const findRecord = type.source
    ? await readTitles(
        db,
        rows.map(({ id }) => ({ type: type.name, id })),
      )
    : null;
  return rows.map((row) => ({
    type: type.path,
    // A translation is found by the key of its record.
    key: findRecord?.({ type: type.name, id: row.id })?.key ?? String(row[type.addressedBy]),
    language: type.language ?? null,
    title: row.title ?? type.label.one,
    deleted_at: row.deleted_at ?? '',
  }));
}

async function listDeletedPictures(db: ContentDatabase, now: Date): Promise<DeletedRecord[]> {
  const pictures = db.selectFrom('media').select(['id', 'name', 'deleted_at']);
  const rows = await pictures.where('deleted_at', '>', restorableSince(now)).execute();
  return rows.map(({ id, name, deleted_at }) => ({
    type: 'media',
    key: String(id),
    language: null,
    title: name || 'Untitled',
    deleted_at: deleted_at ?? '',
  }));
}

/** Returns the id of the deleted record with a key. A slug may be one that it has given up to another record since. */
export async function findDeletedId(db: ContentDatabase, type: ContentType, key: string, now: Date) {
  const records = restorableRecords(db, type, now);
  const record = await withKey(records, type, key)?.executeTakeFirst();
  if (record || type.addressedBy !== 'slug' || key.includes('\0')) return record?.id ?? null;
  const gaveUp = records.select('id').where(sql<boolean>`slug like ${givenUpPattern(key)} escape '\\'`);
  return (await gaveUp.orderBy('deleted_at', 'desc').limit(1).executeTakeFirst())?.id ?? null;
}

/** Selects the soft-deleted records that can still be restored. */
export function restorableRecords(db: ContentDatabase, type: ContentType, now: Date) {
  return withDeletedRecords(db, type).where('deleted_at', '>', restorableSince(now));
}

/** Purges the records deleted more than 30 days ago, with their revisions, old slugs and drafts. Returns how many. */
export async function purgeDeleted(db: ContentDatabase, now: Date): Promise<number> {
  let purged = 0;
  for (const type of await storedTypes(db)) {
    const rows = withDeletedRecords(db, type).select('id').where('deleted_at', '<=', restorableSince(now));
    for (const { id } of await rows.execute()) {
      await purge(db, type, id);
      purged += 1;
    }
  }
  return purged;
}

/** Deletes a record for good, with its translations, revisions, old slugs and drafts. */
export async function purge(db: ContentDatabase, type: ContentType, id: number): Promise<void> {
  await writeContent(db, async (transaction) => {
    for (const { from, name } of relationsTo(type)) {
      const related = updateRecords(transaction, from).set({ [name]: null });
      await related.where(sql.ref(name), '=', id).execute();
      // Links to the record stay among the uses: they lead nowhere.
      const uses = transaction.deleteFrom('uses').where('type', '=', from.name).where('field', '=', name);
      await uses.where('target_type', '=', type.name).where('target_id', '=', id).execute();
    }
    for (const language of type.language ? [] : await languagesOf(transaction, type, id))
      await purge(transaction, inLanguage(type, language), id);
    for (const table of ['revisions', 'slug_redirects', 'uses', 'drafts'] as const) {
      // A translation can be made anew of its draft.
      if (table === 'drafts' && type.language) continue;
      const rows = transaction.deleteFrom(table).where('record_id', '=', id);
      // Drafts of translations that were never published, too.
      const names = type.language ? [] : [translationNames(type)];
      const ofType = (row: ExpressionBuilder<ContentTables, typeof table>) =>
        row.or([row('type', '=', type.name), ...names.map((name) => row('type', 'like', name))]);
      await rows.where(ofType).execute();
    }
    await deleteRecords(transaction, type).where('id', '=', id).execute();
    return done(null);
  });
}

/** Returns the time before which deleted records cannot be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORABLE_FOR).toISOString();
}
