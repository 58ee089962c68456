import type { ItemKey } from '../email/outbox.ts';
import type { LeadDatabase } from '../tables.ts';

/** How far a reply is: it waits until it is sent, also while failed attempts are repeated, and may still come back. */
export const replyStatuses = ['waiting', 'sent', 'failed', 'bounced'] as const;

export type ReplyStatus = (typeof replyStatuses)[number];

export interface StoredReply {
  id: number;
  author_id: number;
  text: string;
  send_at: string;
  sent_at: string | null;
  status: ReplyStatus;
  failure: string | null;
}

/** Returns the replies to an item, oldest first. */
export async function readReplies(db: LeadDatabase, key: ItemKey): Promise<StoredReply[]> {
  const rows = await repliesWithEmails(db, key).orderBy('replies.id').execute();
  return rows.map(withStatus);
}

/** Returns a reply to an item; null if it has none with this id. */
export async function readReply(db: LeadDatabase, key: ItemKey, id: number): Promise<StoredReply | null> {
  const row = await repliesWithEmails(db, key).where('replies.id', '=', id).executeTakeFirst();
  return row ? withStatus(row) : null;
}

function repliesWithEmails(db: LeadDatabase, { item_kind, item_id }: ItemKey) {
  return db
    .selectFrom('replies')
    .innerJoin('outbox', 'outbox.reply_id', 'replies.id')
    .where('replies.item_kind', '=', item_kind)
    .where('replies.item_id', '=', item_id)
    .select(['replies.id', 'author_id', 'text', 'send_at', 'sent_at', 'bounced_at', 'due_at', 'failure']);
}

type Row = Omit<StoredReply, 'status'> & { due_at: string | null; bounced_at: string | null };

function withStatus({ due_at, bounced_at, ...reply }: Row): StoredReply {
  return { ...reply, status: statusOf({ ...reply, due_at, bounced_at }) };
}

function statusOf({ sent_at, bounced_at, due_at, failure }: Row): ReplyStatus {
  if (bounced_at) return 'bounced';
  if (sent_at) return 'sent';
  return due_at === null && failure ? 'failed' : 'waiting';
}
