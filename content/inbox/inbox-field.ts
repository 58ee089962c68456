import { type Field, text } from '../model/field.ts';

/** A field of an inbox item. Whatever its kind, it is stored as text. */
export type InboxField = Field<'text' | 'longText' | 'email', string | null> | Phone | Moment | TimeZone;

export type InboxFieldKind = InboxField['kind'];

interface Own<Kind extends string> {
  readonly kind: Kind;
  readonly label: string;
  readonly required: boolean;
  readonly max: number;
  /** Carries the type alone. */
  readonly value?: string;
}

type Phone = Own<'phone'>;

type TimeZone = Own<'timeZone'>;

interface Moment extends Own<'moment'> {
  /** The name by which forms and programs send it. */
  readonly sentAs: string;
}

/** Returns the name by which forms and programs send a field, given that of its column. */
export function sentName(name: string, field: InboxField): string {
  return field.kind === 'moment' ? field.sentAs : name;
}

/** A phone number as its owner writes it, up to 100 characters. */
export function phone(label: string): Phone {
  return { ...text(label), kind: 'phone', max: 100 };
}

/** An instant in the next two years, stored in UTC. A time without offset is read in the item's time zone. */
export function moment(label: string, { sentAs }: { sentAs: string }): Moment {
  return { kind: 'moment', label, required: true, max: 100, sentAs };
}

/** The name of the visitor's time zone, such as Europe/Berlin; the agency's where none is sent. */
export function timeZone(label: string): TimeZone {
  return { kind: 'timeZone', label, required: true, max: 100 };
}
