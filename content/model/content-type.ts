import { z } from 'zod';
import { type Field, limits, text } from './field.ts';

export type Fields = Readonly<Record<string, Field>>;

/** What an agency publishes: everything the product knows about one kind of record. */
export interface ContentType {
  readonly name: string;
  readonly table: string;
  /** Its address in the admin API: /api/{path}. */
  readonly path: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly fields: Fields;
  /** The field that names a record, in lists, in messages and in its slug. */
  readonly title: string;
  readonly addressedBy: 'slug' | 'id';
  /** Ordered by hand, through a position. */
  readonly ordered?: true;
  /** At most one record. */
  readonly single?: true;
  /** Where a record has a page of its own: the address before its slug. */
  readonly page?: string;
  readonly screens: Screens;
  /** The columns of its list: fields, with their headings. */
  readonly columns: Readonly<Record<string, string>>;
  readonly messages: { readonly created?: string; readonly updated: string; readonly deleted?: string };
}

/** The screens of a type, below /admin/. The key of the record stands behind those of one record. */
export interface Screens {
  readonly list?: string;
  readonly create?: string;
  readonly edit: string;
  readonly show?: string;
  /** The link from the forms to the list. */
  readonly back?: string;
  /** What the thing is for, said where there is none yet. */
  readonly purpose: string;
  /** Where messages appear; at the top right unless said otherwise. */
  readonly toasts?: 'top-center';
  /** How a delete is told; as a success unless said otherwise. */
  readonly deletedToast?: 'info';
}

/** Takes a declaration and gives it back with its exact type. */
export function defineContent<const Type extends ContentType>(declaration: Type): Type {
  return declaration;
}

/** What a new record is checked with. Unknown keys are left out. */
export function newRecordSchema(type: ContentType) {
  return z.object(inputSchemas(type), `${type.label.one} must be sent as named fields.`);
}

/**
 * What a change is checked with: any of the fields, and the version that the change was made from. A related record that
 * is gone is read as null, and may be sent back so.
 */
export function changesSchema(type: ContentType) {
  const version = z.union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    'Version must be a whole number.',
  );
  const related = Object.entries(type.fields).filter(([, { relation }]) => relation);
  const orNull = Object.fromEntries(related.map(([name, { schema }]) => [name, schema.nullable().optional()]));
  return newRecordSchema(type)
    .partial()
    .extend({ ...orNull, version: version.optional() });
}

function inputSchemas(type: ContentType) {
  const schemas = Object.entries(type.fields).flatMap(([name, field]) =>
    field.kind === 'image'
      ? [[name, field.schema] as const, [altName(name), altText(field.label).optional()] as const]
      : [[name, field.schema] as const],
  );
  const slug = type.addressedBy === 'slug' ? { slug: slugSchema.optional() } : {};
  return { ...Object.fromEntries<z.ZodType>(schemas), ...slug };
}

/** The name of the field that describes a picture in words. */
export function altName<Name extends string>(imageName: Name): `${Name}_alt` {
  return `${imageName}_alt`;
}

function altText(label: string) {
  return z.preprocess((input) => (input === '' ? null : input), text(`Alternative text of ${label}`).schema.nullable());
}

const slugSchema = z
  .string('Slug must be text.')
  .trim()
  .max(limits.title, `Slug can be at most ${limits.title} characters long.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug can have lower-case letters, digits and single hyphens between them.');

/** The columns that hold a type's records, in order, with whether they may be empty. */
export function columnsOf(type: ContentType): { name: string; nullable: boolean }[] {
  const always = (name: string) => ({ name, nullable: false });
  const fields = Object.entries(type.fields).flatMap(([name, { kind, required }]) => {
    // The record that one is related to may go; the record stays.
    const column = { name, nullable: !required || kind === 'relation' };
    return kind === 'image' ? [column, { name: altName(name), nullable: true }] : [column];
  });
  return [
    always('id'),
    ...(type.addressedBy === 'slug' ? [always('slug')] : []),
    ...fields,
    ...(type.ordered ? [always('position')] : []),
    ...['version', 'created_at', 'updated_at'].map(always),
    { name: 'deleted_at', nullable: true },
  ];
}
