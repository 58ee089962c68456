import type { Storage, StoredFile } from '../media/storage/storage.ts';
import { isUnfinished } from '../media/storage/storage.disk.ts';
import type { Clock } from '../platform/clock.ts';
import { isFull } from '../platform/http/failure.ts';
import { newAttachmentKey } from './attachment-key.ts';
import type { ReceivedFile, ReceivedFiles } from './received-files.ts';
import type { AttachmentDatabase, AttachmentTables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
/** How long a file may have no item: longer than any item takes to be stored. */
export const KEPT_WITHOUT_ITEM = DAY;

/** Identifies what a file belongs to. */
interface Owner {
  item_kind: string;
  item_id: number;
}

interface Owners {
  item_kind: string;
  ids: readonly number[];
}

export type Attachments = ReturnType<typeof createAttachments>;

/**
 * Keeps files that visitors send, privately. Each has its row before it is written, and until it is removed: so whenever a process
 * is killed, what it has left is known.
 */
export function createAttachments(
  kysely: AttachmentDatabase,
  { storage, clock, assertRoom }: { storage: Storage; clock: Clock; assertRoom: () => Promise<void> },
) {
  const db = kysely.withTables<AttachmentTables>();

  /** Stores files durably, without an item yet, and returns their keys. `area` names their folder. */
  async function keep(area: string, files: ReceivedFiles): Promise<string[]> {
    if (files.size === 0) return [];
    await assertRoom();
    const created_at = clock().toISOString();
    const named = [...files].map(([field, received]) => ({ field, received, key: newAttachmentKey(area) }));
    await db
      .insertInto('attachments')
      .values(named.map(({ field, received, key }) => ({ ...rowOf(received), field, file: key, created_at })))
      .execute();
    const keys = named.map(({ key }) => key);
    try {
      for (const { key, received } of named) await storage.writeFile(key, received.path);
    } catch (error) {
      // On a full disk what was written would be in the way until the sweep.
      if (isFull(error)) await remove(keys);
      throw error;
    }
    return keys;
  }

  /** Links stored files to the item that they were sent with, in the transaction that inserts it. */
  async function attach(transaction: AttachmentDatabase, keys: readonly string[], owner: Owner): Promise<void> {
    if (keys.length === 0) return;
    const rows = transaction.updateTable('attachments').set(owner).where('file', 'in', keys);
    const { numUpdatedRows } = await rows.where('item_id', 'is', null).executeTakeFirst();
    if (Number(numUpdatedRows) !== keys.length) throw new Error('A file was swept before its item was stored.');
  }

  /** Unlinks the files of items, in the transaction that deletes the items. Call `removeDetached` once that is committed. */
  async function detach(transaction: AttachmentDatabase, { item_kind, ids }: Owners): Promise<void> {
    const owned = transaction.updateTable('attachments').set({ item_id: null });
    await owned.where('item_kind', '=', item_kind).where('item_id', 'in', ids).execute();
  }

  /** Unlinks some files of an item, as `detach` does. */
  async function detachFields(transaction: AttachmentDatabase, { item_kind, item_id }: Owner, fields: string[]) {
    const owned = transaction.updateTable('attachments').set({ item_id: null }).where('item_kind', '=', item_kind);
    await owned.where('item_id', '=', item_id).where('field', 'in', fields).execute();
  }

  /** Removes the files of erased items for good. Returns their number. */
  async function removeDetached(): Promise<number> {
    return removeAll(await withoutItem().where('item_kind', 'is not', null).execute());
  }

  /** Removes the files of erased items, and what killed processes have left. Returns the number of files. */
  async function sweep(): Promise<number> {
    const before = new Date(clock().getTime() - KEPT_WITHOUT_ITEM);
    const abandoned = withoutItem().where('item_kind', 'is', null).where('created_at', '<', before.toISOString());
    const removed = await removeAll(await abandoned.execute());
    for await (const { key, modifiedAt } of storage.list())
      if (isUnfinished(key) && modifiedAt < before) await storage.remove(key);
    return removed + (await removeDetached());
  }

  function withoutItem() {
    return db.selectFrom('attachments').select('file').where('item_id', 'is', null);
  }

  /** Removes those of some files that belong to no item. */
  async function remove(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await removeAll(await withoutItem().where('file', 'in', keys).execute());
  }

  /** Returns the number of files. */
  async function removeAll(rows: { file: string }[]): Promise<number> {
    for (const { file } of rows) {
      await storage.remove(file);
      await db.deleteFrom('attachments').where('file', '=', file).where('item_id', 'is', null).execute();
    }
    return rows.length;
  }

  /** Opens the file in a field of an item; null if it has none, or if that is lost. */
  async function open({ item_kind, item_id }: Owner, field: string): Promise<(StoredFile & { type: string }) | null> {
    const rows = db.selectFrom('attachments').select(['file', 'type']).where('item_kind', '=', item_kind);
    const row = await rows.where('item_id', '=', item_id).where('field', '=', field).executeTakeFirst();
    const stored = row && (await storage.open(row.file));
    return stored ? { ...stored, type: row.type } : null;
  }

  return { keep, attach, detach, detachFields, remove, removeDetached, sweep, open };
}

/** Returns what is known of the files of items. */
export function attachmentsOf(db: AttachmentDatabase, { item_kind, ids }: Owners) {
  const rows = db.selectFrom('attachments').select(['item_id', 'field', 'type', 'size', 'sha256']);
  return rows.where('item_kind', '=', item_kind).where('item_id', 'in', ids).orderBy('id').execute();
}

function rowOf({ type, size, sha256 }: ReceivedFile) {
  return { type, size, sha256, item_kind: null, item_id: null };
}
