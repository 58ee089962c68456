import { type FileKind, fileKinds } from '../file-kinds.ts';
import { filled, type PageWords } from '../words/words.ts';
import { type Field, text } from '../model/field.ts';

/** A field of an inbox item. Whatever its kind, it is stored as text: of a file, that is its name. */
export type InboxField = Field<'text' | 'longText' | 'email', string | null> | Phone | Moment | TimeZone | SentFile;

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

/** A file that visitors send. */
export interface SentFile {
  readonly kind: 'file';
  readonly label: string;
  readonly required: boolean;
  /** The longest name, in bytes. */
  readonly max: number;
  readonly kinds: readonly SentKind[];
  readonly megabytes: Megabytes;
  readonly value?: string | null;
}

/** Kinds that are told by their first bytes, without opening anything, and that run nothing where they are downloaded. */
type SentKind = Extract<FileKind, 'document' | 'picture'>;

type Megabytes = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

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

/** A file of some kinds, up to so many megabytes. Its content says of which kind it is. */
export function file(
  label: string,
  { isOptional = false, ...limits }: Pick<SentFile, 'kinds' | 'megabytes'> & { isOptional?: boolean },
): SentFile {
  return { kind: 'file', label, required: !isOptional, max: 255, ...limits };
}

/** Returns the content types that a file may have. */
export function typesOf({ kinds }: SentFile): string[] {
  return kinds.flatMap((kind) => fileKinds[kind].accepted);
}

/** Why a file is not taken. */
export type FileProblem = 'isTooLarge' | 'isOther' | 'isSecond';

type FileWords = PageWords['forms']['file'];

/** Says why a file is not taken. */
export function sentenceAbout(problem: FileProblem, field: SentFile & { label: string }, words: FileWords): string {
  const { label } = field;
  const sentences: Record<FileProblem, () => string> = {
    isTooLarge: () => filled(words.isTooLarge, { label, megabytes: String(field.megabytes) }),
    isOther: () => filled(words.isOther, { label, types: typeNames(field) }),
    isSecond: () => filled(words.isSecond, { label }),
  };
  return sentences[problem]();
}

/** Says what a file may be, before one is chosen. */
export function helpAbout(field: SentFile, words: FileWords): string {
  return filled(words.help, { types: typeNames(field), megabytes: String(field.megabytes) });
}

function typeNames(field: SentFile) {
  return typesOf(field)
    .map((type) => type.replace(/^.*\//, '').toUpperCase())
    .join(', ');
}

/** Whether so many bytes fit into a field. */
export function fits({ megabytes }: SentFile, size: number): boolean {
  return size <= megabytes * MB;
}

/** Returns the largest size that any of some fields takes, in bytes. */
export function largestOf(fields: Iterable<SentFile>): number {
  return Math.max(0, ...Array.from(fields, ({ megabytes }) => megabytes * MB));
}

const MB = 1024 * 1024; // bytes
