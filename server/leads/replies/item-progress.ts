import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { realItems } from '../inbox/item-query.ts';
import type { LeadDatabase } from '../tables.ts';
import { draftsOf } from './reply-drafts.ts';
import { readReplies, type ReplyStatus } from './reply-state.ts';

const WRITES_WITHIN = 60_000; // ms, in which a draft that was saved means that somebody is writing

/** What tells whoever has an item open that others have changed it, or the visitor has answered. */
export interface ItemProgress {
  version: number;
  /** Oldest first. */
  replies: { id: number; status: ReplyStatus; failure: string | null }[];
  /** The ids of the answers, oldest first. */
  answers: number[];
  /** The ids of those who are writing a reply. */
  writing: number[];
}

/** Reads how far an item has come; null if there is none. */
export async function readItemProgress(
  db: LeadDatabase,
  kind: AnyInboxKind,
  { id, now }: { id: number; now: Date },
): Promise<ItemProgress | null> {
  const item = await realItems(db, kind).select('version').where('id', '=', id).executeTakeFirst();
  if (!item) return null;
  const key = { item_kind: kind.name, item_id: id };
  const since = new Date(now.getTime() - WRITES_WITHIN).toISOString();
  const recent = draftsOf(db, key).select('author_id').where('text', '!=', '').where('updated_at', '>', since);
  const answers = db.selectFrom('answers').select('id').where('item_kind', '=', kind.name).where('item_id', '=', id);
  return {
    version: item.version,
    replies: (await readReplies(db, key)).map(({ id, status, failure }) => ({ id, status, failure })),
    answers: (await answers.orderBy('received_at').orderBy('id').execute()).map(({ id }) => id),
    writing: (await recent.execute()).map(({ author_id }) => author_id),
  };
}
