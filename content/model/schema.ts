import { z } from 'zod';
import { altName, type ContentType } from './content-type.ts';
import { type Field, type FieldKind, type Fields, limits, text } from './field.ts';
import { fieldsOfItem } from './nested.ts';

/** Returns the Zod schema of a field. Its messages are sentences that name the field. */
export function schemaOf<Value, Input>(field: Field<FieldKind, Value, Input, unknown>): z.ZodType<Value, Input> {
  const full = schemas[field.kind](field);
  const schema = field.required
    ? full
    : z.preprocess((input) => (isBlank(input) ? null : input), full.nullable()).optional();
  return schema as z.ZodType<Value, Input>;
}

/** Validates a new record. Unknown keys are ignored; a list that is left out is empty, and yes or no is no. */
export const newRecordSchema = memoizeByType((type) =>
  fieldsSchema(type).transform((values) => withDefaults(type.fields, values)),
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
  return fieldsSchema(type)
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
  choice: ({ label, options = [], initial }) =>
    z.unknown().transform((input, context) => {
      const value = isBlank(input) ? (initial ?? input) : input;
      const chosen = options.find((option) => value === option.value || value === String(option.value));
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
  color: ({ label }) =>
    line(label, limits.title)
      .refine((value) => /^#[0-9a-f]{6}$/i.test(value), `${label} must be a colour such as #3530c4.`)
      .transform((value) => value.toLowerCase()),
  boolean: ({ label }) =>
    z.preprocess(
      (input) => ({ true: true, '1': true, false: false, '0': false, '': false })[String(input ?? '')] ?? input,
      z.boolean(`${label} must be yes or no.`),
    ),
  relations: (field) => fromJson(items(field, schemas.relation(field)), []),
  group: ({ label, fields = {} }) => fromJson(nested(label, fields)),
  list: (field) => fromJson(items(field, nested(field.label, field.fields ?? {})), []),
  sections: (field) => {
    const { label, kinds = [] } = field;
    const id = z.string(`${label} must each have an id.`).regex(/^[\w-]{1,40}$/, `${label} must each have an id.`);
    const hidden = z.boolean(`Hidden must be true or false.`).default(false);
    const shapes = kinds.map(({ type, fields }) => z.object({ id, type: z.literal(type), hidden, ...shapeOf(fields) }));
    const unknownType = `${label} can be ${oneOf(kinds.map(({ type }) => type))}.`;
    const section = z.discriminatedUnion('type', shapes as unknown as [z.ZodObject], {
      error: ({ code }) => (code === 'invalid_union' ? unknownType : `${label} must be a list of sections.`),
    });
    const complete = section.transform((values) => withDefaults(fieldsOfItem(field, values), values));
    const ids = (values: Values[]) => new Set(values.map((value) => value['id'])).size === values.length;
    return fromJson(items(field, complete).refine(ids, `${label} must each have an id of their own.`), []);
  },
};

type Values = Record<string, unknown>;

function items({ label, maxItems = limits.sections }: Field, item: z.ZodType) {
  return z
    .array(item as z.ZodType<Values>, `${label} must be a list.`)
    .max(maxItems, `${label} can have at most ${maxItems} entries.`)
    .refine((values) => JSON.stringify(values).length <= limits.nested, {
      error: `${label} can be at most ${limits.nested / 1024} KB together.`,
    });
}

function nested(label: string, fields: Fields) {
  const error = ({ input }: { input: unknown }) =>
    isBlank(input) ? isRequired(label) : `${label} must have named fields.`;
  return z.object(shapeOf(fields), { error }).transform((values) => withDefaults(fields, values));
}

/** Adds what was left out: nothing, as an empty column has it. */
function withDefaults(fields: Fields, values: Values): Values {
  const complete: Values = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    complete[name] = complete[name] ?? emptyValue(field);
    if (field.kind === 'image') complete[altName(name)] ??= null;
  }
  return complete;
}

/** Returns what a field holds that nobody has filled in. */
export function emptyValue({ kind, initial }: Field): unknown {
  if (kind === 'relations' || kind === 'list' || kind === 'sections') return [];
  return kind === 'boolean' ? false : (initial ?? null);
}

/** Forms send a value that has parts as JSON; nothing stands for no items. */
function fromJson(schema: z.ZodType, empty?: unknown) {
  return z.preprocess((input) => {
    if (isBlank(input)) return empty ?? input;
    if (typeof input !== 'string') return input;
    try {
      return JSON.parse(input) as unknown;
    } catch {
      return input;
    }
  }, schema);
}

/** Creating a schema takes a hundred times as long as validating with it. */
function memoizeByType<Schema>(create: (type: ContentType) => Schema) {
  const schemas = new WeakMap<ContentType, Schema>();
  return (type: ContentType) => {
    const schema = schemas.get(type) ?? create(type);
    schemas.set(type, schema);
    return schema;
  };
}

function fieldsSchema(type: ContentType) {
  const slug = type.addressedBy === 'slug' ? { slug: slugSchema.optional() } : {};
  return z.object({ ...shapeOf(type.fields), ...slug }, `${type.label.one} must be sent as named fields.`);
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  const schemas = Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemaOf(field);
    const own = [name, emptyValue(field) === null ? schema : schema.optional()] as const;
    return field.kind === 'image' ? [own, [altName(name), altText(field.label).optional()] as const] : [own];
  });
  return Object.fromEntries<z.ZodType>(schemas);
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
