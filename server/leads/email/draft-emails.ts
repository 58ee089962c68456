import {
  type DraftEmailKind,
  draftEmails,
  type DraftEvent,
  type DraftNews,
  type DraftNotice,
  isDraftEmail,
} from '../../../content/draft-emails.ts';
import { englishNameOf } from '../../../content/languages.ts';
import type { SignedInUser } from '../../../content/permissions.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';
import type { ActivityDatabase } from '../../audit/tables.ts';
import type { QueuedEmail } from './mail-queue.ts';
import { createPersonOutbox } from './emails-to-people.ts';
import { priorities } from './outbox.ts';

/** Creates what queues emails about drafts, each of which waits for more of the same. */
export function createDraftOutbox(publicUrl: string) {
  const queue = createPersonOutbox(publicUrl);

  async function tell(transaction: ActivityDatabase, { kind, draftId, to, by }: DraftNotice, now: Date): Promise<void> {
    const db: LeadDatabase = transaction.withTables<LeadTables>();
    const email = { kind, item_kind: 'draft', item_id: draftId, priority: priorities.agencyAgain } as const;
    for (const user_id of new Set(to)) {
      if (user_id === null || user_id === by.id || (await waits(db, { ...email, user_id }, now))) continue;
      await queue(db, { ...email, user_id, waits: draftEmails[kind].waits }, now);
    }
  }

  /** Whether an email that is to be sent later will say this too. */
  async function waits(db: LeadDatabase, email: { kind: DraftEmailKind; item_id: number; user_id: number }, now: Date) {
    const ofDraft = db
      .selectFrom('outbox')
      .select('id')
      .where('item_kind', '=', 'draft')
      .where('item_id', '=', email.item_id);
    const alike = ofDraft.where('kind', '=', email.kind).where('user_id', '=', email.user_id);
    return Boolean(await alike.where('attempts', '=', 0).where('due_at', '>', now.toISOString()).executeTakeFirst());
  }

  return tell;
}

/** Creates the writer of one email about all that has happened to drafts. It returns null if there is nothing to tell any more. */
export function createDraftEmailWriter(
  { publicUrl }: Pick<LeadsBasis, 'publicUrl'>,
  { findReader, readNews }: { findReader: FindReader; readNews: ReadDraftNews },
) {
  return async (emails: QueuedEmail[]): Promise<EmailMessage | null> => {
    const [email] = emails;
    const reader = email?.user_id ? await findReader(email.user_id) : null;
    if (!email || !reader || !isDraftEmail(email.kind) || reader.muted_emails.includes(email.kind)) return null;
    const drafts = await newsOf(email.kind, emails, reader);
    if (drafts.length === 0) return null;
    const account = `${publicUrl}/admin/account`;
    const text = `Hello ${reader.name},

${drafts.map(described).join('\n\n')}

You choose which emails you get under “My account”:
${account}`;
    const links = [account, ...drafts.map(({ path }) => publicUrl + path)];
    return { to: reader.email, subject: subjectOf(drafts), text, links, messageId: email.message_id };
  };

  async function newsOf(kind: DraftEmailKind, emails: QueuedEmail[], reader: SignedInUser) {
    const byDraft = [...Map.groupBy(emails, ({ item_id }) => item_id)];
    const news = byDraft.map(([draftId, alike]) => {
      const [since = ''] = alike.map(({ created_at }) => created_at).toSorted();
      return readNews(kind, { draftId, reader, since });
    });
    return (await Promise.all(news)).filter((draft) => draft !== null);
  }

  function described(draft: DraftNews): string {
    return [`${nameOf(draft)}\n${publicUrl}${draft.path}`, ...draft.events.map(inWords)].join('\n\n');
  }
}

/** Finds somebody whose account is not disabled, with the kinds of emails that they have switched off. */
type FindReader = (id: number) => Promise<(SignedInUser & { muted_emails: readonly string[] }) | null>;

/** Returns what has happened to a draft since, as far as somebody is to be told of it; null if there is nothing. */
type ReadDraftNews = (
  kind: DraftEmailKind,
  news: { draftId: number; reader: SignedInUser; since: string },
) => Promise<DraftNews | null>;

/** Says what has happened to something. */
const sentences: Record<DraftEvent['did'], (by: string, what: string) => string> = {
  'handed over': (by, draft) => `${by} asks for your review of ${draft}`,
  'handed back': (by, draft) => `${by} has handed back ${draft}`,
  commented: (by, draft) => `${by} comments on ${draft}`,
  approved: (by, draft) => `${by} approves ${draft}`,
  changes: (by, draft) => `${by} asks for changes to ${draft}`,
  'not published': (by, draft) => `The schedule of ${by} could not publish ${draft}`,
};

function inWords({ by, did, quote, text }: DraftEvent): string {
  const subject = did === 'commented' ? (quote ? `${by}, on “${quote}”` : by) : sentences[did](by, 'this draft');
  return text ? `${subject}:\n${text}` : `${subject}.`;
}

function subjectOf([draft, ...others]: DraftNews[]): string {
  const events = draft?.events ?? [];
  const event = events.at(-1);
  if (!draft || !event || others.length > 0) return `News about ${others.length + 1} drafts`;
  const isMany = event.did === 'commented' && events.length > 1;
  return isMany ? `${events.length} comments on ${nameOf(draft)}` : sentences[event.did](event.by, nameOf(draft));
}

function nameOf({ title, language }: DraftNews): string {
  return language ? `“${title}” in ${englishNameOf(language)}` : `“${title}”`;
}
