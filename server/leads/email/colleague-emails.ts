import { type AnyInboxKind, inboxKindNamed, itemPath, openStatuses } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { InboxItem } from '../tables.ts';
import type { QueuedEmail } from './mail-queue.ts';
import { itemLines, notifiedAddresses, Outdated, timeIn } from './templates.ts';

/** The kinds of emails that tell colleagues of items, several of one kind in one. */
type ColleagueEmail = 'assignment' | 'reminder' | 'answer';

const MAX_QUOTED = 2_000; // characters of an answer

/** Whether another writer writes emails of a kind. */
export function isToColleague(kind: QueuedEmail['kind']): kind is ColleagueEmail {
  return kind in texts;
}

/**
 * Creates the writer of one email about all items of one kind that somebody was assigned, is to follow up or has got an answer to, and
 * has not been told of. The agency gets what is assigned to nobody, or to somebody who no longer works on leads.
 */
export function createColleagueWriter({ db, assignees, readAgency, readTimeZone, publicUrl }: LeadsBasis) {
  return async (emails: QueuedEmail[]): Promise<EmailMessage> => {
    const [email] = emails;
    const kind = email && inboxKindNamed(email.item_kind);
    if (!kind || !isToColleague(email.kind)) throw new Error('This email is not to a colleague.');
    const { whyNot, introduction, subject } = texts[email.kind];
    const person = await assignees.find(email.user_id);
    const items = person || email.kind !== 'assignment' ? await readItems(kind, emails) : [];
    const [first] = items;
    if (!first) throw new Outdated(whyNot);
    const described = await Promise.all(
      items.map((item) => (email.kind === 'answer' ? answered(kind, item) : summarized(kind, item))),
    );
    const text = `Hello${person ? ` ${person.name}` : ''},

${items.length === 1 ? introduction.one(kind) : introduction.many(kind)}

${described.join('\n\n')}`;
    return {
      to: person ? person.email : notifiedAddresses(await readAgency(), kind),
      // Whoever replies to an answer means the visitor.
      ...(email.kind === 'answer' && items.length === 1 && { replyTo: { name: first.name, address: first.email } }),
      subject: items.length === 1 ? subject.one(kind, first) : subject.many(kind, items.length),
      text,
      links: items.map((item) => linkTo(kind, item)),
      messageId: email.message_id,
    };
  };

  function readItems({ table }: AnyInboxKind, emails: QueuedEmail[]) {
    const ids = emails.map(({ item_id }) => item_id);
    const items = db.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id');
    const [{ kind, user_id } = { kind: 'assignment', user_id: null }] = emails;
    const stillTrue =
      kind === 'reminder'
        ? items.where('status', 'in', openStatuses).where('follow_up', 'is not', null)
        : items.where('assignee_id', user_id === null ? 'is' : '=', user_id);
    return stillTrue.execute();
  }

  async function summarized(kind: AnyInboxKind, item: InboxItem) {
    const timeZone = await readTimeZone();
    const lines = [`${kind.label.one} ${item.reference}, ${timeIn(timeZone, item.created_at)}`];
    if (item.notes) lines.push(`Notes: ${item.notes}`);
    return `${lines.join('\n')}\n${itemLines(kind, { ...item }, timeZone)}\n\n${linkTo(kind, item)}`;
  }

  async function answered(kind: AnyInboxKind, item: InboxItem) {
    const answers = db.selectFrom('answers').where('item_kind', '=', kind.name).where('item_id', '=', item.id);
    const newest = answers.where('kind', '=', 'answer').orderBy('received_at', 'desc').orderBy('id', 'desc');
    const { text = '' } = (await newest.select('text').limit(1).executeTakeFirst()) ?? {};
    return `${item.name} (${item.reference})\n\n${text.slice(0, MAX_QUOTED)}\n\n${linkTo(kind, item)}`;
  }

  function linkTo(kind: AnyInboxKind, { id }: InboxItem) {
    return publicUrl + itemPath(kind, id);
  }
}

interface ColleagueTexts {
  /** Why it is not sent any more. */
  whyNot: string;
  introduction: { one: (kind: AnyInboxKind) => string; many: (kind: AnyInboxKind) => string };
  subject: {
    one: (kind: AnyInboxKind, item: InboxItem) => string;
    many: (kind: AnyInboxKind, count: number) => string;
  };
}

const texts: Record<ColleagueEmail, ColleagueTexts> = {
  assignment: {
    whyNot: 'By the time it was sent, it was no longer assigned to them.',
    introduction: {
      one: ({ noun }) => `This ${noun.one} is now yours to answer:`,
      many: ({ noun }) => `These ${noun.many} are now yours to answer:`,
    },
    subject: {
      one: ({ label }, { name, reference }) => `${label.one} assigned to you: ${name} (${reference})`,
      many: ({ noun }, count) => `${count} ${noun.many} assigned to you`,
    },
  },
  answer: {
    whyNot: 'By the time it was sent, it was no longer assigned to them.',
    introduction: { one: () => 'You have an answer from:', many: () => 'You have answers from:' },
    subject: {
      one: (_kind, { name, reference }) => `Answer from ${name} (${reference})`,
      many: (_kind, count) => `${count} answers`,
    },
  },
  reminder: {
    whyNot: 'By the time it was sent, there was nothing left to follow up.',
    introduction: {
      one: ({ noun }) => `Today you wanted to come back to this ${noun.one}:`,
      many: ({ noun }) => `Today you wanted to come back to these ${noun.many}:`,
    },
    subject: {
      one: (_kind, { name, reference }) => `To follow up today: ${name} (${reference})`,
      many: ({ noun }, count) => `To follow up today: ${count} ${noun.many}`,
    },
  },
};
