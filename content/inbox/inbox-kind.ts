import type { WebhookEvent } from '../webhook-events.ts';
import type { InboxField, InboxFieldKind, SentFile } from './inbox-field.ts';

/** A kind of inbox item: all that server and screens know about one thing that visitors send. */
export interface InboxKind {
  /** What the outbox and the activity log call it. */
  readonly name: string;
  readonly table: string;
  /** Its address in the admin API: /api/{path}. */
  readonly path: string;
  /** Its screen, /admin/{plural}, and its key in every count and export of the API. */
  readonly plural: string;
  /** Its public call: POST /api/{form}/store. */
  readonly form: string;
  readonly label: { readonly one: string; readonly many: string };
  /** The same inside a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
  /** The event that webhooks are told of when one arrives. */
  readonly event: WebhookEvent;
  /** Shown while the inbox is empty. */
  readonly purpose: string;
  /** What visitors send, in the order of the form. */
  readonly fields: Readonly<Record<string, InboxField>> & { readonly name: InboxField; readonly email: InboxField };
  /** The field in their own words: it is searched for spam, and is the item's line in the list. */
  readonly text: string;
  /** The column with what was booked; null of an item that only asks. Kinds that cannot be booked have none. */
  readonly booked?: string;
  /** The views of its list, by the name in its address, before the view of all; without any there is one list. */
  readonly views?: Readonly<Record<string, InboxView>>;
  /** What the agency adds to it, beyond what it adds to all kinds. */
  readonly columns?: Readonly<Record<string, InboxColumn>>;
  /** The emails of its own; a notification and a confirmation follow every kind. */
  readonly emails?: Readonly<Record<string, InboxEmail>>;
}

/** What is in a view, `server/leads/inbox/views.ts` says. */
export interface InboxView {
  readonly label: string;
  readonly order: { readonly column: string; readonly direction: 'asc' | 'desc' };
  /** Shown while it has no items. */
  readonly empty: { readonly title: string; readonly reason: string };
  /** Its items need a reply: its label has their number, and the list opens with it while there are any. */
  readonly isToAnswer?: true;
}

/** The view of all items of a kind, newest first. */
export const ALL = 'all';

/** Returns the labels of a kind's views by their names. */
export function viewLabels({ views = {} }: InboxKind): Record<string, string> {
  return Object.fromEntries([...Object.entries(views).map(([name, { label }]) => [name, label]), [ALL, 'All']]);
}

/** Returns the name of the view of a kind's items that need a reply, if it has one. */
export function viewToAnswer({ views = {} }: InboxKind): string | undefined {
  return Object.keys(views).find((view) => views[view]?.isToAnswer);
}

export interface InboxColumn {
  readonly type: 'text' | 'integer';
  readonly nullable?: true;
  readonly default?: string | number;
  /** Its heading in lists and exports, and its values with their names there; without it the server keeps it to itself. */
  readonly label?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** The value that stands out because all is well, and the one because somebody has to do something. */
  readonly marked?: { readonly on: string; readonly urgent: string };
}

export interface InboxEmail {
  readonly to: 'agency' | 'colleague' | 'visitor';
  /** What the screen of an item calls it. */
  readonly label: string;
}

/** Returns the names of the fields of one kind, such as `phone`. */
export function fieldNames({ fields }: InboxKind, kind: InboxFieldKind): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === kind);
}

/** Returns the files that visitors send with one, by the names of their fields. */
export function fileFields({ fields }: InboxKind): ReadonlyMap<string, SentFile> {
  return new Map(Object.entries(fields).flatMap(([name, field]) => (field.kind === 'file' ? [[name, field]] : [])));
}

/** Returns the columns that lists show, by their names. */
export function labelledColumns({ columns = {} }: InboxKind): [name: string, InboxColumn & { label: string }][] {
  return Object.entries(columns).flatMap(([name, { label, ...column }]) =>
    label ? [[name, { ...column, label }]] : [],
  );
}

/** Returns a declaration with its exact type. */
export function defineInboxKind<const Kind extends InboxKind>(kind: Kind & { text: keyof Kind['fields'] }): Kind {
  return kind;
}
