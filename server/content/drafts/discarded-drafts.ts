import { typeNamed } from '../../../content/index.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Attempt, conflicting, done, missing } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import type { ContentDatabase } from '../tables.ts';
import { asDraft, begunBy, type Draft, findDraft, findDraftOf } from './draft-rows.ts';
import { deletePending, logDraft, refuseScheduled, setDeleted } from './write-drafts.ts';

/** Discards and restores drafts. */
export function discardedDrafts(db: ContentDatabase, clock: Clock) {
  /**
   * Discards a draft, which can be restored for 30 days, and deletes its schedule. A scheduled draft is a conflict for somebody
   * who may not publish it.
   */
  function discard(id: number, by: Actor, { mayPublish }: { mayPublish: boolean }): Promise<Attempt<null>> {
    return writeInTurn(db, async (transaction) => {
      const row = await findDraft(transaction, id);
      if (!row) return missing;
      const refusal = mayPublish ? null : await refuseScheduled(transaction, id, 'discard');
      if (refusal) return refusal;
      const now = clock();
      await setDeleted(transaction, id, now.toISOString());
      await deletePending(transaction, id);
      await logDraft(transaction, row, 'discarded', { by, at: now });
      return done(null);
    });
  }

  /** Restores a discarded draft, unless its record has another one by now. */
  function restore(id: number, by: Actor): Promise<Attempt<Draft>> {
    return writeInTurn(db, async (transaction) => {
      const now = clock();
      const discarded = transaction.selectFrom('drafts').selectAll().where('deleted_at', '>', restorableSince(now));
      const row = await discarded.where('published_at', 'is', null).where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      const type = typeNamed(row.type);
      const other = row.record_id === null ? undefined : await findDraftOf(transaction, type, row.record_id);
      if (other) return conflicting(begunBy(type, other, by));
      await setDeleted(transaction, id, null);
      await logDraft(transaction, row, 'restored', { by, at: now });
      return done(await asDraft(transaction, { ...row, deleted_at: null }));
    });
  }

  /** Deletes the drafts that were discarded, or published, more than 30 days ago. Returns how many were discarded. */
  async function purge(): Promise<number> {
    const old = db.deleteFrom('drafts').where('deleted_at', '<=', restorableSince(clock()));
    await old.where('published_at', 'is not', null).execute();
    return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
  }

  return { discard, restore, purge };
}
