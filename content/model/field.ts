export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'image'
  | 'choice'
  | 'relation'
  | 'link'
  | 'linkOrPath'
  | 'email';

export interface Option<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
}

/**
 * One field of a content type. `Value` is what remains after validation, `Input` what a client may send, `Shown` what a
 * client is given back.
 */
export interface Field<Kind extends FieldKind = FieldKind, Value = unknown, Input = unknown, Shown = Value> {
  readonly kind: Kind;
  readonly label: string;
  readonly required: boolean;
  /** The longest text, in characters. */
  readonly max?: number;
  readonly placeholder?: string;
  readonly options?: readonly Option[];
  readonly relation?: Relation;
  /** The relation whose records have each value once at most, such as the blog of a sequence. */
  readonly oncePer?: string;
  /** Carry the types alone. */
  readonly value?: Value;
  readonly input?: Input;
  readonly shown?: Shown;
}

export interface Relation {
  readonly to: string;
  /** The call that gives the records to choose from, with the first of the fields shown. */
  readonly from: string;
  readonly shows: readonly string[];
}

export const limits = { title: 200, shortText: 500, richText: 256 * 1024, link: 500, pathLength: 200 };

/** One line of text, up to 200 characters unless `max` says otherwise. */
export function text(label: string, { max = limits.title }: { max?: number } = {}): Field<'text', string, string> {
  return { kind: 'text', label, required: true, max };
}

/** A few lines of plain text, up to 500 characters unless `max` says otherwise. */
export function longText(
  label: string,
  { max = limits.shortText }: { max?: number } = {},
): Field<'longText', string, string> {
  return { kind: 'longText', label, required: true, max };
}

/** HTML of the editor, up to 256 KB. It is sanitised by the server. */
export function richText(label: string): Field<'richText', string, string> {
  return { kind: 'richText', label, required: true };
}

/** A picture: the path of an uploaded one, as an answer gives it. */
export function image(label: string): Field<'image', string, string> {
  return { kind: 'image', label, required: true };
}

/** One of a few values. Numbers may arrive as digits, as forms send them. */
export function choice<const Value extends string | number>(
  label: string,
  options: readonly Option<Value>[],
  { placeholder, oncePer }: { placeholder?: string; oncePer?: string } = {},
): Field<'choice', Value, Value | string> {
  return {
    kind: 'choice',
    label,
    required: true,
    options,
    ...(placeholder && { placeholder }),
    ...(oncePer && { oncePer }),
  };
}

/** 1 is Active; anything else is InActive, everywhere. */
export const ACTIVE = 1;

/** Active or InActive: whether the public sees a record. */
export function status(): Field<'choice', 1 | 2, 1 | 2 | string> {
  const options = [
    { value: ACTIVE, label: 'Active' },
    { value: 2, label: 'InActive' },
  ] as const;
  return choice('Status', options, { placeholder: 'Select Status' });
}

/** A record of another type, written as its id, read as an object with its id and the fields named in `shows`. */
export function relation<const Shows extends string>(
  label: string,
  { to, from, shows, placeholder }: { to: string; from: string; shows: readonly Shows[]; placeholder?: string },
): Field<'relation', number, number | string, RelatedRecord<Shows> | null> {
  return {
    kind: 'relation',
    label,
    required: true,
    relation: { to, from, shows },
    ...(placeholder && { placeholder }),
  };
}

export type RelatedRecord<Shows extends string> = { id: number } & Record<Shows, string>;

/** An address on the web: https:// or http:// only. */
export function link(label: string): Field<'link', string, string> {
  return { kind: 'link', label, required: true, max: limits.link };
}

/** An address on the web, or a path of this site such as /meeting. */
export function linkOrPath(label: string): Field<'linkOrPath', string, string> {
  return { kind: 'linkOrPath', label, required: true, max: limits.link };
}

/** An email address. */
export function email(label: string): Field<'email', string, string> {
  return { kind: 'email', label, required: true };
}

/** The same field, which may also be left empty: an empty input becomes null. */
export function optional<Kind extends FieldKind, Value, Input, Shown>(
  field: Field<Kind, Value, Input, Shown>,
): Field<Kind, Value | null, Input | '' | null | undefined, Shown | null> {
  return { ...field, required: false };
}
