import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { altName, type ContentType } from '../../../content/model/content-type.ts';
import type { Field, FieldKind } from '../../../content/model/field.ts';
import { named } from '../openapi/schemas.ts';

type Shape = Record<string, z.ZodType>;

const id = z.int().min(1);
const time = z.iso.datetime();
const slug = z.string();
const text = z.string();
const pixels = z.int().nullable();

/** Gives what administrators are given of a type's record. */
export function recordSchema(type: ContentType): z.ZodObject {
  return records.get(type.name) as z.ZodObject;
}

/** Gives the part of a record that has these fields; a picture brings its dimensions. */
export function partOf(type: ContentType, fields: readonly string[]): z.ZodObject {
  const { shape } = recordSchema(type);
  const names = fields.flatMap((name) =>
    type.fields[name]?.kind === 'image' ? [name, altName(name), `${name}_width`, `${name}_height`] : [name],
  );
  return z.object(Object.fromEntries(names.map((name) => [name, shape[name] as z.ZodType])));
}

/** Gives what makes a record: as JSON, pictures by their path, or as a form, pictures as files. */
export function newRecord(type: ContentType, as: 'json' | 'form'): z.ZodObject {
  const fields = Object.entries(type.fields).flatMap(([name, field]) => {
    const sent = as === 'form' && field.kind === 'image' ? file : sentOf[field.kind](field);
    const schema = field.required ? sent : sent.nullable().optional();
    return field.kind === 'image'
      ? [[name, schema] as const, [altName(name), text.nullable().optional()] as const]
      : [[name, schema] as const];
  });
  return z.object({ ...Object.fromEntries(fields), ...(type.addressedBy === 'slug' && { slug: slug.optional() }) });
}

/** Gives what changes a record: any of its fields, and the version that they were changed from. */
export function changes(type: ContentType, as: 'json' | 'form'): z.ZodObject {
  const version = id.optional().describe('The version that was changed. A stale one is a conflict.');
  return newRecord(type, as).partial().extend({ version });
}

function record(type: ContentType) {
  const fields = Object.entries(type.fields).map(([name, field]) => shownFieldsOf(name, field));
  return z.object({
    id,
    ...(type.addressedBy === 'slug' && { slug }),
    ...(Object.assign({}, ...fields) as Shape),
    ...(type.ordered && { position: z.int() }),
    version: id,
    created_at: time,
    updated_at: time,
  });
}

function shownFieldsOf(name: string, field: Field): Shape {
  const shown = shownOf[field.kind](field);
  const own = { [name]: field.required ? shown : shown.nullable() };
  if (field.kind !== 'image') return own;
  return { ...own, [altName(name)]: text.nullable(), [`${name}_width`]: pixels, [`${name}_height`]: pixels };
}

function componentName({ name }: ContentType) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const html = () => text.describe('HTML');
const path = () => text.describe('The path of an uploaded picture');
const limited = ({ max }: Field) => (max === undefined ? text : text.max(max));
const file = text.meta({ format: 'binary' });

/** What a client is given of each kind of field. */
const shownOf: Record<FieldKind, (field: Field) => z.ZodType> = {
  text: () => text,
  longText: () => text,
  richText: html,
  image: path,
  choice: ({ options = [] }) => z.literal(options.map(({ value }) => value)),
  relation: ({ relation }) =>
    z.object({ id, ...Object.fromEntries((relation?.shows ?? []).map((name) => [name, text])) }).nullable(),
  link: () => text,
  linkOrPath: () => text,
  email: () => text,
};

/** What a client sends of each kind of field. */
const sentOf: Record<FieldKind, (field: Field) => z.ZodType> = {
  text: limited,
  longText: limited,
  richText: html,
  image: path,
  choice: ({ options = [] }) => z.literal(options.flatMap(({ value }) => [value, String(value)])),
  relation: () => z.union([id, text.regex(/^\d+$/)]),
  link: (field) => limited(field).describe('An address that starts with https:// or http://'),
  linkOrPath: (field) => limited(field).describe('An address, or a path of this site'),
  email: () => z.email(),
};

const records = new Map(contentTypes.map((type: ContentType) => [type.name, named(componentName(type), record(type))]));
