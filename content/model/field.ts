import { z } from 'zod';

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
  readonly schema: z.ZodType<Value, Input>;
  /** The longest text, in characters. */
  readonly max?: number;
  readonly placeholder?: string;
  readonly options?: readonly Option[];
  readonly relation?: Relation;
  /** Carries the type alone. */
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
  return { kind: 'text', label, required: true, schema: line(label, max), max };
}

/** A few lines of plain text, up to 500 characters unless `max` says otherwise. */
export function longText(
  label: string,
  { max = limits.shortText }: { max?: number } = {},
): Field<'longText', string, string> {
  return { kind: 'longText', label, required: true, schema: lines(label, max), max };
}

/** HTML of the editor, up to 256 KB. It is sanitised by the server. */
export function richText(label: string): Field<'richText', string, string> {
  const tooLong = `${label} can be at most ${limits.richText / 1024} KB of text.`;
  const schema = words(label).refine((html) => new TextEncoder().encode(html).length <= limits.richText, tooLong);
  return { kind: 'richText', label, required: true, schema };
}

/** A picture: the path of an uploaded one, as an answer gives it. */
export function image(label: string): Field<'image', string, string> {
  return { kind: 'image', label, required: true, schema: line(label, limits.pathLength) };
}

/** One of a few values. Numbers may arrive as digits, as forms send them. */
export function choice<const Value extends string | number>(
  label: string,
  options: readonly Option<Value>[],
  { placeholder }: { placeholder?: string } = {},
): Field<'choice', Value, Value | string> {
  const labels = options.map((option) => option.label);
  const schema = z.unknown().transform((input, context) => {
    const chosen = options.find(({ value }) => input === value || input === String(value));
    if (chosen) return chosen.value;
    const missing = input === undefined || input === null || input === '';
    context.addIssue({ code: 'custom', message: missing ? isRequired(label) : `${label} must be ${oneOf(labels)}.` });
    return z.NEVER;
  });
  const typed = schema as unknown as z.ZodType<Value, Value | string>;
  return { kind: 'choice', label, required: true, schema: typed, options, ...(placeholder && { placeholder }) };
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
  // A client may send back the related record as it was given it.
  const plain = (input: unknown) => (typeof input === 'object' && input && 'id' in input ? input.id : input);
  const fromList = `${label} must be chosen from the list.`;
  const id = z.preprocess(
    plain,
    z
      .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], {
        error: ({ input }) => (isBlank(input) ? isRequired(label) : fromList),
      })
      .refine((value) => Number.isInteger(value) && value > 0 && value < 2 ** 31, fromList),
  );
  return {
    kind: 'relation',
    label,
    required: true,
    schema: id as unknown as z.ZodType<number, number | string>,
    relation: { to, from, shows },
    ...(placeholder && { placeholder }),
  };
}

export type RelatedRecord<Shows extends string> = { id: number } & Record<Shows, string>;

/** An address on the web: https:// or http:// only. */
export function link(label: string): Field<'link', string, string> {
  const message = `${label} must be an address that starts with https:// or http://.`;
  const max = limits.link;
  return { kind: 'link', label, required: true, schema: line(label, max).refine(isWebAddress, message), max };
}

/** An address on the web, or a path of this site such as /meeting. */
export function linkOrPath(label: string): Field<'linkOrPath', string, string> {
  const message = `${label} must start with https://, http:// or a single /.`;
  const fits = (address: string) => isWebAddress(address) || /^\/(?![/\\])[^\s\\]*$/.test(address);
  const max = limits.link;
  return { kind: 'linkOrPath', label, required: true, schema: line(label, max).refine(fits, message), max };
}

/** An e-mail address. */
export function email(label: string): Field<'email', string, string> {
  const fits = (address: string) => z.email().safeParse(address).success;
  return {
    kind: 'email',
    label,
    required: true,
    schema: line(label, limits.title).refine(fits, `${label} must be an e-mail address such as name@example.com.`),
  };
}

/** The same field, which may also be left empty: an empty input becomes null. */
export function optional<Kind extends FieldKind, Value, Input, Shown>(
  field: Field<Kind, Value, Input, Shown>,
): Field<Kind, Value | null, Input | '' | null | undefined, Shown | null> {
  const schema = z.preprocess((input) => (isBlank(input) ? null : input), field.schema.nullable()).optional();
  return {
    ...field,
    required: false,
    schema: schema as unknown as z.ZodType<Value | null, Input | '' | null | undefined>,
  };
}

function line(label: string, max: number) {
  return lines(label, max).refine((value) => !CONTROL_OR_BREAK.test(value), `${label} must be a single line of text.`);
}

function lines(label: string, max: number) {
  return words(label).refine(
    (value) => Array.from(value).length <= max,
    // Made when it is needed: the first number that is written out takes a slow phone long.
    { error: () => `${label} can be at most ${max.toLocaleString('en')} characters long.` },
  );
}

function words(label: string) {
  return z
    .string({ error: ({ input }) => (isBlank(input) ? isRequired(label) : `${label} must be text.`) })
    .trim()
    .min(1, isRequired(label))
    .refine((value) => !CONTROL.test(value), `${label} contains a character that cannot be stored.`);
}

// PostgreSQL stores no NUL, mail headers no line breaks, and nothing shows the others.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f\u2028\u2029]/;

function isWebAddress(address: string) {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

function isBlank(input: unknown) {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** What is said of a field that was left empty. */
export function isRequired(label: string): string {
  return `${label} is required.`;
}

function oneOf(labels: string[]) {
  return labels.length < 2 ? labels.join() : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
