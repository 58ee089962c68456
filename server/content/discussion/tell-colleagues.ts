import type { DraftNotice } from '../../../content/draft-emails.ts';
import type { ContentDatabase } from '../tables.ts';

/** Queues emails to colleagues, in the transaction that causes them. */
export type TellColleagues = (transaction: ContentDatabase, notice: DraftNotice, now: Date) => Promise<void>;

/** Returns who takes part in what is said about a draft: who began it, spoke, or was asked. */
export async function takePart(db: ContentDatabase, { id, created_by }: { id: number; created_by: number | null }) {
  const comments = db.selectFrom('comments').select(['user_id', 'to_id']).distinct().where('draft_id', '=', id);
  return [created_by, ...(await comments.execute()).flatMap(({ user_id, to_id }) => [user_id, to_id])];
}
