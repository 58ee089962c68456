import type { Bin } from './storage/bin.ts';
import type { Incoming } from './uploads/incoming.ts';
import { countPictures, type Inventory, takeInventory } from './storage/inventory.ts';
import { firstFileOf } from './picture-files.ts';
import { deletePictureRow, removePicture, type RemovablePicture } from './removal.ts';
import type { Storage } from './storage/storage.ts';
import type { MediaDatabase } from './tables.ts';

/** More pictures than killed processes leave. Where the database does not know so many, it may be the wrong one. */
export const MOST_UNACCOUNTED = 10;

export interface Usage {
  /**
   * Says whether anything refers to a picture: a record, a text, an earlier state of one. Asked first outside and, before
   * a picture is removed, once more inside the transaction of `inTransaction`. A picture that is a mere file has no id.
   */
  isInUse: (picture: { id: number | null; file: string }, kysely: MediaDatabase) => Promise<boolean>;
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

interface Sweep extends Usage {
  media: MediaDatabase;
  storage: Storage;
  bin: Bin;
  incoming: Incoming;
  before: Date;
  /** Told how many pictures the database does not know, where these are too many for anything to be removed. */
  onUnaccounted: (pictures: number) => void;
}

/**
 * Moves pictures that nothing uses, and files that belong to none, into the bin, all from before a time; gives how many
 * of each. Where too much is unaccounted for, every picture stays.
 */
export async function sweep(options: Sweep): Promise<Swept> {
  const { media, storage, incoming, before } = options;
  const uploads = await incoming.removeLeftovers(before);
  const inventory = await takeInventory(media, storage);
  const unaccounted = countPictures(oldOf(inventory.unaccounted, before));
  if (unaccounted > MOST_UNACCOUNTED) {
    options.onUnaccounted(unaccounted);
    return { pictures: 0, files: 0, uploads };
  }
  return { pictures: await removeUnused(options), files: await removeStrays(options, inventory), uploads };
}

async function removeUnused({ media, bin, before, ...usage }: Sweep) {
  const old = media.selectFrom('media').select(['id', 'file', 'width']).where('created_at', '<', before.toISOString());
  let removed = 0;
  for (const picture of await old.execute()) {
    if (await usage.isInUse(picture, media)) continue;
    if (await removePicture(bin.put, picture, () => deleteUnlessInUse(picture, usage))) removed += 1;
  }
  return removed;
}

function deleteUnlessInUse(picture: RemovablePicture, { isInUse, inTransaction }: Usage) {
  return inTransaction(
    async (transaction) => !(await isInUse(picture, transaction)) && deletePictureRow(transaction, picture.id),
  );
}

async function removeStrays({ media, storage, bin, before, isInUse }: Sweep, inventory: Inventory) {
  const leftovers = oldOf(inventory.leftovers, before);
  for (const key of leftovers) await storage.remove(key);
  let removed = leftovers.length;
  for (const key of oldOf(inventory.unaccounted, before)) {
    if (await isInUse({ id: null, file: firstFileOf(key) }, media)) continue;
    if (await bin.put(key)) removed += 1;
  }
  return removed;
}

function oldOf(files: Inventory['unaccounted'], before: Date): string[] {
  return files.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
}
