import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { QueuedEmail } from '../email/mail-queue.ts';
import { asHtml, notifiedAddresses, Outdated } from '../email/templates.ts';

const MAX_QUOTED = 2_000; // characters

/**
 * Creates the writer of one email about the items of one kind that were answered, to whom they are assigned. Of what is nobody's, or
 * somebody's who no longer answers leads, the agency is told.
 */
export function createAnswerWriter({ db, assignees, readAgency, publicUrl }: LeadsBasis) {
  return async (emails: QueuedEmail[]): Promise<EmailMessage> => {
    const [email] = emails;
    const kind = email && inboxKindNamed(email.item_kind);
    const person = await assignees.find(email?.user_id);
    const ids = [...new Set(emails.map(({ item_id }) => item_id))];
    const items = kind
      ? await db.selectFrom(kind.table).selectAll().where('id', 'in', ids).orderBy('id').execute()
      : [];
    const first = items.find(({ assignee_id }) => assignee_id === email?.user_id);
    if (!kind || !first) throw new Outdated('By the time it was sent, it was no longer assigned to them.');
    const links = items.map(({ id }) => `${publicUrl}/admin/${kind.plural}/${id}`);
    const described = await Promise.all(
      items.map(async (item, place) => {
        const answered = `${item.name} has answered (${item.reference})`;
        return [answered, await newestAnswer(kind.name, item.id), links[place]].filter(Boolean).join('\n\n');
      }),
    );
    const text = `Hello${person ? ` ${person.name}` : ''},\n\n${described.join('\n\n')}`;
    return {
      to: person ? person.email : notifiedAddresses(await readAgency(), kind),
      subject: items.length === 1 ? `Answer from ${first.name} (${first.reference})` : `${items.length} answers`,
      text,
      html: asHtml(text, links),
      messageId: email.message_id,
    };
  };

  async function newestAnswer(item_kind: string, item_id: number) {
    const answers = db.selectFrom('answers').select('text').where('kind', '=', 'answer').where('item_id', '=', item_id);
    const ofItem = answers.where('item_kind', '=', item_kind as never).orderBy('received_at', 'desc');
    const newest = await ofItem.orderBy('id', 'desc').limit(1).executeTakeFirst();
    return newest?.text.slice(0, MAX_QUOTED);
  }
}
