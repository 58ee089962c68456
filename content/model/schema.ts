import { z } from 'zod';
import { altName, type ContentType } from './content-type.ts';
import { type Field, type FieldKind, limits, text } from './field.ts';

/** Returns the Zod schema of a field. Its messages are sentences that name the field. */
export function schemaOf<Value, Input>(field: Field<FieldKind, Value, Input, unknown>): z.ZodType<Value, Input> {
  const full = schemas[field.kind](field);
  const schema = field.required
    ? full
    : z.preprocess((input) => (isBlank(input) ? null : input), full.nullable()).optional();
  return schema as z.ZodType<Value, Input>;
}

/** Validates a new record. Unknown keys are ignored. */
export const newRecordSchema = memoizeByType((type) =>
  z.object(inputSchemas(type), `${type.label.one} must be sent as named fields.`),
);

/**
 * Validates changes of a record: any of its fields, and the version that they are based on. A relation may be null, because
 * it is read as null once the related record is deleted.
 */
export const changesSchema = memoizeByType((type) => {
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
  const relations = Object.entries(type.fields).filter(([, { relation }]) => relation);
  const orNull = relations.map(([name, field]) => [name, schemaOf(field).nullable().optional()]);
  return newRecordSchema(type)
    .partial()
    .extend({ ...Object.fromEntries(orNull), version: version.optional() });
});

/** Returns the message for a required field that was left empty. */
export function isRequired(label: string): string {
  return `${label} is required.`;
}

const schemas: Record<FieldKind, (field: Field) => z.ZodType> = {
  text: ({ label, max = limits.title }) => line(label, max),
  longText: ({ label, max = limits.shortText }) => lines(label, max),
  richText: ({ label }) => {
    const tooLong = `${label} can be at most ${limits.richText / 1024} KB of text.`;
    return words(label).refine((html) => new TextEncoder().encode(html).length <= limits.richText, tooLong);
  },
  image: ({ label }) => line(label, limits.pathLength),
  choice: ({ label, options = [] }) =>
    z.unknown().transform((input, context) => {
      const chosen = options.find(({ value }) => input === value || input === String(value));
      if (chosen) return chosen.value;
      const labels = options.map((option) => option.label);
      const message = isBlank(input) ? isRequired(label) : `${label} must be ${oneOf(labels)}.`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
  relation: ({ label }) => {
    // A client may send the related record as it was in the response.
    const plain = (input: unknown) => (typeof input === 'object' && input && 'id' in input ? input.id : input);
    const fromList = `${label} must be chosen from the list.`;
    const number = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)], {
      error: ({ input }) => (isBlank(input) ? isRequired(label) : fromList),
    });
    return z.preprocess(
      plain,
      number.refine((value) => Number.isInteger(value) && value > 0 && value < 2 ** 31, fromList),
    );
  },
  link: ({ label, max = limits.link }) =>
    line(label, max).refine(isWebAddress, `${label} must be an address that starts with https:// or http://.`),
  linkOrPath: ({ label, max = limits.link }) =>
    line(label, max).refine(
      (address) => isWebAddress(address) || /^\/(?![/\\])[^\s\\]*$/.test(address),
      `${label} must start with https://, http:// or a single /.`,
    ),
  email: ({ label }) =>
    line(label, limits.title).refine(
      (address) => z.email().safeParse(address).success,
      `${label} must be an email address such as name@example.com.`,
    ),
};

/** Creating a schema takes a hundred times as long as validating with it. */
function memoizeByType<Schema>(create: (type: ContentType) => Schema) {
  const schemas = new WeakMap<ContentType, Schema>();
  return (type: ContentType) => {
    const schema = schemas.get(type) ?? create(type);
    schemas.set(type, schema);
    return schema;
  };
}

function inputSchemas(type: ContentType) {
  const fields = Object.entries(type.fields).flatMap(([name, field]) =>
    field.kind === 'image'
      ? [[name, schemaOf(field)] as const, [altName(name), altText(field.label).optional()] as const]
      : [[name, schemaOf(field)] as const],
  );
  const slug = type.addressedBy === 'slug' ? { slug: slugSchema.optional() } : {};
  return { ...Object.fromEntries<z.ZodType>(fields), ...slug };
}

function altText(label: string) {
  const schema = schemaOf(text(`Alternative text of ${label}`));
  return z.preprocess((input) => (input === '' ? null : input), schema.nullable());
}

const slugSchema = z
  .string('Slug must be text.')
  .trim()
  .max(limits.title, `Slug can be at most ${limits.title} characters long.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug can have lower-case letters, digits and single hyphens between them.');

function line(label: string, max: number) {
  return lines(label, max).refine((value) => !CONTROL_OR_BREAK.test(value), `${label} must be a single line of text.`);
}

function lines(label: string, max: number) {
  return words(label).refine(
    (value) => Array.from(value).length <= max,
    // Created lazily: the first formatted number takes long on a slow phone.
    { error: () => `${label} can be at most ${max.toLocaleString('en')} characters long.` },
  );
}

function words(label: string) {
  return z
    .string({ error: ({ input }) => (isBlank(input) ? isRequired(label) : `${label} must be text.`) })
    .trim()
    .min(1, { error: isRequired(label), abort: true })
    .refine((value) => !CONTROL.test(value), `${label} contains a character that cannot be stored.`);
}

// PostgreSQL stores no NUL, email headers no line breaks, and browsers show none of the others.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f\u2028\u2029]/;

function isWebAddress(address: string) {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

function isBlank(input: unknown) {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

function oneOf(labels: string[]) {
  return labels.length < 2 ? labels.join() : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
