import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { runOnJobWorker, type WorkerGroup } from '../platform/process/cluster.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { Bin } from './storage/bin.ts';
import type { Incoming } from './uploads/incoming.ts';
import { decode } from './uploads/picture-decoder.ts';
import { FILES_PATH } from './pictures.ts';
import type { Source } from './uploads/recognition.ts';
import { deletePictureRow, removePicture } from './removal.ts';
import type { Storage } from './storage/storage.ts';
import { sweep, type Swept, type Usage } from './sweep.ts';
import type { MediaTables } from './tables.ts';
import { createVariants } from './variants/variants.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
/** After which what nothing uses is removed. */
export const KEPT_UNUSED = DAY;
const KEPT_IN_BIN = 30 * DAY;

export type Media = ReturnType<typeof createMedia>;

/** A picture that was kept, or the end of a sentence that says what is wrong with the one that was not. */
export type Added = { ok: true; value: AddedPicture } | { ok: false; sentence: string };

export interface AddedPicture {
  id: number;
  path: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The pictures that administrators upload. */
export function createMedia({
  database,
  storage,
  bin,
  incoming,
  clock,
  log,
  workerGroup,
  onVariants,
}: {
  database: Database;
  storage: Storage;
  bin: Bin;
  incoming: Incoming;
  clock: Clock;
  log: Log;
  workerGroup: WorkerGroup;
  /** Told that there are more variants for pages to show. */
  onVariants: () => Promise<void>;
}) {
  const media = database.kysely.withTables<MediaTables>();
  const variants = createVariants({ media, storage, clock, log, onMade: onVariants });
  const wakeVariants = runOnJobWorker(workerGroup, 'pictures', variants.wake);

  /**
   * Takes a picture and the area it belongs to; keeps it re-encoded as WebP, upright, without metadata and at most
   * 1920 px wide. Refuses, with a sentence to put after the field's name, what is not a sound picture of an accepted
   * kind and size. Throws `QueueFull` when too many are being added.
   */
  async function add(area: string, source: Source): Promise<Added> {
    const encoded = await decode(source);
    if ('sentence' in encoded) return { ok: false, sentence: encoded.sentence };
    const { data, ...facts } = encoded;
    const file = `${area}/${randomBytes(10).toString('hex')}.webp`;
    await storage.write(file, data);
    // A row that fails leaves the file to the sweep: of a connection that broke nobody knows whether the row is there.
    const row = media.insertInto('media').values({ area, file, ...facts, created_at: clock().toISOString() });
    const { id } = await row.returning('id').executeTakeFirstOrThrow();
    wakeVariants();
    return { ok: true, value: { id, path: FILES_PATH + file, width: facts.width, height: facts.height } };
  }

  /** Takes the path of a picture that nothing came to refer to, and removes it. One that is in use stays. */
  async function discard(path: string): Promise<void> {
    const rows = media.selectFrom('media').select(['id', 'file', 'width']);
    const picture = await rows.where('file', '=', path.replace(FILES_PATH, '')).executeTakeFirst();
    if (picture)
      await removePicture(
        (key) => storage.remove(key),
        picture,
        () => deletePictureRow(media, picture.id),
      );
  }

  /** Moves pictures that nothing uses and files that belong to none into the bin, once they are older than `olderThan` ms. */
  async function sweepUnused({ olderThan = KEPT_UNUSED, ...usage }: Usage & { olderThan?: number }): Promise<Swept> {
    const before = new Date(clock().getTime() - olderThan);
    const onUnaccounted = (pictures: number) => log.warn({ pictures }, TOO_MUCH_UNACCOUNTED);
    const swept = await sweep({ media, storage, bin, incoming, before, onUnaccounted, ...usage });
    if (swept.pictures + swept.files > 0) log.info(swept, 'Unused files were moved into the bin.');
    return swept;
  }

  /** Deletes for good what has been in the bin for 30 days. */
  async function emptyBin(): Promise<void> {
    const days = await bin.empty(new Date(clock().getTime() - KEPT_IN_BIN));
    if (days > 0) log.info({ days }, 'What had been in the bin for 30 days was deleted.');
  }

  return {
    receive: incoming.receive,
    add,
    discard,
    sweep: sweepUnused,
    emptyBin,
    queue: variants.count,
    startVariants: variants.start,
    makeVariants: variants.makeAll,
    close: variants.stop,
  };
}

const TOO_MUCH_UNACCOUNTED =
  'The database does not know many of the pictures in DATA_DIR, so no unused file is removed. See: npm run plinth -- doctor';
