import type { RelatedType, Relation } from './related-type.ts';

export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'image'
  | 'choice'
  | 'relation'
  | 'link'
  | 'linkOrPath'
  | 'embed'
  | 'email'
  | 'chatNumber'
  | 'phoneNumber'
  | 'color'
  | 'boolean'
  | 'dateTime'
  | 'timeZone'
  | 'key'
  | 'wholeNumber'
  | 'relations'
  | 'people'
  | 'group'
  | 'list'
  | 'sections';

export type Fields = Readonly<Record<string, Field>>;

export interface Option<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
}

/**
 * One field of a content type. `Value` is the result of validation, `Input` what a client may send, `Output` what responses
 * hold.
 */
export interface Field<Kind extends FieldKind = FieldKind, Value = unknown, Input = unknown, Output = Value> {
  readonly kind: Kind;
  readonly label: string;
  readonly required: boolean;
  /** A text that stands once for all languages, such as a name or a price. */
  readonly isShared?: true;
  /** Not a text, but each language has its own nevertheless: a picture with words in it. */
  readonly isTranslated?: true;
  /** A list or sections of a translation: each item has only words, and belongs to the item of the record with the same id. */
  readonly isOverlay?: true;
  /** Visitors read it nowhere on the site, so that nobody finds the record by it. */
  readonly isUnseen?: true;
  /** The maximum length, in characters; of a number, the largest. */
  readonly max?: number;
  /** Of a number, the least. */
  readonly min?: number;
  /** Of a number: all are multiples of it. */
  readonly step?: number;
  /** The maximum number of items. */
  readonly maxItems?: number;
  /** How many characters are usually shown where the text is used, such as in search results. */
  readonly shown?: number;
  /** A sentence for the form. */
  readonly help?: string;
  /** What follows where it is emptied, in a sentence: asked before that is published. */
  readonly whenEmptied?: string;
  /** The environment variable that decides while it is set. */
  readonly variable?: string;
  /** Of an image that must be square: the least length of its sides, in pixels. */
  readonly square?: number;
  /** Of an image that only browsers show, beside a name: it needs no alternative text. */
  readonly isIcon?: true;
  /** Of an email address whose host has a dot, as all on the internet do. */
  readonly isPublic?: true;
  /** Of an image that is a logo: it may be a drawing, which pages show as it is. */
  readonly mayBeDrawn?: true;
  readonly options?: readonly Option[];
  /** What a choice is, or a list, where nothing is sent. */
  readonly initial?: string | number | readonly object[] | undefined;
  /** Of a key that is chosen: the list in the settings whose entries have it. */
  readonly listedIn?: string;
  /** Of a key that nobody has sent: the field that it is made from. */
  readonly madeFrom?: string;
  readonly relation?: Relation;
  /** The relation within which each value is unique, as the sequence is within a post. */
  readonly oncePer?: string;
  /** What `relations` point to. */
  readonly records?: RelatedType;
  /** The fields of a group, and of each item of a list. */
  readonly fields?: Fields;
  /** What one item of a list is called, such as “Card”. */
  readonly one?: string;
  /** The items of a list are links, which the form shows as rows. */
  readonly isOfLinks?: boolean;
  /** The items of a list are the languages of the site, of which the form chooses one. */
  readonly isOfLanguages?: boolean;
  /** The items of a list are tags of other providers, whose ids and addresses depend on whose they are. */
  readonly isOfTags?: boolean;
  /** The items of a list have ids: a number once they are saved, a text before. */
  readonly hasIds?: boolean;
  /** The kinds of sections that can be chosen from. */
  readonly kinds?: readonly SectionKind[];
  /** Only carry types; never set. */
  readonly value?: Value;
  readonly input?: Input;
  readonly output?: Output;
}

/** The declaration of one kind of section: a part of a page with fields of its own. */
export interface SectionKind {
  readonly type: string;
  readonly label: string;
  /** What it is for, in the palette of the editor. */
  readonly purpose: string;
  readonly fields: Fields;
}

export const limits = {
  title: 200,
  shortText: 500,
  richText: 256 * 1024,
  link: 500,
  /** Those of maps are long. */
  embed: 2_000,
  /** In one text: each is a document of its own. */
  embeds: 20,
  pathLength: 200,
  sections: 60,
  nested: 512 * 1024,
};

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

/** HTML of the editor, up to 256 KB. The server sanitizes it. */
export function richText(label: string): Field<'richText', string, string> {
  return { kind: 'richText', label, required: true };
}

/** A picture: the path of an uploaded one, as responses hold it. */
export function image(
  label: string,
  options: Pick<Field, 'square' | 'isIcon' | 'mayBeDrawn'> = {},
): Field<'image', string, string> {
  return { kind: 'image', label, required: true, ...options };
}

/** One of a few values. Numbers may arrive as digits, as forms send them. */
export function choice<const Value extends string | number>(
  label: string,
  options: readonly Option<Value>[],
  rest: { oncePer?: string; initial?: NoInfer<Value> } = {},
): Field<'choice', Value, Value | string> {
  return { kind: 'choice', label, required: true, options, ...rest };
}

/** One of a few texts, given with their labels. Where nothing is sent, it is the first. */
export function choiceOf<const Text extends string>(
  label: string,
  labels: Readonly<Record<Text, string>>,
): Field<'choice', Text, Text | string> {
  const options = Object.entries<string>(labels).map(([value, label]) => ({ value: value as Text, label }));
  return { ...choice(label, options), initial: options[0]?.value };
}

/** 1 is Active; anything else is InActive, everywhere. */
export const ACTIVE = 1;
export const INACTIVE = 2;

/** Whether the public sees a record: Active or InActive. */
export function status(): Field<'choice', 1 | 2, 1 | 2 | string> {
  return choice('Status', [
    { value: ACTIVE, label: 'Active' },
    { value: INACTIVE, label: 'InActive' },
  ]);
}

/** An address on the web: https:// or http:// only. */
export function link(label: string): Field<'link', string, string> {
  return { kind: 'link', label, required: true, max: limits.link };
}

/** An address on the web, or a path of this site such as /meeting. */
export function linkOrPath(label: string): Field<'linkOrPath', string, string> {
  return { kind: 'linkOrPath', label, required: true, max: limits.link };
}

/** The address of what a page shows of another host, such as a video: `embedOf` knows which. */
export function embed(label: string): Field<'embed', string, string> {
  return { kind: 'embed', label, required: true, max: limits.embed };
}

/** An email address. */
export function email(label: string): Field<'email', string, string> {
  return { kind: 'email', label, required: true };
}

/** An email address on the internet, of somebody who is to be reached there: most that lack a dot lack their end. */
export function publicEmail(label: string): Field<'email', string, string> {
  return { ...email(label), isPublic: true };
}

/** A colour that is nobody’s, where one is needed as an example. */
export const NEUTRAL_COLOR = '#808080';

/** A colour such as #808080. */
export function color(label: string): Field<'color', string, string> {
  return { kind: 'color', label, required: true };
}

/** Yes or no. Forms may send it as text. */
export function boolean(label: string): Field<'boolean', boolean, boolean | string> {
  return { kind: 'boolean', label, required: true };
}

/** A moment: a date and a time with its time zone, which responses hold in UTC; null in the preview of a draft without one. */
export function dateTime(label: string): Field<'dateTime', string, string, string | null> {
  return { kind: 'dateTime', label, required: true };
}

/** A whole number. Forms may send it as digits. */
export function wholeNumber(
  label: string,
  range: { min: number; max: number; step?: number; initial?: number },
): Field<'wholeNumber', number, number | string> {
  return { kind: 'wholeNumber', label, required: true, ...range };
}

/** A time zone by its name, such as Europe/Berlin. */
export function timeZone(label: string): Field<'timeZone', string, string> {
  return { kind: 'timeZone', label, required: true, max: 100 };
}

/** What programs call something by: letters, digits, - and _. Where nothing is sent, it is made from another field. */
export function key(label: string, { madeFrom }: { madeFrom: string }): Field<'key', string, string | undefined> {
  return { kind: 'key', label, required: true, max: MAX_KEY, madeFrom };
}

/** The key of one of the entries of a list in the settings. */
export function keyIn(label: string, listedIn: string): Field<'key', string, string> {
  return { kind: 'key', label, required: true, max: MAX_KEY, listedIn };
}

const MAX_KEY = 60; // characters

/** Adds a sentence that the form shows below the input. */
export function explained<F extends Field>(field: F, help: string): F {
  return { ...field, help };
}

/** Has the form ask before it is published that a field was emptied. */
export function missed<F extends Field>(field: F, whenEmptied: string): F {
  return { ...field, whenEmptied };
}

/** Lets an environment variable decide in place of the field while it is set. */
export function decidedBy<F extends Field>(variable: string, field: F): F {
  return { ...field, variable };
}

/** Makes a text stand once for all languages. */
export function shared<F extends Field>(field: F): F {
  return { ...field, isShared: true };
}

/** Makes each language have its own: a picture may have words in it. */
export function translated<F extends Field>(field: F): F {
  return { ...field, isTranslated: true };
}

/** Keeps a text from the search: it is on no page. */
export function unseen<F extends Field>(field: F): F {
  return { ...field, isUnseen: true };
}

/** Makes a field optional: an empty input becomes null. */
export function optional<Kind extends FieldKind, Value, Input, Output>(
  field: Field<Kind, Value, Input, Output>,
): Field<Kind, Value | null, Input | '' | null | undefined, Output | null> {
  return { ...field, required: false };
}

/** Returns some fields, none of which has to be filled in. */
export function allOptional(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]));
}
