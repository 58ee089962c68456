import { emailKinds, inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import { languageTagged } from '../../../content/languages.ts';
import { inboxWordsIn } from '../../../content/words/inbox/inbox-words.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { QueuedEmail } from '../email/mail-queue.ts';
import type { ItemKey } from '../email/outbox.ts';
import { answered, asHtml } from '../email/templates.ts';
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
    const sent = await sentBefore(db, key);
    return {
      to: item.email,
      author: name,
      replyTo: answered(await readAgency(), kind),
      subject: `Re: ${inboxWordsIn(language, kind).received} (${item.reference})`,
      text: signed,
      html: asHtml(signed, linksIn(signed), language),
      ...(sent.length > 0 && { inReplyTo: sent.at(-1) ?? '', references: sent }),
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

/** Returns the Message-IDs of the emails about an item that the visitor has got, oldest first. */
async function sentBefore(db: LeadDatabase, { item_kind, item_id }: ItemKey): Promise<string[]> {
  const emails = db.selectFrom('outbox').select(['kind', 'message_id']).where('item_kind', '=', item_kind);
  const sent = emails.where('item_id', '=', item_id).where('sent_at', 'is not', null).orderBy('sent_at').orderBy('id');
  const ids = (await sent.execute()).flatMap(({ kind, message_id }) =>
    emailKinds.get(kind)?.to === 'visitor' ? [message_id] : [],
  );
  return ids.length > MAX_REFERENCES ? ids.toSpliced(1, ids.length - MAX_REFERENCES) : ids;
}

/** Returns the addresses in a text that mail programs would link. */
function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}’”]/g) ?? [];
}
