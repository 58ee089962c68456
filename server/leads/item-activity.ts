import { type Actor, logActivity } from '../audit/audit-log.ts';
import type { Action } from '../audit/tables.ts';
import type { InboxKindName } from '../../content/inbox/inbox-kinds.ts';
import type { InboxItem, LeadDatabase } from './tables.ts';

/** Logs what somebody did to an inbox item. */
export function logItemActivity(
  transaction: LeadDatabase,
  kind: InboxKindName,
  { id, name, reference }: Pick<InboxItem, 'id' | 'name' | 'reference'>,
  { by, now, action }: { by: Actor; now: Date; action: Action },
): Promise<void> {
  return logActivity(transaction, {
    by,
    action,
    subject: kind,
    recordId: id,
    title: `${name} (${reference})`,
    at: now,
  });
}
