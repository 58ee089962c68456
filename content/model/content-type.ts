import type { Language } from '../languages.ts';
import { type Field, type FieldKind, type Fields, optional, text } from './field.ts';
import type { Relation } from './related-type.ts';
import { memoizeByDeclaration } from './memoize-by-declaration.ts';

/** The declaration of one kind of content: everything the product knows about it. */
export interface ContentType {
  readonly name: string;
  readonly table: string;
  /** Its address in the admin API: /api/{path}. */
  readonly path: string;
  /** Its name in menus and on buttons. */
  readonly label: { readonly one: string; readonly many: string };
  /** Its name inside a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly fields: Fields;
  /** The field that names a record in lists and messages, and from which its slug is made. */
  readonly title: string;
  readonly addressedBy: 'slug' | 'id';
  /** Has a position, which administrators change by hand. */
  readonly ordered?: true;
  /** At most one record. */
  readonly single?: true;
  /**
   * Its field that says since when visitors see a record: set when one is first shown, and what its list is ordered by. Once it
   * is set, `created_at` is the same (docs/decisions/0084).
   */
  readonly datedBy?: string;
  /** Its table has a trigram index of titles (docs/decisions/0026), because there may be very many records. */
  readonly titleIndex?: true;
  /**
   * Its records can be translated. Where one is not, it is not there for readers of that language, or it is, with what all
   * languages share.
   */
  readonly untranslated?: 'absent' | 'shared';
  /** Of a type in another language, which `inLanguage` makes: the language, and the type of the records themselves. */
  readonly language?: Language;
  readonly source?: ContentType;
  /** Groups of fields in the form, by their titles. Fields in no group come first. */
  readonly groups?: FieldGroups;
  /** Groups of fields in the panel beside the form's text. `slug` is the address of the record's page. */
  readonly aside?: FieldGroups;
  /** Records of other types that belong to a record and are saved with it, by the name of the list that holds them. */
  readonly parts?: Readonly<Record<string, PartDeclaration>>;
  /** Records of single types, each of which one record shows and is edited with, by the name that it has in that record. */
  readonly singleParts?: Readonly<Record<string, SinglePartDeclaration>>;
  readonly screens: Screens;
  /** The fields in the columns of its list, with their headings. */
  readonly columns: Readonly<Record<string, string>>;
  /** Fields with few values, by which its list can be filtered besides the status. */
  readonly filters?: readonly string[];
  /** Fields that can be set for several records of its list at once, besides the status. */
  readonly bulk?: readonly string[];
  readonly messages: { readonly created?: string; readonly updated: string; readonly deleted?: string };
}

export interface PartDeclaration {
  /** The name of their type. */
  readonly of: string;
  /** Their relation to the record that they belong to. */
  readonly by: string;
  /** Their field that says in which place each of them stands, from 1. */
  readonly order: string;
  readonly label: string;
  /** What each of them is called. */
  readonly one: string;
  readonly maxItems: number;
}

export interface SinglePartDeclaration {
  /** The name of its type. */
  readonly of: string;
  /** The slug of the record that shows it. */
  readonly slug: string;
  /** Fields of that record, by which of its own stand in their place once they are filled in. */
  readonly replaces: Readonly<Record<string, string>>;
}

export type FieldGroups = Readonly<Record<string, readonly string[]>>;

/** The screens of a type, below /admin/. Those of one record are followed by its key. */
export interface Screens {
  readonly list?: string;
  readonly create?: string;
  readonly edit: string;
  readonly show?: string;
  /** The link from the forms to the list. */
  readonly back?: string;
  /** Where that link leads, if its specified label leaves it open. */
  readonly backHelp?: string;
  /** The heading of the sidebar under which it stands. */
  readonly group: 'Site' | 'Content' | 'Leads' | 'Look' | 'Agency';
  /** What it is for. */
  readonly purpose: string;
  /** Defaults to the top right. */
  readonly toasts?: 'top-center';
  /** The kind of toast after a delete; defaults to success. */
  readonly deletedToast?: 'info';
}

/** Returns a declaration with its exact type. */
export function defineContent<const Type extends ContentType>(declaration: Type): Type {
  return declaration;
}

/** Returns the screens of a type that has all four, below a path of the admin area. */
export function screensAt(path: string) {
  return { list: path, create: `${path}/create`, edit: `${path}/edit`, show: `${path}/show` };
}

/** Returns the name of the field that holds the alternative text of an image. */
export function altName<Name extends string>(imageName: Name): `${Name}_alt` {
  return `${imageName}_alt`;
}

/** Returns fields with, after each image, one for its alternative text. */
export function inputFields(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, field]) => ({
    [name]: field,
    ...(field.kind === 'image' && { [altName(name)]: optional(text(`Alternative text of ${field.label}`)) }),
  }));
  return Object.assign({}, ...entries) as Fields;
}

/** Returns the names of a type's fields of some kinds. */
export function fieldsOfKind(type: ContentType, ...kinds: FieldKind[]): string[] {
  return Object.entries(type.fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? name : []));
}

/** Returns the relations of a type, by the names of their fields. */
export const relationsOf = memoizeByDeclaration((type): (Relation & { name: string })[] =>
  Object.entries(type.fields).flatMap(([name, { relation }]) => (relation ? [{ ...relation, name }] : [])),
);

/**
 * Returns the fields by whose texts a list is searched and sorted: the title, and those in its columns. Beside each stands a
 * column with its folded text (docs/decisions/0085).
 */
export const collatedFields = memoizeByDeclaration((type): string[] => {
  if (type.single || type.language) return [];
  const isText = (name: string) => ['text', 'longText'].includes(type.fields[name]?.kind ?? '');
  return [...new Set([type.title, ...Object.keys(type.columns)])].filter(isText);
});

/** Whether a list on a screen can be sorted by a field, whose values can then be compared, or by a column without one. */
export function isSortable(field: Field | undefined): boolean {
  return field === undefined || !withoutOrder.has(field.kind);
}

const withoutOrder: ReadonlySet<FieldKind> = new Set(['image', 'richText', 'relation']);

/** Returns the name of the column with the folded text of a field. */
export function keyName(field: string): string {
  return `${field}_key`;
}

/** Returns the columns of a type's table, in order. */
export function columnsOf(type: ContentType): { name: string; nullable: boolean }[] {
  const always = (name: string) => ({ name, nullable: false });
  // A purged record leaves null in the records that relate to it.
  const fields = Object.entries(inputFields(type.fields)).map(([name, { kind, required }]) => ({
    name,
    nullable: !required || kind === 'relation',
  }));
  return [
    always('id'),
    ...(type.addressedBy === 'slug' ? [always('slug')] : []),
    ...fields,
    ...(type.ordered ? [always('position')] : []),
    ...(type.language ? [always('language'), always('source_version')] : []),
    ...['version', 'created_at', 'updated_at'].map(always),
    { name: 'deleted_at', nullable: true },
    ...collatedFields(type).map((name) => ({ name: keyName(name), nullable: true })),
  ];
}
