import type { InboxKindName, InboxStatus } from '../../../content/inbox/inbox-kinds.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';
import type { Outbox } from './outbox.ts';

interface StatusChange {
  kind: InboxKindName;
  /** Before the change. */
  item: Pick<InboxItem, 'id' | 'email' | 'status' | 'created_at'>;
  to: InboxStatus;
  at: Date;
}

/** Pauses the emails of an item that is or becomes spam; queues or resumes them once it is unmarked. */
export async function holdOrResumeEmails(
  transaction: LeadDatabase,
  outbox: Outbox,
  { kind, item, to, at }: StatusChange,
): Promise<void> {
  if (item.status !== 'spam' && to !== 'spam') return;
  const emails = transaction.selectFrom('outbox').where('item_kind', '=', kind).where('item_id', '=', item.id);
  const notification = await emails.select('id').where('kind', '=', 'notification').limit(1).executeTakeFirst();
  if (to !== 'spam' && !notification) await outbox.addFirst(transaction, kind, item, at);
  await transaction
    .updateTable('outbox')
    .set({ due_at: to === 'spam' ? null : at.toISOString() })
    .where('item_kind', '=', kind)
    .where('item_id', '=', item.id)
    .where('sent_at', 'is', null)
    .where('expired_at', 'is', null)
    .execute();
}
