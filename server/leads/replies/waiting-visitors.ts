import type { InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { ofEachKind } from '../each-kind.ts';
import type { LeadDatabase } from '../tables.ts';

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
    const replies = db.selectFrom('outbox').where('item_kind', '=', name).where('kind', '=', 'reply');
    const last = replies.select(({ fn }) => fn.max('id').as('id')).groupBy('item_id');
    const ofLast = db.selectFrom('outbox').select('item_id').where('id', 'in', last).where('due_at', 'is', null);
    const undelivered = ofLast.where((email) =>
      email.or([
        email('bounced_at', 'is not', null),
        email.and([email('sent_at', 'is', null), email('failed_at', 'is not', null)]),
      ]),
    );
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
