import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Actor, logActivity, SYSTEM } from '../../audit/audit-log.ts';
import { done, type Missing, missing, type Outcome } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import {
  clearDemonstrationSettings,
  countDemonstrationSettings,
  restoreDemonstrationSettings,
} from './demonstration-settings.ts';
import { takeHeadingsAlong } from '../records/headings-of-blog.ts';
import { whySingleStays } from '../deletion/soft-delete.ts';
import { lastUndoable } from '../deletion/deleted-records.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

const SUBJECT = 'demonstration';
const types = (contentTypes as readonly ContentType[]).filter(({ messages }) => messages.deleted);

interface AuditEntry {
  by: Actor;
  at: Date;
}

/** Counts the records that came with the demonstration and that nobody has changed. */
export async function countDemonstration(kysely: ContentDatabase): Promise<number> {
  const found = await findDemonstration(kysely);
  return found.flatMap(({ ids }) => ids).length + (await countDemonstrationSettings(kysely));
}

/** Deletes those records, and empties the settings, in one step that can be undone for 30 days; gives how many. */
export async function removeDemonstration(kysely: ContentDatabase, { by, at }: AuditEntry): Promise<Outcome<number>> {
  return writeContent(kysely, async (transaction) => {
    const deleted_at = at.toISOString();
    const found = await findDemonstration(transaction);
    const count = found.flatMap(({ ids }) => ids).length + (await clearDemonstrationSettings(transaction, { by, at }));
    // Nothing more stands in the way of undoing what went before.
    if (count === 0 && (await lastRemoval(transaction, at))) return done(0);
    for (const { type, ids } of found) {
      await anyContent(transaction).updateTable(tableOf(type)).set({ deleted_at }).where('id', 'in', ids).execute();
      for (const blogId of ids) await takeHeadingsAlong(transaction, type, { blogId, deleted_at });
    }
    const title = `${count} records`;
    await logActivity(transaction, { by, at, action: 'deleted', subject: SUBJECT, recordId: null, title });
    return done(count);
  });
}

/** Brings back what the last step deleted; gives how many records that were. */
export async function restoreDemonstration(
  kysely: ContentDatabase,
  { by, at }: AuditEntry,
): Promise<Outcome<number> | Missing> {
  return writeContent(kysely, async (transaction) => {
    const removed = await lastRemoval(transaction, at);
    if (!removed) return missing;
    let count: number = await restoreDemonstrationSettings(transaction, { by, at, clearedAt: removed.at });
    for (const type of types) {
      if (await whySingleStays(transaction, type)) continue;
      const rows = anyContent(transaction).updateTable(tableOf(type)).set({ deleted_at: null });
      const restored = await rows.where('deleted_at', '=', removed.at).executeTakeFirst();
      count += Number(restored.numUpdatedRows);
    }
    const title = `${count} records`;
    await logActivity(transaction, { by, at, action: 'restored', subject: SUBJECT, recordId: null, title });
    return done(count);
  });
}

/** Returns the removal that can still be undone, or null. */
async function lastRemoval(kysely: ContentDatabase, now: Date) {
  const deeds = kysely.selectFrom('activity').select(['at', 'action']).where('subject', '=', SUBJECT);
  const last = await deeds.where('at', '>', lastUndoable(now)).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.action === 'deleted' ? last : null;
}

async function findDemonstration(kysely: ContentDatabase) {
  const found = await Promise.all(types.map(async (type) => ({ type, ids: await untouched(kysely, type) })));
  return found.filter(({ ids }) => ids.length > 0);
}

async function untouched(kysely: ContentDatabase, type: ContentType): Promise<number[]> {
  const made = kysely
    .selectFrom('activity')
    .select('record_id')
    .where('subject', '=', type.name)
    .where('action', '=', 'created')
    .where('user_id', 'is', null)
    .where('user_name', '=', SYSTEM.name);
  const ids = (await made.execute()).flatMap(({ record_id }) => record_id ?? []);
  if (ids.length === 0) return [];
  const rows = anyContent(kysely).selectFrom(tableOf(type)).select('id').where('deleted_at', 'is', null);
  const same = await rows.where('version', '=', 1).where('id', 'in', ids).execute();
  return same.map(({ id }) => id);
}
