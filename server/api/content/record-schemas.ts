import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { altName, type ContentType, inputFields } from '../../../content/model/content-type.ts';
import { emptyValue, kinds } from '../../../content/model/kinds.ts';
import { named } from '../openapi/schemas.ts';

const id = z.int().min(1);
const slug = z.string();
const time = z.iso.datetime();
const pixels = z.int().nullable();
const file = z.string().meta({ format: 'binary' });

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
  const fields = Object.entries(inputFields(type.fields)).map(([name, field]) => {
    const schema = as === 'form' && field.kind === 'image' ? file : kinds[field.kind].input(field);
    return [name, field.required && emptyValue(field) === null ? schema : schema.nullable().optional()];
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
  const fields = Object.entries(inputFields(type.fields)).map(([name, field]) => {
    const schema = kinds[field.kind].output(field);
    return {
      [name]: field.required ? schema : schema.nullable(),
      ...(field.kind === 'image' && { [`${name}_width`]: pixels, [`${name}_height`]: pixels }),
    };
  });
  return z.object({
    id,
    ...(type.addressedBy === 'slug' && { slug }),
    ...(Object.assign({}, ...fields) as Record<string, z.ZodType>),
    ...(type.ordered && { position: z.int() }),
    version: id,
    created_at: time,
    updated_at: time,
  });
}

function componentName({ name }: ContentType) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const records = new Map(contentTypes.map((type: ContentType) => [type.name, named(componentName(type), record(type))]));
