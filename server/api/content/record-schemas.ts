import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { altName, type ContentType } from '../../../content/model/content-type.ts';
import type { Field, FieldKind, Fields } from '../../../content/model/field.ts';
import { emptyValue } from '../../../content/model/schema.ts';
import { named } from '../openapi/schemas.ts';

type Shape = Record<string, z.ZodType>;

const id = z.int().min(1);
const time = z.iso.datetime();
const slug = z.string();
const text = z.string();
const pixels = z.int().nullable();

/** Returns the schema of a type's record in responses. */
export function recordSchema(type: ContentType): z.ZodObject {
  return records.get(type.name) as z.ZodObject;
}

/** Returns the schema of some fields of a record; a picture includes its dimensions. */
export function partOf(type: ContentType, fields: readonly string[]): z.ZodObject {
  const { shape } = recordSchema(type);
  const names = fields.flatMap((name) =>
    type.fields[name]?.kind === 'image' ? [name, altName(name), `${name}_width`, `${name}_height`] : [name],
  );
  return z.object(Object.fromEntries(names.map((name) => [name, shape[name] as z.ZodType])));
}

/** Returns the schema of a record to create: JSON with the paths of pictures, or a form with files. */
export function newRecord(type: ContentType, as: 'json' | 'form'): z.ZodObject {
  const fields = Object.entries(type.fields).flatMap(([name, field]) => {
    const input = as === 'form' && field.kind === 'image' ? file : inputSchemas[field.kind](field);
    const schema = field.required && emptyValue(field) === null ? input : input.nullable().optional();
    return field.kind === 'image'
      ? [[name, schema] as const, [altName(name), text.nullable().optional()] as const]
      : [[name, schema] as const];
  });
  return z.object({ ...Object.fromEntries(fields), ...(type.addressedBy === 'slug' && { slug: slug.optional() }) });
}

/** Returns the schema of changes: any fields, and the version that they are based on. */
export function changes(type: ContentType, as: 'json' | 'form'): z.ZodObject {
  const version = id.optional().describe('The version that the changes are based on. A stale one is a conflict.');
  return newRecord(type, as).partial().extend({ version });
}

/** Returns the response to a saved record. */
export function savedResponse(type: ContentType): z.ZodObject {
  return z.object({ data: recordSchema(type), message: z.string() });
}

function record(type: ContentType) {
  const fields = Object.entries(type.fields).map(([name, field]) => outputFields(name, field));
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

function outputFields(name: string, field: Field): Shape {
  const output = outputSchemas[field.kind](field);
  const own = { [name]: field.required ? output : output.nullable() };
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

/** What responses hold, by kind of field. */
const outputSchemas: Record<FieldKind, (field: Field) => z.ZodType> = {
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
  color: () => text,
  boolean: () => z.boolean(),
  relations: () => z.array(id),
  group: ({ fields = {} }) => z.object(partsOf(fields, outputSchemas)),
  list: ({ fields = {} }) => z.array(z.object(partsOf(fields, outputSchemas))),
  sections: (field) => sectionsOf(field, outputSchemas),
};

/** What a client sends, by kind of field. */
const inputSchemas: Record<FieldKind, (field: Field) => z.ZodType> = {
  text: limited,
  longText: limited,
  richText: html,
  image: path,
  choice: ({ options = [] }) => z.literal(options.flatMap(({ value }) => [value, String(value)])),
  relation: () => z.union([id, text.regex(/^\d+$/)]),
  link: (field) => limited(field).describe('An address that starts with https:// or http://'),
  linkOrPath: (field) => limited(field).describe('An address, or a path of this site'),
  email: () => z.email(),
  color: () => text.describe('A colour such as #3530c4'),
  boolean: () => z.union([z.boolean(), z.literal(['true', 'false', '1', '0', ''])]),
  relations: () => z.array(id),
  group: ({ fields = {} }) => z.object(partsOf(fields, inputSchemas)),
  list: ({ fields = {} }) => z.array(z.object(partsOf(fields, inputSchemas))),
  sections: (field) => sectionsOf(field, inputSchemas),
};

type Schemas = typeof outputSchemas;

/** Describes the fields inside a nested value; what may be left out is null in responses. */
function partsOf(fields: Fields, schemas: Schemas): Shape {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemas[field.kind](field);
    const isOptional = !field.required || (schemas === inputSchemas && field.initial !== undefined);
    const own = [name, isOptional ? schema.nullable() : schema] as const;
    return field.kind === 'image' ? [own, [altName(name), text.nullable()] as const] : [own];
  });
  const shape = Object.fromEntries(parts);
  return schemas === outputSchemas ? shape : z.object(shape).partial().shape;
}

function sectionsOf({ kinds = [] }: Field, schemas: Schemas) {
  const hidden = z.boolean().describe('Kept, but not shown');
  const own = { id: text, hidden: schemas === outputSchemas ? hidden : hidden.optional() };
  const shapes = kinds.map(({ type, label, purpose, fields }) =>
    z.object({ ...own, type: z.literal(type), ...partsOf(fields, schemas) }).meta({ title: label, description: purpose }),
  );
  return z.array(z.discriminatedUnion('type', shapes as unknown as [z.ZodObject]));
}

const records = new Map(contentTypes.map((type: ContentType) => [type.name, named(componentName(type), record(type))]));
