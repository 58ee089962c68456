import { type AnyInboxKind, type EmailKind, inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { InboxItem } from '../tables.ts';
import type { QueuedEmail } from './mail-queue.ts';
import type { MeetingTemplates } from './meeting-templates.ts';
import { agencyAddress, type Agency, asHtml, capitalized, itemLines } from './text-layout.ts';

/** Writes an email of the outbox; null if nobody is to get it. */
export type EmailWriter = (email: QueuedEmail) => Promise<EmailMessage | null>;

/** The values of a template. */
export interface TemplateInput {
  kind: AnyInboxKind;
  item: InboxItem;
  agency: Agency;
  timeZone: string;
}

type Template = (input: TemplateInput) => EmailMessage | Promise<EmailMessage>;

/** Creates the writer of emails. It throws if the item is gone or has no recipient. */
export function createEmailWriter(
  { db, readAgency, timeZone }: LeadsBasis,
  meetingTemplates: MeetingTemplates,
): EmailWriter {
  const templates: Record<Exclude<EmailKind, 'assignment'>, Template> = {
    notification,
    confirmation,
    ...meetingTemplates,
  };

  return async ({ item_kind, item_id, kind: emailKind, message_id }) => {
    if (emailKind === 'assignment') throw new Error('Assignments are written together, by another writer.');
    const kind = inboxKindNamed(item_kind);
    const item = kind && (await db.selectFrom(kind.table).selectAll().where('id', '=', item_id).executeTakeFirst());
    if (!item) throw new Error(`The email ${message_id} is about ${item_kind} ${item_id}, which does not exist.`);
    const written = await templates[emailKind]({ kind, item, agency: await readAgency(), timeZone });
    return { html: asHtml(written.text), ...written, messageId: message_id };
  };
}

function notification({ kind, item, agency, timeZone }: TemplateInput): EmailMessage {
  const noun = capitalized(kind.noun.one);
  return {
    to: agencyAddress(agency),
    replyTo: { name: item.name, address: item.email },
    subject: `${noun} from ${item.name} (${item.reference})`,
    text: `${noun} ${item.reference}

${itemLines(kind, { ...item }, timeZone)}

Reply to this email to answer ${item.name}.`,
  };
}

/** Quotes nothing of what was sent: the address in it may be somebody else's. */
function confirmation({ kind, item, agency }: TemplateInput): EmailMessage {
  return {
    to: item.email,
    ...(agency.email && { replyTo: { name: agency.name, address: agency.email } }),
    isReply: true,
    subject: `We have received your ${kind.noun.one} (${item.reference})`,
    text: `Hello,

Thank you for your ${kind.noun.one}. ${kind.nextStep} Your reference is ${item.reference}. Please quote it if you write to us about this.

${agency.name}

If this wasn't you, someone else entered your address. You don't need to do anything.`,
  };
}
