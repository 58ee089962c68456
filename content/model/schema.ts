import { z } from 'zod';
import type { ContentType } from './content-type.ts';
import { limits } from './field.ts';
import { schemaOf, schemasOf, withEmptyValues } from './kinds.ts';
import { memoizeByDeclaration } from './memoize-by-declaration.ts';
import { partSchemas } from './parts/part-schemas.ts';
import { wholeNumber } from './integers.ts';

/** Validates a new record. Unknown keys are ignored; a list that is left out is empty, and yes or no is no. */
export const newRecordSchema = memoizeByDeclaration((type) =>
  fieldsSchema(type).transform((values) => withEmptyValues(type.fields, values)),
);

/**
 * Validates changes of a record: any of its fields, and the version that they are based on. A relation may be null, because
 * it is read as null once the related record is deleted.
 */
export const changesSchema = memoizeByDeclaration((type) => {
  const relations = Object.entries(type.fields).filter(([, { relation }]) => relation);
  const orNull = relations.map(([name, field]) => [name, schemaOf(field).nullable().optional()]);
  return fieldsSchema(type)
    .partial()
    .extend({ ...Object.fromEntries(orNull), version: wholeNumber('Version must be a whole number.').optional() });
});

function fieldsSchema(type: ContentType) {
  const slug = type.addressedBy === 'slug' && { slug: slugSchema.optional() };
  return z.object(
    { ...schemasOf(type.fields), ...partSchemas(type), ...slug },
    `${type.label.one} must be sent as named fields.`,
  );
}

/** An empty one is made from the title. */
const slugSchema = z
  .string('Address must be text.')
  .trim()
  .max(limits.title, `Address can be at most ${limits.title} characters long.`)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Address can have lower-case letters, digits and single hyphens between them.');
