import { type AnyInboxKind, inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { InboxItem } from '../tables.ts';
import type { QueuedEmail } from './mail-queue.ts';
import { asHtml, itemLines, Outdated } from './templates.ts';

/** Creates the writer of one email about all items of one kind that somebody was assigned and has not been told of. */
export function createAssignmentWriter({ db, assignees, timeZone, publicUrl }: LeadsBasis) {
  return async (emails: QueuedEmail[]): Promise<EmailMessage> => {
    const [email] = emails;
    const kind = email && inboxKindNamed(email.item_kind);
    const person = await assignees.find(email?.user_id);
    const items = kind && person ? await readItems(kind, emails, person.id) : [];
    const [first] = items;
    if (!kind || !person || !first) throw new Outdated('By the time it was sent, it was no longer assigned to them.');
    const isOne = items.length === 1;
    const text = `Hello ${person.name},

${isOne ? `This ${kind.noun.one} is` : `These ${kind.noun.many} are`} now yours to answer:

${items.map((item) => described(kind, item)).join('\n\n')}`;
    return {
      to: person.email,
      subject: isOne
        ? `${kind.label.one} assigned to you: ${first.name} (${first.reference})`
        : `${items.length} ${kind.noun.many} assigned to you`,
      text,
      html: asHtml(text),
      messageId: email.message_id,
    };
  };

  function readItems({ table }: AnyInboxKind, emails: QueuedEmail[], assignee: number) {
    const ids = emails.map(({ item_id }) => item_id);
    const items = db.selectFrom(table).selectAll().where('id', 'in', ids);
    return items.where('assignee_id', '=', assignee).orderBy('id').execute();
  }

  function described(kind: AnyInboxKind, item: InboxItem) {
    const link = `${publicUrl}/admin/${kind.plural}/${item.id}`;
    return `${kind.label.one} ${item.reference}\n${itemLines(kind, { ...item }, timeZone)}\n\n${link}`;
  }
}
