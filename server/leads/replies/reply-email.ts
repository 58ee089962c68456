import { emailKinds, inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import { languageTagged } from '../../../content/languages.ts';
import { inboxWordsIn } from '../../../content/words/inbox/inbox-words.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { QueuedEmail } from '../email/mail-queue.ts';
import type { ItemKey } from '../email/outbox.ts';
import { answered, writtenIn } from '../email/templates.ts';
import type { LeadDatabase } from '../tables.ts';

/** The name of somebody who replies, and what ends their emails. */
export interface Author {
  name: string;
  signature: string;
}

/** What is sent in reply to an item. */
export interface Reply extends ItemKey {
  text: string;
}

export type ReplyWriter = (reply: Reply, author: Author) => Promise<EmailMessage>;

const MAX_REFERENCES = 20; // Mail programs need the first and the last ones.

/**
 * Creates the writer of replies. One continues the thread of the emails that the visitor has from us (RFC 5322, 3.6.4). It throws
 * if the item is gone.
 */
export function createReplyWriter({ db, readAgency, readLanguage }: LeadsBasis): ReplyWriter {
  return async ({ text, ...key }, { name, signature }) => {
    const kind = inboxKindNamed(key.item_kind);
    const items = kind && db.selectFrom(kind.table).selectAll().where('id', '=', key.item_id);
    const item = await items?.executeTakeFirst();
    if (!kind || !item) throw new Error(`There is no ${key.item_kind} ${key.item_id} to reply to.`);
    const language = languageTagged(item.language ?? '') ?? (await readLanguage());
    const signed = signature ? `${text}\n\n${signature}` : text;
    const thread = await threadOf(db, key);
    const subject = thread.subject ?? `${inboxWordsIn(language, kind).received} (${item.reference})`;
    return {
      to: item.email,
      author: name,
      replyTo: answered(await readAgency(), kind),
      subject: `Re: ${subject}`,
      text: signed,
      links: linksIn(signed),
      ...writtenIn(language),
      ...(thread.ids.length > 0 && { inReplyTo: thread.ids.at(-1) ?? '', references: thread.ids }),
    };
  };
}

/** Wraps what writes the emails of the outbox: replies are those of their authors. */
export function createQueuedReplyWriter(
  db: LeadDatabase,
  write: ReplyWriter,
  findAuthor: (id: number) => Promise<Author>,
) {
  return async ({ reply_id, message_id }: QueuedEmail): Promise<EmailMessage> => {
    const replies = db.selectFrom('replies').selectAll().where('id', '=', reply_id);
    const reply = await replies.executeTakeFirstOrThrow();
    return { ...(await write(reply, await findAuthor(reply.author_id))), messageId: message_id };
  };
}

/** Returns the Message-IDs of what the visitor has got from us and has answered, oldest first, and the subject of their last answer. */
async function threadOf(db: LeadDatabase, key: ItemKey): Promise<{ ids: string[]; subject: string | null }> {
  const answers = await answersTo(db, key);
  const emails = [...(await sentTo(db, key)), ...answers].toSorted((a, b) => a.at.localeCompare(b.at));
  const ids = emails.map(({ message_id }) => message_id);
  const subject = answers.at(-1)?.subject.replace(ANSWER_MARKS, '').trim();
  return {
    ids: ids.length > MAX_REFERENCES ? ids.toSpliced(1, ids.length - MAX_REFERENCES) : ids,
    subject: subject || null,
  };
}

/** What programs put before the subject of an answer, in their language. */
const ANSWER_MARKS = /^(?:\s*(?:re|aw|sv|vs|odp|antw|ynt|res|rif|回复|答复|رد)\s*[:：])+/i;

async function sentTo(db: LeadDatabase, { item_kind, item_id }: ItemKey) {
  const emails = db.selectFrom('outbox').select(['kind', 'message_id', 'sent_at']).where('item_kind', '=', item_kind);
  const sent = await emails.where('item_id', '=', item_id).where('sent_at', 'is not', null).orderBy('id').execute();
  return sent.flatMap(({ kind, message_id, sent_at }) =>
    emailKinds.get(kind)?.to === 'visitor' ? [{ message_id, at: sent_at ?? '' }] : [],
  );
}

async function answersTo(db: LeadDatabase, { item_kind, item_id }: ItemKey) {
  const answers = db.selectFrom('answers').select(['message_id', 'subject', 'received_at as at']);
  const ofItem = answers.where('item_kind', '=', item_kind).where('item_id', '=', item_id).where('kind', '=', 'answer');
  return ofItem.orderBy('received_at').orderBy('id').execute();
}

/** Returns the addresses in a text that mail programs would link. */
function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}’”]/g) ?? [];
}
