import type { Clock } from '../platform/clock.ts';
import type { FileKind } from '../../content/file-kinds.ts';
import { runOnJobWorker, type WorkerGroup } from '../platform/process/cluster.ts';
import type { Database } from '../platform/database/database.ts';
import { isFull } from '../platform/http/failure.ts';
import type { Log } from '../platform/log/log.ts';
import type { Storage, Trash } from './storage/storage.ts';
import type { Incoming } from './uploads/incoming.ts';
import { importPicture } from './uploads/import-picture.ts';
import { keepFile, type NewFile } from './uploads/keep-file.ts';
import type { PictureSource } from './uploads/keep-picture.ts';
import type { KeptFile } from './uploads/kept-file.ts';
import { originalOf } from './picture-files.ts';
import { FILES_PATH } from './pictures.ts';
import { mendFile, remakeVariants } from './storage/mending.ts';
import { deletePictureRow, removeFiles, removePicture } from './removal.ts';
import {
  moveToTrash,
  type PictureUsage,
  purgeDeletedPictures,
  sweep,
  type SweepCounts,
  takeFromTrash,
} from './sweep.ts';
import type { MediaTables } from './tables.ts';
import { createVariants } from './variants/variants.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
/** How long an upload may stay unused before it is swept. */
export const UNUSED_KEPT_FOR = DAY;
const KEPT_IN_TRASH = 30 * DAY;

export type Media = ReturnType<typeof createMedia>;

/** A stored file, or the end of a sentence that begins with the field's label and says what is wrong. */
export type AddResult = { ok: true; value: AddedPicture } | { ok: false; sentence: string };

export interface AddedPicture {
  id: number;
  path: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The details of a file, which are not in it. */
export interface FileDetails {
  /** A picture, unless it is something else. */
  kind?: FileKind;
  name?: string;
  /** Of whoever uploaded it. */
  created_by?: number | null;
  /** 1: not swept although nothing uses it. */
  kept?: number;
  kept_by?: number | null;
}

export interface MediaDependencies {
  database: Database;
  storage: Storage;
  trash: Trash;
  incoming: Incoming;
  clock: Clock;
  log: Log;
  workerGroup: WorkerGroup;
  backgroundPriority?: number | undefined;
  /** Called when pages have more variants to show: at the end of the queue, and until then after 1, 2, 4 s and so on, at last every minute. */
  onVariants: () => Promise<void>;
}

/** The files of the library. */
export function createMedia(dependencies: MediaDependencies) {
  const { database, storage, trash, incoming, clock, log, workerGroup } = dependencies;
  const db = database.kysely.withTables<MediaTables>();
  const variants = createVariants(db, dependencies);
  const damaged = new Set<string>();
  const remove = (key: string) => storage.remove(key);
  const wakeVariants = runOnJobWorker(workerGroup, 'pictures', variants.wake);

  /** Stores a file like `keepFile`, and adds it to the database. */
  async function add(area: string, source: PictureSource, about: FileDetails = {}): Promise<AddResult> {
    const result = await keepFile(storage, { area, ...about }, source);
    return result.ok ? { ok: true, value: await insert({ area, ...about, ...result.value }) } : result;
  }

  /** Adds a picture from a folder like `importPicture`. */
  async function importFrom(path: string, area: string, about: FileDetails = {}): Promise<AddedPicture> {
    const { formats, ...picture } = await importPicture(storage, area, path);
    const times = Object.fromEntries(formats.map((format) => [`${format}_made_at`, clock().toISOString()]));
    return insert({ area, ...picture, ...times, ...about });
  }

  async function insert(picture: KeptFile & FileDetails & { area: string }): Promise<AddedPicture> {
    const { file, width, height } = picture;
    const row = db.insertInto('media').values({ ...picture, created_at: clock().toISOString() });
    const { id } = await orRemove(picture, row.returning('id').executeTakeFirstOrThrow());
    wakeVariants();
    return { id, path: FILES_PATH + file, width, height };
  }

  /** After a broken connection the row may exist or not, so the sweep decides. A full database has surely none. */
  async function orRemove<Row>(picture: KeptFile, inserted: Promise<Row>): Promise<Row> {
    try {
      return await inserted;
    } catch (error) {
      if (isFull(error)) await removeFiles(picture, remove);
      throw error;
    }
  }

  /** Removes a picture, given by its path, unless something refers to it. */
  async function discard(path: string): Promise<void> {
    const rows = db.selectFrom('media').select(['id', 'file', 'width']);
    const picture = await rows.where('file', '=', path.replace(FILES_PATH, '')).executeTakeFirst();
    if (picture) await removePicture(remove, picture, () => deletePictureRow(db, picture.id));
  }

  /**
   * Removes pictures that nothing refers to yet. Files first: on a full disk there is no room to delete rows before. The sweep
   * removes what this cannot.
   */
  async function takeBack(added: AddedPicture[]): Promise<void> {
    const pictures = added.map(({ path, width }) => ({ file: path.replace(FILES_PATH, ''), width }));
    const files = pictures.map(({ file }) => file);
    await Promise.allSettled(pictures.map((picture) => removeFiles(picture, remove)));
    await Promise.allSettled([db.deleteFrom('media').where('file', 'in', files).execute()]);
  }

  /** Moves unused pictures, and files that belong to no picture, to the trash when they are older than `olderThan` ms. */
  async function sweepUnused({
    olderThan = UNUSED_KEPT_FOR,
    ...usage
  }: PictureUsage & { olderThan?: number }): Promise<SweepCounts> {
    const before = new Date(clock().getTime() - olderThan);
    const onUnaccounted = (pictures: number) => log.warn({ pictures }, TOO_MANY_UNACCOUNTED);
    const swept = await sweep({ db, storage, trash, before, onUnaccounted, ...usage });
    await purgeDeletedPictures({ db, storage, trash, before: new Date(clock().getTime() - KEPT_IN_TRASH), ...usage });
    return swept;
  }

  /** Logs that a file is not what was written, once, and has it made again unless it is the picture itself. */
  async function reportDamaged(key: string): Promise<void> {
    if (key === originalOf(key)) {
      if (!damaged.has(key)) log.error({ file: key }, DAMAGED_FILE);
      damaged.add(key);
    } else if (await remakeVariants(db, [key])) {
      log.warn({ file: key }, DAMAGED_VARIANT);
      wakeVariants();
    }
  }

  /** Stores a file once more like `mendFile`, and has its smaller sizes made again. */
  async function mend(id: number, source: PictureSource) {
    const mended = await mendFile(db, storage, id, source);
    if (mended.ok && mended.value) wakeVariants();
    return mended;
  }

  /** Removes uploads that this machine never processed, such as those of a killed process. Returns how many. */
  function removeUnprocessed(): Promise<number> {
    return incoming.removeLeftovers(new Date(clock().getTime() - UNUSED_KEPT_FOR));
  }

  /** Deletes what has been in the trash for 30 days. Returns of how many days. */
  function emptyTrash(): Promise<number> {
    return trash.empty(new Date(clock().getTime() - KEPT_IN_TRASH));
  }

  return {
    db,
    receive: incoming.receive,
    add,
    importFrom,
    keep: (about: NewFile, source: PictureSource) => keepFile(storage, about, source),
    moveToTrash: (picture: { file: string; width: number }) => moveToTrash(trash, picture),
    takeFromTrash: (picture: { file: string; width: number }) => takeFromTrash(trash, storage, picture),
    removeFile: remove,
    wakeVariants,
    discard,
    takeBack,
    sweep: sweepUnused,
    reportDamaged,
    mend,
    removeUnprocessed,
    emptyTrash,
    queue: variants.count,
    startVariants: variants.start,
    makeVariants: variants.makeAll,
    close: variants.stop,
  };
}

const DAMAGED_FILE =
  'A file is not what was stored, so it is not served. Bring it back: npm run plinth -- doctor --fix';

const DAMAGED_VARIANT = 'A smaller size of a picture is not what was stored. It is made again.';

const TOO_MANY_UNACCOUNTED =
  'The database does not know many of the stored files, so no unused file is removed. See: npm run plinth -- doctor';
