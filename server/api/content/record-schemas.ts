import { z } from 'zod';
import { contentTypes, translationTypes } from '../../../content/index.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { altName, type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { inLanguage, isTranslatable, sourceOf } from '../../../content/model/translations/in-language.ts';
import { inputShape, kinds, outputShape } from '../../../content/model/kinds.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import { type SinglePart, singlePartsOf } from '../../../content/model/parts/single-part.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { named } from '../openapi/schemas.ts';
import { partPictures } from './part-pictures.ts';

const id = z.int().min(1);
const slug = z.string();
const time = z.iso.datetime();
const pixels = z.int().nullable();
const file = z.string().meta({ format: 'binary' });

/** Returns the schema of a type's record in responses. */
export function recordSchema(type: ContentType): z.ZodObject {
  return records.get(type.name) as z.ZodObject;
}

/** Returns the schema of a type's record in lists, which leave its sections out. */
export function listedSchema(type: ContentType): z.ZodObject {
  const heavy = fieldsOfKind(type, 'sections');
  if (heavy.length === 0) return recordSchema(type);
  const { shape } = recordSchema(type);
  const listed = Object.entries(shape).filter(([name]) => !heavy.includes(name));
  return z.object(Object.fromEntries(listed));
}

/** Returns the schema of a type's record with its parts, as responses about one record hold it. */
export function wholeRecordSchema(type: ContentType): z.ZodObject {
  return wholeRecords.get(type.name) as z.ZodObject;
}

/** Returns the schema of a translation of a type's record, with its parts. */
export function translationSchema(type: ContentType): z.ZodObject {
  return wholeRecordSchema(inLanguage(type, DEFAULT_LANGUAGE));
}

/** Returns the schema of a record with its parts, or of a translation of it, as responses to `?language=` hold either. */
export function eitherSchema(type: ContentType): z.ZodType {
  return isTranslatable(type) ? z.union([wholeRecordSchema(type), translationSchema(type)]) : wholeRecordSchema(type);
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
  const schemaFor = (field: Field) => (as === 'form' && field.kind === 'image' ? file : kinds[field.kind].input(field));
  return z.object({
    ...inputShape(type.fields, schemaFor),
    ...(type.addressedBy === 'slug' && { slug: slug.optional() }),
    ...sentParts(type, as),
  });
}

/** Forms send a list of parts as JSON, and their pictures as files of their own. */
function sentParts(type: ContentType, as: 'json' | 'form'): Record<string, z.ZodType> {
  const lists = partsOf(type).map((part) => {
    const { name, label, maxItems } = part;
    const items = z.array(partSchema(part)).max(maxItems).optional();
    const description = `${label} in order. Items with an id are updated with the fields sent, items without one are created, items left out are deleted. Omit the list to leave them unchanged.`;
    if (as === 'json') return { [name]: items.describe(description) };
    return { [name]: z.string().optional().describe(`JSON. ${description}`) };
  });
  const pictures = as === 'form' ? partPictures(type).map(({ path }) => ({ [path]: file.optional() })) : [];
  const singles = singlePartsOf(type).map((part) => ({ [part.name]: sentSinglePart(part, as) }));
  return Object.assign({}, ...lists, ...pictures, ...singles) as Record<string, z.ZodType>;
}

function sentSinglePart({ type, owner, slug }: SinglePart, as: 'json' | 'form') {
  const description = `The ${type.noun.one}, of the ${owner.noun.one} ${slug} alone. It is updated with the fields sent, or created with them. Omit it to leave it unchanged.`;
  if (as === 'form') return z.string().optional().describe(`JSON. ${description}`);
  const fields = z.object(inputShape(type.fields)).partial();
  const version = id.nullish().describe('The version that the changes are based on. A stale one is a conflict.');
  return fields.extend({ version }).nullish().describe(description);
}

function partSchema({ field }: Part) {
  return z
    .object(inputShape(field.fields))
    .partial()
    .extend({
      id: id.optional(),
      version: id.optional().describe('The version that the changes are based on. A stale one is a conflict.'),
      removed: z.boolean().optional().describe('Deleted, as those that are left out'),
    });
}

/** Returns the schema of changes: any fields, and the version that they are based on. */
export function changes(type: ContentType, as: 'json' | 'form'): z.ZodObject {
  const version = id.optional().describe('The version that the changes are based on. A stale one is a conflict.');
  return newRecord(type, as).partial().extend({ version });
}

function record(type: ContentType) {
  const sides = fieldsOfKind(type, 'image').flatMap((name) => [`${name}_width`, `${name}_height`]);
  return z.object({
    id,
    ...(type.addressedBy === 'slug' && { slug }),
    ...outputShape(type.fields),
    ...Object.fromEntries(sides.map((name) => [name, pixels])),
    ...(type.ordered && { position: z.int() }),
    ...(type.language && {
      language: z.string(),
      source_version: id.describe('The version of the record it is up to date with'),
    }),
    version: id,
    created_at: time,
    updated_at: time,
  });
}

function componentName(type: ContentType) {
  const { name } = sourceOf(type);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${type.language ? 'Translation' : ''}`;
}

const describedTypes: readonly ContentType[] = [...contentTypes, ...translationTypes];

const records = new Map(describedTypes.map((type) => [type.name, named(componentName(type), record(type))]));

const wholeRecords = new Map(
  describedTypes.map((type) => {
    const lists = partsOf(type).map((part) => [part.name, z.array(recordSchema(part.type))]);
    const singles = singlePartsOf(type).map((part) => [part.name, shownSinglePart(part)]);
    const schema = recordSchema(type);
    const parts = [...lists, ...singles];
    const withParts = () => named(`Whole${componentName(type)}`, schema.extend(Object.fromEntries(parts)));
    return [type.name, parts.length === 0 ? schema : withParts()];
  }),
);

function shownSinglePart({ type, owner, slug }: SinglePart) {
  const description = `Of the ${owner.noun.one} ${slug} alone; null while there is none`;
  return recordSchema(type).nullable().optional().describe(description);
}

const paths = contentTypes.map(({ path }) => path);

/** The path of a content type, in a query or a body. */
export const typePath = z.enum(paths, `Type must be ${oneOf(paths)}.`).describe('The path of the content type');

/** What names a record in a body: its id or slug. */
export const recordKey = z.string('Key must be text.').max(300, 'Key can be at most 300 characters long.');
