import { contactMessage } from './contact-message.ts';
import type { InboxEmail, InboxKind } from './inbox-kind.ts';
import { meeting } from './meeting.ts';

/** Every kind of inbox item, in the order of the sidebar. */
export const inboxKinds = [contactMessage, meeting] as const;

type Declared = (typeof inboxKinds)[number];

export type InboxKindName = Declared['name'];

export type InboxTable = Declared['table'];

export type InboxPlural = Declared['plural'];

export type InboxForm = Declared['form'];

/** Any of the kinds, for code that serves all of them. */
export type AnyInboxKind = InboxKind & {
  readonly name: InboxKindName;
  readonly table: InboxTable;
  readonly plural: InboxPlural;
  readonly form: InboxForm;
};

export type EmailKind = keyof typeof emailsOfAll | NamesOf<Declared>;

type NamesOf<Kind> = Kind extends { emails: infer Emails } ? keyof Emails & string : never;

export const inboxStatuses = ['new', 'in progress', 'won', 'lost', 'spam'] as const;

/** Those of items that somebody is still to answer or to win. */
export const openStatuses = ['new', 'in progress'] as const satisfies (typeof inboxStatuses)[number][];

export type InboxStatus = (typeof inboxStatuses)[number];

const emailsOfAll = {
  notification: { to: 'agency', label: 'To the agency' },
  confirmation: { to: 'visitor', label: 'To the visitor' },
  assignment: { to: 'colleague', label: 'To whom it is assigned' },
  reminder: { to: 'colleague', label: 'Reminder' },
  reply: { to: 'visitor', label: 'Reply' },
  answer: { to: 'colleague', label: 'To the team: an answer' },
} as const satisfies Record<string, InboxEmail>;

/** Every email that can follow an inbox item. */
export const emailKinds: ReadonlyMap<string, InboxEmail> = new Map(
  [emailsOfAll, ...inboxKinds.map((kind: InboxKind) => kind.emails ?? {})].flatMap((emails) => Object.entries(emails)),
);

/** Returns the kind of a name, as the outbox and the activity log have it. */
export function inboxKindNamed(name: string): AnyInboxKind | undefined {
  return inboxKinds.find((kind) => kind.name === name);
}

/** Returns the path of the screen of an item. */
export function itemPath({ plural }: AnyInboxKind, id: number): string {
  return `/admin/${plural}/${id}`;
}

/** Returns a value for each kind, by its plural, as the API has counts and exports. */
export function byPlural<Value>(valueOf: (kind: AnyInboxKind) => Value): Record<InboxPlural, Value> {
  return Object.fromEntries(inboxKinds.map((kind) => [kind.plural, valueOf(kind)])) as Record<InboxPlural, Value>;
}
