import type { AnyInboxKind, InboxKindName } from '../../../content/inbox/inbox-kinds.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import type { Outbox } from '../email/outbox.ts';
import { setAsideAmong } from '../spam/set-aside.ts';
import { queueArrival, queueStatusChange } from './lead-events.ts';
import { addItemEvent } from '../timeline/item-events.ts';
import type { Assignees } from './assignees.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';
import type { Action } from '../../audit/tables.ts';

const changedColumns = ['status', 'assignee_id', 'follow_up', 'amount', 'notes'] as const;

type ChangedColumn = (typeof changedColumns)[number];

interface ItemChange {
  kind: AnyInboxKind;
  /** Before the change. */
  item: InboxItem;
  changes: { [Name in ChangedColumn]?: InboxItem[Name] | undefined };
  by: Actor;
}

type Change = ItemChange & { now: Date };

/** Does what follows from a change of an item, in its transaction: its emails, and the entries in timeline and activity. */
export async function followChange(
  transaction: LeadDatabase,
  { outbox, assignees, clock }: Pick<LeadsDependencies, 'outbox' | 'assignees' | 'clock'>,
  change: ItemChange,
): Promise<void> {
  const { kind, item, by } = change;
  const now = clock();
  await tellAssignee(transaction, outbox, { ...change, now });
  await tellOfStatus(transaction, { ...change, now });
  await holdOrResumeEmails(transaction, outbox, { ...change, now });
  await logChange(transaction, assignees, { ...change, now });
  await logItemActivity(transaction, kind.name, item, { by, now, action: 'updated' });
}

/** Queues the email that tells somebody of an item that is now theirs, in place of one that was for somebody else. */
async function tellAssignee(transaction: LeadDatabase, outbox: Outbox, { kind, item, changes, by, now }: Change) {
  const { assignee_id } = changes;
  if (assignee_id === undefined || assignee_id === item.assignee_id) return;
  const key = { item_kind: kind.name, item_id: item.id };
  await outbox.withdraw(transaction, key, ['assignment']);
  if (assignee_id !== null && assignee_id !== by.id)
    await outbox.addToColleague(transaction, key, now, { kind: 'assignment', user_id: assignee_id });
}

/** Queues the webhook event for a changed status. An item that the filter has set aside arrives only now. */
async function tellOfStatus(
  transaction: LeadDatabase,
  { kind: { name }, item, changes: { status = item.status }, now }: Change,
) {
  const key = { item_kind: name, item_id: item.id };
  if (await wasSetAside(transaction, name, item)) {
    if (status !== 'spam') await queueArrival(transaction, key, item, now);
  } else await queueStatusChange(transaction, key, { before: item.status, status }, now);
}

/** Pauses the emails of an item that is or becomes spam; queues or resumes them once it is unmarked. */
async function holdOrResumeEmails(
  transaction: LeadDatabase,
  outbox: Outbox,
  { kind: { name }, item, changes: { status = item.status }, now }: Change,
) {
  if (item.status !== 'spam' && status !== 'spam') return;
  if (status !== 'spam' && (await wasSetAside(transaction, name, item)))
    await outbox.addFirst(transaction, name, item, now);
  await transaction
    .updateTable('outbox')
    .set({ due_at: status === 'spam' ? null : now.toISOString() })
    .where('item_kind', '=', name)
    .where('item_id', '=', item.id)
    .where('sent_at', 'is', null)
    .where('expired_at', 'is', null)
    // A reply that failed is sent again only by whoever reads why.
    .where((email) => email.or([email('kind', '!=', 'reply'), email('failed_at', 'is', null)]))
    .execute();
}

async function wasSetAside(transaction: LeadDatabase, kind: InboxKindName, item: InboxItem): Promise<boolean> {
  return (await setAsideAmong(transaction, kind, [item])).has(item.id);
}

/** Adds an entry to the timeline for each column that has another value. */
async function logChange(
  transaction: LeadDatabase,
  assignees: Assignees,
  { kind, item, changes, by, now }: Change,
): Promise<void> {
  for (const column of changedColumns) {
    const value = changes[column];
    if (value === undefined || value === item[column]) continue;
    const key = { item_kind: kind.name, item_id: item.id };
    if (column === 'assignee_id') {
      const assignee = await assignees.find(Number(value));
      await addItemEvent(transaction, key, { by, now, kind: 'assignee', value: assignee?.name ?? '' });
    } else await addItemEvent(transaction, key, { by, now, kind: column, value: String(value ?? '') });
  }
}

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
