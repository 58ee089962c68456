import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadDatabase } from '../tables.ts';

/** Reopens items whose replies were given up, so that nobody believes them answered. */
export async function reopenItems(
  db: LeadDatabase,
  items: readonly { item_kind: string; item_id: number }[],
): Promise<void> {
  for (const { item_kind, item_id } of items) {
    const kind = inboxKindNamed(item_kind);
    if (!kind) continue;
    const closed = db.updateTable(kind.table).where('id', '=', item_id).where('status', 'in', ['won', 'lost']);
    await closed.set(({ eb }) => ({ status: 'in progress', version: eb('version', '+', 1) })).execute();
  }
}
