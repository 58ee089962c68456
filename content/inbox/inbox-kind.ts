import type { MeetingView } from './appointment.ts';
import type { InboxField } from './inbox-field.ts';

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
  /** Shown while the inbox is empty. */
  readonly purpose: string;
  /** What visitors read once it is stored. */
  readonly thanks: string;
  /** What happens next, in the confirmation that visitors are emailed. */
  readonly nextStep: string;
  /** What visitors send, in the order of the form. */
  readonly fields: Readonly<Record<string, InboxField>> & { readonly name: InboxField; readonly email: InboxField };
  /** The field in their own words: it is searched for spam, and is the item's line in the list. */
  readonly text: string;
  /** The views of its list, each with its label; without any there is one list. */
  readonly views?: Readonly<Record<MeetingView, string>>;
  /** What the agency adds to it, beyond what it adds to all kinds. */
  readonly columns?: Readonly<Record<string, InboxColumn>>;
  /** The emails of its own; a notification and a confirmation follow every kind. */
  readonly emails?: Readonly<Record<string, InboxEmail>>;
}

export interface InboxColumn {
  readonly type: 'text' | 'integer';
  readonly nullable?: true;
  readonly default?: string | number;
  /** Its heading in lists and exports, and its values with their names there; without it the server keeps it to itself. */
  readonly label?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface InboxEmail {
  readonly to: 'agency' | 'colleague' | 'visitor';
  /** What the screen of an item calls it. */
  readonly label: string;
}

/** Returns the names of the fields of one kind, such as `phone`. */
export function fieldNames({ fields }: InboxKind, kind: InboxField['kind']): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === kind);
}

/** Returns a declaration with its exact type. */
export function defineInboxKind<const Kind extends InboxKind>(kind: Kind & { text: keyof Kind['fields'] }): Kind {
  return kind;
}
