import type { ContentType } from '../../../content/model/content-type.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import { type Conflict, conflicting, done, type Missing, missing, type Outcome } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { bringHeadingsBack, takeHeadingsAlong, whyHeadingStaysRemoved } from '../records/headings-of-blog.ts';
import { type AnyRecord, findRow, readById, readSingle, titleOf } from '../records/records.ts';
import { removedRows } from './deleted-records.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

interface AuditEntry {
  id: number;
  by: Actor;
  at: Date;
}

/** Takes a record out of sight, a blog with its headings. It can be brought back for 30 days. */
export async function removeRecord(
  kysely: ContentDatabase,
  type: ContentType,
  deed: AuditEntry,
): Promise<Outcome<null> | Missing> {
  return writeContent(kysely, async (transaction) => {
    const row = await findRow(transaction, type, deed.id);
    if (!row) return missing;
    const deleted_at = deed.at.toISOString();
    await setDeletedAt(transaction, type, deed.id, deleted_at);
    await takeHeadingsAlong(transaction, type, { blogId: deed.id, deleted_at });
    await note(transaction, type, row, { ...deed, action: 'deleted' });
    return done(null);
  });
}

/** Brings a removed record back, a blog with the headings that went along; gives it. */
export async function restoreRecord(
  kysely: ContentDatabase,
  type: ContentType,
  deed: AuditEntry,
): Promise<Outcome<AnyRecord> | Conflict | Missing> {
  return writeContent(kysely, async (transaction) => {
    const row = await removedRows(transaction, type, deed.at).selectAll().where('id', '=', deed.id).executeTakeFirst();
    if (!row?.deleted_at) return missing;
    const inTheWay =
      (await whySingleStays(transaction, type)) ?? (await whyHeadingStaysRemoved(transaction, type, row));
    if (inTheWay) return conflicting(inTheWay);
    await setDeletedAt(transaction, type, deed.id, null);
    await bringHeadingsBack(transaction, type, { blogId: deed.id, deleted_at: row.deleted_at });
    await note(transaction, type, row, { ...deed, action: 'restored' });
    return done((await readById(transaction, type, deed.id)) as AnyRecord);
  });
}

/** Gives what stands in the way of a second record of a type that has at most one, or null. */
export async function whySingleStays(kysely: ContentDatabase, type: ContentType): Promise<string | null> {
  return type.single && (await readSingle(kysely, type)) ? `There is ${type.label.one} already.` : null;
}

async function setDeletedAt(kysely: ContentDatabase, type: ContentType, id: number, deleted_at: string | null) {
  await anyContent(kysely).updateTable(tableOf(type)).set({ deleted_at }).where('id', '=', id).execute();
}

async function note(
  transaction: ContentDatabase,
  type: ContentType,
  row: object,
  { id, ...deed }: AuditEntry & { action: 'deleted' | 'restored' },
) {
  const what = { subject: type.name, recordId: id, title: titleOf(type, row) };
  await logActivity(transaction, { ...deed, ...what });
}
