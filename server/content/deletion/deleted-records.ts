import { sql } from 'kysely';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { done } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { withKey } from '../records/records.ts';
import { relationsTo } from '../records/relations.ts';
import { anyContent, type ContentDatabase, tableOf, titleIn, updateRecords, withDeletedRecords } from '../tables.ts';
import { givenUpPattern } from '../slugs.ts';
import { isDeletedAlone } from './cascade.ts';

const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000; // ms

export type DeletedRecord = z.infer<typeof deletedRecordSchema>;

export const deletedRecordSchema = z.object({
  /** The path of its type. */
  type: z.string(),
  /** Its id or slug. */
  key: z.string(),
  title: z.string(),
  deleted_at: z.iso.datetime(),
});

/** Lists the records of some types that can be restored, without those that are restored with another one. */
export async function listDeleted(db: ContentDatabase, types: readonly ContentType[], now: Date) {
  const deletable = types.filter((type) => type.messages.deleted);
  const lists = deletable.map(async (type: ContentType) => {
    const rows = await restorableRecords(db, type, now)
      .where(isDeletedAlone(type))
      .select([type.addressedBy, 'deleted_at', titleIn(type).as('title')])
      .execute();
    return rows.map((row) => ({
      type: type.path,
      key: String(row[type.addressedBy]),
      title: row.title ?? type.label.one,
      deleted_at: row.deleted_at ?? '',
    }));
  });
  return (await Promise.all(lists)).flat();
}

/** Returns the id of the deleted record with a key. A slug may be one that it has given up to another record since. */
export async function findDeletedId(db: ContentDatabase, type: ContentType, key: string, now: Date) {
  const records = restorableRecords(db, type, now);
  const found = await withKey(records, type, key)?.executeTakeFirst();
  if (found || type.addressedBy !== 'slug' || key.includes('\0')) return found?.id ?? null;
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
  for (const type of contentTypes) {
    const rows = withDeletedRecords(db, type).select('id').where('deleted_at', '<=', restorableSince(now));
    for (const { id } of await rows.execute()) {
      await purge(db, type, id);
      purged += 1;
    }
  }
  return purged;
}

/** Deletes a record for good, with its revisions, old slugs and drafts. */
export async function purge(db: ContentDatabase, type: ContentType, id: number): Promise<void> {
  await writeContent(db, async (transaction) => {
    for (const { from, name } of relationsTo(type)) {
      const related = updateRecords(transaction, from).set({ [name]: null });
      await related.where(sql.ref(name), '=', id).execute();
      await forgetRelation(transaction, { from, name, to: type, id });
    }
    for (const table of ['revisions', 'slug_redirects', 'drafts', 'uses'] as const) {
      await transaction.deleteFrom(table).where('type', '=', type.name).where('record_id', '=', id).execute();
    }
    await anyContent(transaction).deleteFrom(tableOf(type)).where('id', '=', id).execute();
    return done(null);
  });
}

/** Leaves links to a purged record in the uses: they lead nowhere. */
function forgetRelation(
  transaction: ContentDatabase,
  { from, name, to, id }: { from: ContentType; name: string; to: ContentType; id: number },
) {
  const uses = transaction.deleteFrom('uses').where('type', '=', from.name).where('field', '=', name);
  return uses.where('target_type', '=', to.name).where('target_id', '=', id).execute();
}

/** Returns the time before which deleted records cannot be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORABLE_FOR).toISOString();
}
