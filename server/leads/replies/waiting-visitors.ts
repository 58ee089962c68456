import type { ExpressionBuilder } from 'kysely';
import type { InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { ofEachKind } from '../each-kind.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';

const MAX_LISTED = 20;

/** An item on which somebody waits for a reply. */
export interface UnansweredItem {
  /** The plural of its kind. */
  kind: InboxPlural;
  id: number;
  name: string;
}

/** Returns the items whose last reply the mail server refused for good, or that came back. */
export async function readFailedReplies(db: LeadDatabase): Promise<UnansweredItem[]> {
  const byKind = await ofEachKind(async ({ name, table, plural }) => {
    const replies = db.selectFrom('outbox').where('outbox.item_kind', '=', name).where('outbox.kind', '=', 'reply');
    const undelivered = replies
      .select('outbox.item_id')
      .where('outbox.due_at', 'is', null)
      .where(isUndelivered)
      .where((email) => {
        const replies = email.selectFrom('outbox as later').select('later.id').where('later.kind', '=', 'reply');
        const ofItem = replies
          .whereRef('later.item_kind', '=', 'outbox.item_kind')
          .whereRef('later.item_id', '=', 'outbox.item_id');
        return email.not(email.exists(ofItem.whereRef('later.id', '>', 'outbox.id')));
      });
    const items = db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', undelivered)
      .where('status', '!=', 'spam');
    const rows = await items.orderBy('id').limit(MAX_LISTED).execute();
    return rows.map((item) => ({ kind: plural, ...item }));
  });
  return Object.values(byKind).flat();
}

/** As in the index outbox_undelivered. */
function isUndelivered(email: ExpressionBuilder<LeadTables, 'outbox'>) {
  return email.or([
    email('outbox.bounced_at', 'is not', null),
    email.and([email('outbox.sent_at', 'is', null), email('outbox.failed_at', 'is not', null)]),
  ]);
}

/** Returns the open items that were answered since the last reply to them. */
export async function readAnswered(db: LeadDatabase): Promise<UnansweredItem[]> {
  const byKind = await ofEachKind(async ({ name, table, plural }) => {
    const answers = db
      .selectFrom('answers')
      .select('item_id')
      .where('item_kind', '=', name)
      .where('kind', '=', 'answer');
    const unanswered = answers.where((answer) => {
      const replies = answer
        .selectFrom('replies')
        .select('replies.id')
        .whereRef('replies.item_kind', '=', 'answers.item_kind');
      const toItem = replies.whereRef('replies.item_id', '=', 'answers.item_id');
      return answer.not(answer.exists(toItem.whereRef('replies.send_at', '>', 'answers.received_at')));
    });
    const items = db.selectFrom(table).select(['id', 'name']).where('id', 'in', unanswered);
    const open = items.where('status', 'in', ['new', 'in progress']);
    const rows = await open.orderBy('id').limit(MAX_LISTED).execute();
    return rows.map((item) => ({ kind: plural, ...item }));
  });
  return Object.values(byKind).flat();
}
