import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import { SYSTEM } from '../../audit/audit-log.ts';
import type { ItemKey } from '../email/outbox.ts';
import { queueStatusChange } from '../inbox/lead-events.ts';
import type { LeadDatabase } from '../tables.ts';
import { addItemEvent } from '../timeline/item-events.ts';

/** Reopens items whose replies were given up, so that nobody believes them answered. */
export async function reopenItems(
  db: LeadDatabase,
  items: readonly { item_kind: string; item_id: number }[],
  now: Date,
): Promise<void> {
  for (const { item_kind, item_id } of items) {
    const kind = inboxKindNamed(item_kind);
    if (!kind) continue;
    const item = db.selectFrom(kind.table).select('status').where('id', '=', item_id);
    const before = (await item.executeTakeFirst())?.status;
    const closed = db.updateTable(kind.table).where('id', '=', item_id).where('status', 'in', ['won', 'lost']);
    const reopened = closed.set(({ eb }) => ({ status: 'in progress', version: eb('version', '+', 1) }));
    if (!before || (await reopened.executeTakeFirstOrThrow()).numUpdatedRows === 0n) continue;
    const key: ItemKey = { item_kind: kind.name, item_id };
    await queueStatusChange(db, key, { before, status: 'in progress' }, now);
    await addItemEvent(db, key, { by: SYSTEM, now, kind: 'status', value: 'in progress' });
  }
}
