import type { InboxFieldKind } from '../../../content/inbox/inbox-field.ts';
import { fieldNames, fileFields } from '../../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, type EmailKind, inboxKindNamed, itemPath } from '../../../content/inbox/inbox-kinds.ts';
import { DEFAULT_LANGUAGE, type Language, languages, languageTagged } from '../../../content/languages.ts';
import { inboxWordsIn } from '../../../content/words/inbox/inbox-words.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { filled } from '../../../content/words/words.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage, Mailbox } from '../../platform/mail.ts';
import { areSameZone, timeZoneNamed } from '../../platform/time-zone.ts';
import type { InboxItem } from '../tables.ts';
import type { QueuedEmail } from './mail-queue.ts';
import type { MeetingTemplates } from './meeting-templates.ts';

/** Writes an email of the outbox; null if nobody is to get it. */
export type EmailWriter = (email: QueuedEmail) => Promise<EmailMessage | null>;

/** An email became pointless before it could be sent. */
export class Outdated extends Error {}

export interface Agency {
  name: string;
  /** What amounts are in, as the agency names it; null if it does not. */
  currency: string | null;
  /** Where emails to the agency go, if anywhere, unless those about a kind of items go elsewhere. */
  email: string | null;
  /** Who is notified of items of a kind. */
  notified: (kind: { name: string }) => string[];
}

/** The values of a template. */
export interface TemplateInput {
  kind: AnyInboxKind;
  item: InboxItem;
  agency: Agency;
  timeZone: string;
  /** Of emails to visitors. */
  language: Language;
  /** The only colleague who gets it; null where it is for all who are told. */
  userId: number | null;
  publicUrl: string;
}

type Template = (input: TemplateInput) => EmailMessage | Promise<EmailMessage>;

/** Creates the writer of emails. It throws if the item is gone or has no recipient. */
export function createEmailWriter(
  { db, publicUrl, readAgency, readTimeZone, readLanguage }: LeadsBasis,
  meetingTemplates: MeetingTemplates,
): EmailWriter {
  const templates: Record<Exclude<EmailKind, 'answer' | 'assignment' | 'reminder' | 'reply'>, Template> = {
    notification,
    confirmation,
    ...meetingTemplates,
  };

  return async ({ item_kind, item_id, kind: emailKind, message_id, user_id }) => {
    if (!isOneOf(templates, emailKind)) throw new Error('Another writer writes what people say, and to colleagues.');
    const kind = inboxKindNamed(item_kind);
    const item = kind && (await db.selectFrom(kind.table).selectAll().where('id', '=', item_id).executeTakeFirst());
    if (!item) throw new Error(`The email ${message_id} is about ${item_kind} ${item_id}, which does not exist.`);
    const [agency, timeZone, ofSite] = await Promise.all([readAgency(), readTimeZone(), readLanguage()]);
    const language = languageTagged(item.language ?? '') ?? ofSite;
    const written = await templates[emailKind]({ kind, item, agency, timeZone, language, publicUrl, userId: user_id });
    return { ...written, messageId: message_id };
  };
}

function isOneOf<Name extends string>(templates: Record<Name, Template>, name: string): name is Name {
  return name in templates;
}

/** Names files, and attaches none: they stay where only those who may read leads get them. */
function notification({ kind, item, agency, timeZone, publicUrl }: TemplateInput): EmailMessage {
  const noun = capitalized(kind.noun.one);
  const link = publicUrl + itemPath(kind, item.id);
  const hasFiles = [...fileFields(kind).keys()].some((name) => ({ ...item } as ItemFields)[name] !== null);
  const text = `${noun} ${item.reference}

${itemLines(kind, { ...item }, timeZone)}
${hasFiles ? `\nDownload the files: ${link}\n` : ''}
Reply to this email to answer ${item.name}.`;
  return {
    to: notifiedAddresses(agency, kind),
    replyTo: { name: item.name, address: item.email },
    subject: `${noun} from ${item.name} (${item.reference})`,
    text,
    links: [link],
  };
}

/** Quotes nothing of what was sent: the address in it may be somebody else's. */
function confirmation({ kind, item, agency, language }: TemplateInput): EmailMessage {
  const { mails } = wordsIn(language);
  const { received, confirmation: thanks } = inboxWordsIn(language, kind);
  const text = `${mails.hello}

${thanks} ${filled(mails.reference, { reference: item.reference })}

${agency.name}

${mails.notYou}`;
  return {
    to: item.email,
    replyTo: answered(agency, kind),
    isReply: true,
    subject: `${received} (${item.reference})`,
    text,
    ...writtenIn(language),
  };
}

/** Returns where answers to emails about items of a kind go: to those who are notified of them, otherwise to the sender. */
export function answered({ name, notified }: Agency, kind: { name: string }): Mailbox[] {
  return notified(kind).map((address) => ({ name, address }));
}

/** The values of an item in emails, by column. */
export type ItemFields = Readonly<Record<string, string | number | null>>;

/** Returns the addresses that are notified of items of a kind, or throws if there are none. */
export function notifiedAddresses({ notified }: Agency, kind: { name: string }): string[] {
  const addresses = notified(kind);
  if (addresses.length === 0)
    throw new Error('The agency has no address for notifications. Add one in the settings, or set NOTIFY_EMAIL.');
  return addresses;
}

/** Returns the fields of an item, one per line, the visitor's own words last. For the agency only: nobody else is quoted. */
export function itemLines(kind: AnyInboxKind, item: ItemFields, timeZone: string): string {
  const lines = Object.entries(kind.fields).flatMap(([name, field]) => {
    if (name === kind.text || item[name] === null) return [];
    const labelled = `${field.label}: ${String(item[name])}`;
    return linesOf[field.kind](labelled, () => timeLines(momentOf(kind, item), timeZone));
  });
  const text = String(item[kind.text] ?? '');
  const isLong = kind.fields[kind.text]?.kind === 'longText';
  return isLong ? `${lines.join('\n')}\n\n${text}` : [...lines, `${kind.fields[kind.text]?.label}: ${text}`].join('\n');
}

/** What emails say of a field of each kind: its value after its label, a time, or nothing where another field says it. */
const linesOf: Record<InboxFieldKind, (labelled: string, time: () => string) => string[]> = {
  text: (labelled) => [labelled],
  longText: (labelled) => [labelled],
  email: (labelled) => [labelled],
  phone: (labelled) => [labelled],
  moment: (_labelled, time) => [time()],
  timeZone: () => [],
  file: (labelled) => [labelled],
};

interface Moment {
  starts_at: string;
  time_zone: string;
}

function momentOf(kind: AnyInboxKind, item: ItemFields): Moment {
  const [moment = ''] = fieldNames(kind, 'moment');
  const [zone = ''] = fieldNames(kind, 'timeZone');
  return { starts_at: String(item[moment] ?? ''), time_zone: String(item[zone] ?? '') };
}

/** Returns a time in the visitor's time zone and, if it differs, in the agency's, one per line. */
export function timeLines(moment: Moment, timeZone: string, language: Language = DEFAULT_LANGUAGE): string {
  const { cancelling, pages } = wordsIn(language);
  const { theirs, ours } = timesOf(moment, timeZone, language);
  const line = (label: string, text: string) => filled(pages.layout.labelled, { label, text });
  return [line(cancelling.time, theirs), ...(ours ? [line(cancelling.ourTime, ours)] : [])].join('\n');
}

/** Returns a time in the visitor's time zone, and in the agency's if it differs. */
export function timesOf({ starts_at, time_zone }: Moment, timeZone: string, language: Language) {
  const theirZone = timeZoneNamed(time_zone) ?? timeZone;
  const ours = areSameZone(theirZone, timeZone) ? null : timeIn(timeZone, starts_at, language);
  return { theirs: timeIn(theirZone, starts_at, language), ours };
}

/** Returns an instant in words, with the name of its time zone; for the agency, in English. */
export function timeIn(zone: string, instant: string, language: Language = DEFAULT_LANGUAGE): string {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return `${time.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' })} (${zone})`;
}

/** Returns what an email says of its language. */
export function writtenIn(language: Language): Pick<EmailMessage, 'language'> {
  return { language: { tag: language, dir: languages[language].dir } };
}

/** Returns a noun as the first word of a line. */
export function capitalized(noun: string): string {
  return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
}
