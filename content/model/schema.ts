import { z } from 'zod';
import { type ContentType, inputFields } from './content-type.ts';
import { type Field, type FieldKind, limits } from './field.ts';
import { isBlank, kinds } from './kinds.ts';

/** Returns the Zod schema of a field. Its messages are sentences that name the field. */
export function schemaOf<Value, Input>(field: Field<FieldKind, Value, Input, unknown>): z.ZodType<Value, Input> {
  const full = kinds[field.kind].validate(field);
  const schema = field.required
    ? full
    : z.preprocess((input) => (isBlank(input) ? null : input), full.nullable()).optional();
  return schema as z.ZodType<Value, Input>;
}

/** Validates a new record. Unknown keys are ignored. */
export const newRecordSchema = memoizeByType((type) => {
  const fields = Object.entries(inputFields(type.fields)).map(([name, field]) => [name, schemaOf(field)]);
  const slug = type.addressedBy === 'slug' && { slug: slugSchema.optional() };
  return z.object({ ...Object.fromEntries(fields), ...slug }, `${type.label.one} must be sent as named fields.`);
});

/**
 * Validates changes of a record: any of its fields, and the version that they are based on. A relation may be null, because
 * it is read as null once the related record is deleted.
 */
export const changesSchema = memoizeByType((type) => {
  const relations = Object.entries(type.fields).filter(([, { relation }]) => relation);
  const orNull = relations.map(([name, field]) => [name, schemaOf(field).nullable().optional()]);
  return newRecordSchema(type)
    .partial()
    .extend({ ...Object.fromEntries(orNull), version: versionSchema.optional() });
});

/** Creating a schema takes a hundred times as long as validating with it. */
function memoizeByType<Schema>(create: (type: ContentType) => Schema) {
  const schemas = new WeakMap<ContentType, Schema>();
  return (type: ContentType) => {
    const schema = schemas.get(type) ?? create(type);
    schemas.set(type, schema);
    return schema;
  };
}

const slugSchema = z
  .string('Slug must be text.')
  .trim()
  .max(limits.title, `Slug can be at most ${limits.title} characters long.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug can have lower-case letters, digits and single hyphens between them.');

const digits = z.string().regex(/^\d{1,9}$/);
const versionSchema = z.union([z.int(), digits.transform(Number)], 'Version must be a whole number.');
