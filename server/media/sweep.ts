import type { Incoming } from './incoming.ts';
import { firstFileOf } from './picture-files.ts';
import { deletePictureRow, removePicture, type RemovablePicture } from './removal.ts';
import type { Storage } from './storage.ts';
import type { MediaDatabase } from './tables.ts';

export interface Usage {
  /**
   * Says whether anything refers to a picture: a record, a text, an earlier state of one. Asked first outside and, before
   * a picture is removed, once more inside the transaction of `inTransaction`.
   */
  isInUse: (picture: { id: number; file: string }, kysely: MediaDatabase) => Promise<boolean>;
  /** Runs work in a transaction in which nobody else can begin to refer to a picture. */
  inTransaction: InTransaction;
}

export type InTransaction = <Result>(work: (transaction: MediaDatabase) => Promise<Result>) => Promise<Result>;

export interface Swept {
  pictures: number;
  /** Files that no picture has. */
  files: number;
  /** Uploads that nobody looked at. */
  uploads: number;
}

/** Removes pictures that nothing uses, and files that belong to none, all from before a time; gives how many of each. */
export async function sweep({
  media,
  storage,
  incoming,
  before,
  ...usage
}: { media: MediaDatabase; storage: Storage; incoming: Incoming; before: Date } & Usage): Promise<Swept> {
  return {
    pictures: await removeUnused(media, storage, before, usage),
    files: await removeStrays(media, storage, before),
    uploads: await incoming.removeLeftovers(before),
  };
}

async function removeUnused(media: MediaDatabase, storage: Storage, before: Date, usage: Usage) {
  const old = media.selectFrom('media').select(['id', 'file', 'width']).where('created_at', '<', before.toISOString());
  let removed = 0;
  for (const picture of await old.execute()) {
    if (await usage.isInUse(picture, media)) continue;
    if (await removePicture(storage, picture, () => deleteUnlessInUse(picture, usage))) removed += 1;
  }
  return removed;
}

function deleteUnlessInUse(picture: RemovablePicture, { isInUse, inTransaction }: Usage) {
  return inTransaction(
    async (transaction) => !(await isInUse(picture, transaction)) && deletePictureRow(transaction, picture.id),
  );
}

async function removeStrays(media: MediaDatabase, storage: Storage, before: Date) {
  const rows = await media.selectFrom('media').select('file').execute();
  const pictures = new Set(rows.map(({ file }) => file));
  let removed = 0;
  for await (const { key, modifiedAt } of storage.list()) {
    if (modifiedAt >= before || pictures.has(firstFileOf(key))) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}
