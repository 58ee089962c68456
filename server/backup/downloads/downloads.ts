import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { logActivity } from '../../audit/audit-log.ts';
import type { ActivityTables } from '../../audit/tables.ts';
import { readSiteId } from '../../data-folder/site-id.ts';
import type { FileStore } from '../../media/storage/file-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import type { Database } from '../../platform/database/database.ts';
import { logFailure } from '../../platform/log/log-failure.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Conflict, conflicting, done, missing, type Missing, type Outcome } from '../../platform/outcome.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { isDamageExplained } from '../damage.ts';
import { assertRoom, sizeOfSite } from '../destination/room.ts';
import { backupName, ownerOf } from '../scheduled/backup-name.ts';
import { type BackupVariables, createBackupProcess } from '../scheduled/backup-process.ts';
import { readStatus } from '../scheduled/backup-status.ts';
import { archiveInScratch, removeAbandonedDownloads } from './archive-in-scratch.ts';
import { createDownloadLink } from './download-link.ts';

interface DownloadDependencies extends Pick<FileStore, 'storage' | 'attachments'> {
  /** Returns whose session it is; null once it has ended. */
  findPerson: (sessionId: number) => Promise<SignedInUser | null>;
  clock: Clock;
  log: Log;
  backgroundPriority?: number | undefined;
}

interface Opening {
  isHead: boolean;
  /** Aborted when whoever asked for the archive has left. */
  left: AbortSignal;
}

/** An archive on its way. */
interface Download {
  name: string;
  stream: Readable;
}

/**
 * Backups that owners download, one at a time. An archive is made when its link is opened, and sent while it is being written: no
 * proxy waits for its first byte, and a slow reader keeps no transaction of the database open.
 */
export function createDownloads(
  database: Database,
  configuration: BackupVariables,
  { storage, attachments, findPerson, clock, log, backgroundPriority }: DownloadDependencies,
) {
  const scratch = join(configuration.DATA_DIR, SCRATCH);
  const worker = createBackupProcess(configuration, backgroundPriority ?? constants.priority.PRIORITY_BELOW_NORMAL);
  const link = createDownloadLink(database, clock);
  let underWay: Readable | null = null;

  /** Makes a link that works once, within a minute, and as long as a session is open. The one before works no longer. */
  async function offer(sessionId: number): Promise<Outcome<{ token: string; expires_at: string }> | Conflict> {
    if (await link.isUnderWay()) return conflicting(UNDER_WAY);
    return (await refuseWithoutRoom()) ?? done(await link.make(sessionId));
  }

  async function refuseWithoutRoom(): Promise<Conflict | null> {
    await makeFolders(scratch);
    const { database: rows, files } = await sizeOfSite(database, { storage, attachments });
    try {
      await assertRoom(scratch, rows + files);
      return null;
    } catch (error) {
      if (error instanceof ArchiveRefused) return conflicting(error.message);
      throw error;
    }
  }

  /** Begins the archive of a link, which works no longer then. With `isHead` says only whether it works. */
  async function open(token: string, { isHead, left }: Opening): Promise<Outcome<Download> | Missing | Conflict> {
    const sessionId = await link.sessionOf(token);
    const person = sessionId === null ? null : await findPerson(sessionId);
    if (!person || !may(person, 'run the site')) return missing;
    const now = clock();
    const name = backupName(ownerOf(await readSiteId(database)), now);
    if (isHead) return done({ name, stream: Readable.from([]) });
    if (!(await link.take(token))) return conflicting(UNDER_WAY);
    const entry = {
      by: person,
      action: 'downloaded',
      subject: 'backup',
      recordId: null,
      title: name,
      at: now,
    } as const;
    await logActivity(database.kysely.withTables<ActivityTables>(), entry);
    return begin(name, left);
  }

  /** Resolves with the first bytes, so that what fails before them has an answer. */
  async function begin(name: string, left: AbortSignal): Promise<Outcome<Download> | Conflict> {
    const stream: Readable = streamOf(
      bytesOf(name, () => stream.destroyed),
      worker.close,
    );
    underWay = stream;
    try {
      await once(stream, 'readable', { signal: left });
      return done({ name, stream });
    } catch (error) {
      stream.destroy();
      return conflicting((error as Error).message);
    }
  }

  async function* bytesOf(name: string, isLeft: () => boolean): AsyncGenerator<Buffer, void> {
    const lease = setInterval(() => void attempt(link.renew), link.RENEWED_EVERY).unref();
    try {
      yield* archiveInScratch(scratch, name, worker);
      await link.noteComplete();
      log.info({ name }, 'A backup was downloaded.');
    } catch (error) {
      const reason = (error as Error).message;
      if (isDamageExplained(reason)) database.damage.remember(reason);
      if (!isLeft()) log.error({ name, reason }, 'A backup could not be downloaded.');
      throw error;
    } finally {
      clearInterval(lease);
      await attempt(link.end);
    }
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      logFailure(log, error, 'The state of the download of a backup could not be noted.');
    }
  }

  /** Breaks off what is under way, and resolves once nothing is left of it. */
  async function close(): Promise<void> {
    const stream = underWay;
    if (!stream || stream.closed) return;
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    stream.once('close', resolve).destroy();
    await closed;
  }

  return {
    offer,
    open,
    /** Returns when a backup was last downloaded to its end. */
    last: async () => (await readStatus(database)).downloaded_at,
    removeAbandoned: () => removeAbandonedDownloads(scratch),
    close,
  };
}

/** Streams bytes as they come. Unlike with `Readable.from`, nobody who breaks off waits for the next of them. */
function streamOf(bytes: AsyncGenerator<Buffer, void>, breakOff: () => void) {
  return new Readable({
    read() {
      bytes.next().then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(failure, onEnd) {
      breakOff();
      bytes.return().then(() => onEnd(failure), onEnd);
    },
  });
}

const UNDER_WAY = 'A backup is being downloaded already. Please wait until that is over.';
