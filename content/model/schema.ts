import { z } from 'zod';
import { altName, type ContentType } from './content-type.ts';
import { type Field, type FieldKind, limits, text } from './field.ts';

/** Gives what a value of a field is checked with: what remains of it, or a sentence that names the field. */
export function schemaOf<Value, Input>(field: Field<FieldKind, Value, Input, unknown>): z.ZodType<Value, Input> {
  const full = schemas[field.kind](field);
  const schema = field.required
    ? full
    : z.preprocess((input) => (isBlank(input) ? null : input), full.nullable()).optional();
  return schema as z.ZodType<Value, Input>;
}

/** What a new record is checked with. Unknown keys are left out. */
export const newRecordSchema = oncePerType((type) =>
  z.object(inputSchemas(type), `${type.label.one} must be sent as named fields.`),
);

/**
 * What a change is checked with: any of the fields, and the version that the change was made from. A related record that
 * is gone is read as null, and may be sent back so.
 */
export const changesSchema = oncePerType((type) => {
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
  const orNull = Object.fromEntries(related.map(([name, field]) => [name, schemaOf(field).nullable().optional()]));
  return newRecordSchema(type)
    .partial()
    .extend({ ...orNull, version: version.optional() });
});

/** What is said of a field that was left empty. */
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
      const isMissing = input === undefined || input === null || input === '';
      const labels = options.map((option) => option.label);
      const message = isMissing ? isRequired(label) : `${label} must be ${oneOf(labels)}.`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
  relation: ({ label }) => {
    // A client may send back the related record as it was given it.
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

/** Making a schema takes a hundred times as long as checking with it. */
function oncePerType<Schema>(make: (type: ContentType) => Schema) {
  const made = new WeakMap<ContentType, Schema>();
  return (type: ContentType) => {
    const schema = made.get(type) ?? make(type);
    made.set(type, schema);
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
  const described = schemaOf(text(`Alternative text of ${label}`));
  return z.preprocess((input) => (input === '' ? null : input), described.nullable());
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
    // Made when it is needed: the first number that is written out takes a slow phone long.
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

// PostgreSQL stores no NUL, mail headers no line breaks, and nothing shows the others.
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
