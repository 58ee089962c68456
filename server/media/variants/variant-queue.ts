import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { FORMATS, type Format } from '../picture-files.ts';
import { type Digests, parseDigests } from '../storage/digests.ts';
import type { MediaDatabase } from '../tables.ts';

const MAX_ATTEMPTS = 3;
const CLAIMED_FOR = 15 * 60 * 1000; // ms, longer than any single file takes
const RETRY_AFTER = 60 * 1000; // ms

/** A picture whose variants of one format are to be made. */
export interface VariantJob {
  id: number;
  file: string;
  width: number;
  format: Format;
}

export type QueueCounts = Record<Format, { waiting: number; failed: number }>;

/** The pictures without variants. The queue is in the database: it survives restarts, and several processes share it. */
export function createVariantQueue(db: MediaDatabase, clock: Clock) {
  const later = (time: number) => new Date(clock().getTime() + time).toISOString();
  const change = (id: number) => db.updateTable('media').where('id', '=', id);
  // The picture may have got another file meanwhile.
  const changeOf = ({ id, file }: VariantJob) => change(id).where('file', '=', file);

  /**
   * Claims the next job for 15 minutes: all WebP comes before AVIF, and faces, of which a page shows many, before wide pictures.
   * Pictures whose file is not here are skipped and added to `absent`: another instance or a backup may have them.
   */
  async function take(absent = new Set<number>(), isHere = async (_file: string) => true): Promise<VariantJob | null> {
    for (;;) {
      const next = await nextWaiting(absent);
      if (!next) return null;
      if (!(await isHere(next.file))) {
        absent.add(next.id);
        continue;
      }
      const taken = await claim(next.id);
      if (taken) return { ...taken, format: taken.webp_made_at ? 'avif' : 'webp' };
    }
  }

  function nextWaiting(absent: Set<number>) {
    const waiting = db.selectFrom('media').select(['id', 'file']).where(isWaiting());
    return (absent.size > 0 ? waiting.where('id', 'not in', [...absent]) : waiting)
      .orderBy(sql`webp_made_at is not null`)
      .orderBy('width')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Returns undefined if another process was faster. */
  function claim(id: number) {
    const claimed = change(id)
      .where(isWaiting())
      .set({ claimed_until: later(CLAIMED_FOR) });
    return claimed.returning(['id', 'file', 'width', 'webp_made_at']).executeTakeFirst();
  }

  function isWaiting() {
    const now = clock().toISOString();
    return sql<boolean>`kind = 'picture' and avif_made_at is null and deleted_at is null and attempts < ${MAX_ATTEMPTS}
      and (claimed_until is null or claimed_until <= ${now})`;
  }

  /** Extends the claim. */
  async function extend(job: VariantJob): Promise<void> {
    await changeOf(job)
      .set({ claimed_until: later(CLAIMED_FOR) })
      .execute();
  }

  /** Records that all files of a job exist. Returns false if the picture was removed or replaced meanwhile. */
  async function finish(job: VariantJob, written: Digests): Promise<boolean> {
    const before = db.selectFrom('media').select('digests').where('id', '=', job.id).where('file', '=', job.file);
    const known = parseDigests((await before.executeTakeFirst())?.digests ?? null);
    const digests = JSON.stringify({ ...known, ...written });
    const changed = { [`${job.format}_made_at`]: clock().toISOString(), attempts: 0, claimed_until: null, digests };
    return (await changeOf(job).set(changed).executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Records a failure. A job is attempted three times, a minute apart. */
  async function fail(job: VariantJob): Promise<void> {
    const attempts = sql<number>`attempts + 1`;
    await changeOf(job)
      .set({ attempts, claimed_until: later(RETRY_AFTER) })
      .execute();
  }

  /** Releases the claim without counting an attempt. */
  async function release(job: VariantJob): Promise<void> {
    await changeOf(job).set({ claimed_until: null }).execute();
  }

  /** Counts the pictures without variants of each format: waiting ones, and those that failed three times. */
  async function count(): Promise<QueueCounts> {
    const counts = await Promise.all(FORMATS.map(async (format) => [format, await countOf(format)] as const));
    return Object.fromEntries(counts) as QueueCounts;
  }

  async function countOf(format: Format) {
    const pictures = db.selectFrom('media').where('kind', '=', 'picture').where('deleted_at', 'is', null);
    const lacking = pictures.where(`${format}_made_at`, 'is', null);
    const counted = lacking.select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('attempts', '>=', MAX_ATTEMPTS).as('failed'),
    ]);
    const { all, failed } = await counted.executeTakeFirstOrThrow();
    return { waiting: Number(all) - Number(failed), failed: Number(failed) };
  }

  return { take, extend, finish, fail, release, count };
}
