import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { FORMATS, type Format } from '../picture-files.ts';
import type { MediaDatabase } from '../tables.ts';

const MOST_ATTEMPTS = 3;
const CLAIM = 15 * 60 * 1000; // ms, more than any one file takes
const REST_AFTER_FAILURE = 60 * 1000; // ms

/** The variants of one format that a picture lacks. */
export interface VariantJob {
  id: number;
  file: string;
  width: number;
  format: Format;
}

export type QueueCounts = Record<Format, { waiting: number; failed: number }>;

/** The pictures that lack variants, in the database: it survives restarts, and several processes may take from it. */
export function createVariantQueue(media: MediaDatabase, clock: Clock) {
  const later = (time: number) => new Date(clock().getTime() + time).toISOString();
  const change = (id: number) => media.updateTable('media').where('id', '=', id);

  /**
   * Gives the next job, which is then this process's own for a while; WebP comes before any AVIF. Pictures whose file is
   * not here join `absent` and are passed over: another instance may have it, or a backup.
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
    const waiting = media.selectFrom('media').select(['id', 'file']).where(isWaiting());
    return (absent.size > 0 ? waiting.where('id', 'not in', [...absent]) : waiting)
      .orderBy(sql`webp_made_at is not null`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Gives nothing when another process was quicker. */
  function claim(id: number) {
    const claimed = change(id)
      .where(isWaiting())
      .set({ claimed_until: later(CLAIM) });
    return claimed.returning(['id', 'file', 'width', 'webp_made_at']).executeTakeFirst();
  }

  function isWaiting() {
    const now = clock().toISOString();
    return sql<boolean>`avif_made_at is null and attempts < ${MOST_ATTEMPTS}
      and (claimed_until is null or claimed_until <= ${now})`;
  }

  /** Keeps a job for longer. */
  async function keep({ id }: VariantJob): Promise<void> {
    await change(id)
      .set({ claimed_until: later(CLAIM) })
      .execute();
  }

  /** Notes that all files of a job are there. Gives false when the picture was removed meanwhile. */
  async function finish({ id, format }: VariantJob): Promise<boolean> {
    const made = { [`${format}_made_at`]: clock().toISOString(), attempts: 0, claimed_until: null };
    return (await change(id).set(made).executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Notes that a job failed. It is tried again after a rest, three times in all. */
  async function fail({ id }: VariantJob): Promise<void> {
    const attempts = sql<number>`attempts + 1`;
    await change(id)
      .set({ attempts, claimed_until: later(REST_AFTER_FAILURE) })
      .execute();
  }

  /** Gives a job back that nothing came of, through no fault of its own. */
  async function release({ id }: VariantJob): Promise<void> {
    await change(id).set({ claimed_until: null }).execute();
  }

  /** Counts the pictures that lack a format: those that wait, and those that failed for good. */
  async function count(): Promise<QueueCounts> {
    const counts = await Promise.all(FORMATS.map(async (format) => [format, await countOf(format)] as const));
    return Object.fromEntries(counts) as QueueCounts;
  }

  async function countOf(format: Format) {
    const lacking = media.selectFrom('media').where(`${format}_made_at`, 'is', null);
    const counted = lacking.select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('attempts', '>=', MOST_ATTEMPTS).as('failed'),
    ]);
    const { all, failed } = await counted.executeTakeFirstOrThrow();
    return { waiting: Number(all) - Number(failed), failed: Number(failed) };
  }

  return { take, keep, finish, fail, release, count };
}
