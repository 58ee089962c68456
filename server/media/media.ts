import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { runOnJobWorker, type WorkerGroup } from '../platform/process/cluster.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { Trash } from './storage/trash.ts';
import type { Incoming } from './uploads/incoming.ts';
import { decode } from './uploads/picture-decoder.ts';
import { FILES_PATH } from './pictures.ts';
import type { PictureSource } from './uploads/recognition.ts';
import { deletePictureRow, removePicture } from './removal.ts';
import type { Storage } from './storage/storage.ts';
import { sweep, type SweepCounts, type PictureUsage } from './sweep.ts';
import type { MediaTables } from './tables.ts';
import { createVariants } from './variants/variants.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
/** How long an upload may stay unused before it is swept. */
export const UNUSED_KEPT_FOR = DAY;
const KEPT_IN_TRASH = 30 * DAY;

export type Media = ReturnType<typeof createMedia>;

/** A stored picture, or the end of a sentence that begins with the field's label and says what is wrong. */
export type AddResult = { ok: true; value: AddedPicture } | { ok: false; sentence: string };

export interface AddedPicture {
  id: number;
  path: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The library of uploaded pictures. */
export function createMedia({
  database,
  storage,
  trash,
  incoming,
  clock,
  log,
  workerGroup,
  onVariants,
}: {
  database: Database;
  storage: Storage;
  trash: Trash;
  incoming: Incoming;
  clock: Clock;
  log: Log;
  workerGroup: WorkerGroup;
  /** Called when pages have more variants to show. */
  onVariants: () => Promise<void>;
}) {
  const db = database.kysely.withTables<MediaTables>();
  const variants = createVariants({ db, storage, clock, log, onMade: onVariants });
  const wakeVariants = runOnJobWorker(workerGroup, 'pictures', variants.wake);

  /**
   * Stores a picture, re-encoded as upright WebP without metadata, at most 1920 px wide. Refuses damaged files and those of
   * other formats or sizes. Throws `QueueFull` when too many are being added.
   */
  async function add(area: string, source: PictureSource): Promise<AddResult> {
    const encoded = await decode(source);
    if ('sentence' in encoded) return { ok: false, sentence: encoded.sentence };
    const { data, ...properties } = encoded;
    const file = `${area}/${randomBytes(10).toString('hex')}.webp`;
    await storage.write(file, data);
    // If this fails, the sweep removes the file: after a broken connection, the row may exist or not.
    const row = db.insertInto('media').values({ area, file, ...properties, created_at: clock().toISOString() });
    const { id } = await row.returning('id').executeTakeFirstOrThrow();
    wakeVariants();
    return { ok: true, value: { id, path: FILES_PATH + file, width: properties.width, height: properties.height } };
  }

  /** Removes a picture, given by its path, unless something refers to it. */
  async function discard(path: string): Promise<void> {
    const rows = db.selectFrom('media').select(['id', 'file', 'width']);
    const picture = await rows.where('file', '=', path.replace(FILES_PATH, '')).executeTakeFirst();
    if (picture)
      await removePicture(
        (key) => storage.remove(key),
        picture,
        () => deletePictureRow(db, picture.id),
      );
  }

  /** Moves unused pictures, and files that belong to no picture, to the trash when they are older than `olderThan` ms. */
  async function sweepUnused({
    olderThan = UNUSED_KEPT_FOR,
    ...usage
  }: PictureUsage & { olderThan?: number }): Promise<SweepCounts> {
    const before = new Date(clock().getTime() - olderThan);
    const onUnaccounted = (pictures: number) => log.warn({ pictures }, TOO_MANY_UNACCOUNTED);
    const swept = await sweep({ db, storage, trash, before, onUnaccounted, ...usage });
    if (swept.pictures + swept.files > 0) log.info(swept, 'Unused files were moved to the trash.');
    return swept;
  }

  /** Removes uploads that this machine never processed, such as those of a killed process. */
  async function removeUnprocessed(): Promise<void> {
    const uploads = await incoming.removeLeftovers(new Date(clock().getTime() - UNUSED_KEPT_FOR));
    if (uploads > 0) log.info({ uploads }, 'Uploads that were never processed were removed.');
  }

  /** Deletes what has been in the trash for 30 days. */
  async function emptyTrash(): Promise<void> {
    const days = await trash.empty(new Date(clock().getTime() - KEPT_IN_TRASH));
    if (days > 0) log.info({ days }, 'Files that were in the trash for 30 days were deleted.');
  }

  return {
    receive: incoming.receive,
    add,
    discard,
    sweep: sweepUnused,
    removeUnprocessed,
    emptyTrash,
    queue: variants.count,
    startVariants: variants.start,
    makeVariants: variants.makeAll,
    close: variants.stop,
  };
}

const TOO_MANY_UNACCOUNTED =
  'The database does not know many of the stored pictures, so no unused file is removed. See: npm run plinth -- doctor';
