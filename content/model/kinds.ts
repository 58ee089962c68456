import { z } from 'zod';
import { folded } from '../texts/folding.ts';
import { inputFields } from './content-type.ts';
import { allOptional, type Field, type FieldKind, type Fields, limits, type SectionKind } from './field.ts';
import { fieldsOfItem, type NestedKind } from './parts/nested.ts';
import { newId } from './new-id.ts';
import { isBlank, isRequired, type Kind, oneOf, plainKinds, type ValidationWords } from './plain-kinds.ts';

const ids: Kind = {
  validate: (field) => fromJson(items(field, plainKinds.relation.validate(field)), []),
  input: () => z.array(z.int().min(1)),
  output: () => z.array(z.int().min(1)),
};

const nestedKinds: Record<NestedKind, Kind> = {
  relations: ids,
  people: ids,
  group: {
    validate: ({ label, fields = {} }) => fromJson(group(label, fields)),
    input: ({ fields = {} }) => z.object(inputShape(fields)),
    output: ({ fields = {} }) => z.object(outputShape(fields)),
  },
  list: {
    validate: (field) =>
      fromJson(items(field, group(field.label, field.fields ?? {}, idOfItem(field))).refine(...uniqueKeys(field)), []),
    input: (field) => z.array(z.object({ ...describedId(field), ...inputShape(field.fields ?? {}) })),
    output: (field) => z.array(z.object({ ...describedId(field), ...outputShape(field.fields ?? {}) })),
  },
  sections: {
    validate: (field) => {
      const ids = (values: Values[]) => new Set(values.map((value) => value['id'])).size === values.length;
      return fromJson(items(field, section(field)).refine(ids, `${field.label} must each have a unique id.`), []);
    },
    input: (field) => sectionsOf(field, inputShape, { id: sectionId.optional(), hidden: hidden.optional() }),
    output: (field) => sectionsOf(field, outputShape, { id: sectionId, hidden }),
  },
};

/** What is known about each kind of field. */
export const kinds: Record<FieldKind, Kind> = { ...plainKinds, ...nestedKinds };

/** Returns the Zod schema of a field. Its messages are sentences that name the field, in English unless others are given. */
export function schemaOf<Value, Input>(
  field: Field<FieldKind, Value, Input, unknown>,
  sentences?: ValidationWords,
): z.ZodType<Value, Input> {
  const full = kinds[field.kind].validate(field, sentences);
  const schema = field.required
    ? full
    : z.preprocess((input) => (isBlank(input) ? null : input), full.nullable()).optional();
  return schema as z.ZodType<Value, Input>;
}

/** Returns the Zod schemas of some fields. What holds something while it is empty may be left out. */
export function schemasOf(fields: Fields): Record<string, z.ZodType> {
  const schemas = Object.entries(inputFields(fields)).map(([name, field]) => {
    const schema: z.ZodType = schemaOf(field);
    return [name, mayBeLeftOut(field) ? schema.optional() : schema];
  });
  return Object.fromEntries(schemas) as Record<string, z.ZodType>;
}

/** Adds what was left out, as an empty field has it. */
export function withEmptyValues(fields: Fields, values: Values): Values {
  const empty = Object.entries(inputFields(fields)).map(([name, field]) => [
    name,
    values[name] ?? (field.madeFrom === undefined ? emptyValue(field) : keyFrom(values[field.madeFrom])),
  ]);
  return { ...values, ...Object.fromEntries(empty) };
}

/** Returns what a field holds that nobody has filled in. */
export function emptyValue({ kind, initial }: Field): unknown {
  if (kind === 'list') return initial ?? [];
  if (kind === 'relations' || kind === 'people' || kind === 'sections') return [];
  return kind === 'boolean' ? false : (initial ?? null);
}

function mayBeLeftOut(field: Field) {
  return field.madeFrom !== undefined || emptyValue(field) !== null;
}

/** Returns a text as a key; a random one where none of its letters are of English. */
function keyFrom(text: unknown): string {
  const words = folded(String(text)).match(/[a-z\d]+/g) ?? [];
  return words.join('-').slice(0, MAX_MADE) || newId();
}

const MAX_MADE = 40; // characters

type Values = Record<string, unknown>;

function items({ label, maxItems = limits.sections }: Field, item: z.ZodType) {
  return z
    .array(item as z.ZodType<Values>, `${label} must be a list.`)
    .max(maxItems, `${label} can have at most ${maxItems} entries.`)
    .refine(
      (values) => JSON.stringify(values).length <= limits.nested,
      `${label} can be at most ${limits.nested / 1024} KB in total.`,
    );
}

/** Checks that no two entries of a list have the same key. */
function uniqueKeys({ label, fields = {} }: Field) {
  const names = Object.keys(fields).filter((name) => fields[name]?.madeFrom !== undefined);
  const isUnique = (entries: Values[]) =>
    names.every((name) => new Set(entries.map((entry) => entry[name])).size === entries.length);
  return [isUnique, `${label} must each have a key of their own.`] as const;
}

/** By which the words of a translation belong to an item: items have one once their record is translated. */
function idOfItem({ label, isOverlay }: Field): Record<string, z.ZodType> {
  const message = `The ids of ${label} must be up to 40 letters, digits, - and _.`;
  const id = z.string(message).regex(SECTION_ID, message);
  return { id: isOverlay ? id : id.optional() };
}

function describedId({ isOverlay }: Field): Record<string, z.ZodType> {
  return { id: isOverlay ? itemId : itemId.optional() };
}

function group(label: string, fields: Fields, always: Record<string, z.ZodType> = {}) {
  const error = ({ input }: { input: unknown }) =>
    isBlank(input) ? isRequired(label) : `${label} must have named fields.`;
  return z
    .object({ ...always, ...schemasOf(fields) }, { error })
    .transform((values) => withEmptyValues(fields, values));
}

function section(field: Field) {
  const { label, kinds = [] } = field;
  const idMessage = `The ids of ${label} must be up to 40 letters, digits, - and _.`;
  const id = z.string(idMessage).regex(SECTION_ID, idMessage);
  const always = {
    id: field.isOverlay ? id : id.default(newId),
    hidden: z.boolean('Hidden must be true or false.').default(false),
  };
  const unknownType = `${label} can be ${oneOf(kinds.map(({ type }) => type))}.`;
  const schemaOfKinds = (kinds: readonly SectionKind[]) => {
    const shapes = kinds.map(({ type, fields }) =>
      z.object({ ...always, type: z.literal(type), ...schemasOf(fields) }),
    );
    return z.discriminatedUnion('type', shapes as unknown as [z.ZodObject], {
      error: ({ code }) => (code === 'invalid_union' ? unknownType : `${label} must be a list of sections.`),
    });
  };
  const schema = field.isOverlay
    ? eitherOf(isHidden, schemaOfKinds(withoutWords(kinds)), schemaOfKinds(kinds))
    : schemaOfKinds(kinds);
  return schema.transform((values) => withEmptyValues(fieldsOfItem(field, values), values));
}

/** In a language in which it is hidden, a section needs no words. */
function withoutWords(kinds: readonly SectionKind[]): SectionKind[] {
  return kinds.map((kind) => ({ ...kind, fields: allOptional(kind.fields) }));
}

function isHidden(input: unknown) {
  return (input as { hidden?: unknown } | null)?.hidden === true;
}

/** Checks an input by one schema or the other. */
function eitherOf<Output>(isFirst: (input: unknown) => boolean, first: z.ZodType<Output>, second: z.ZodType<Output>) {
  return z.unknown().transform((input, context) => {
    const { data, error } = (isFirst(input) ? first : second).safeParse(input);
    if (!error) return data;
    for (const issue of error.issues) context.issues.push({ ...issue, input } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}

/** Reads JSON, as which forms send a value that has parts. */
export function fromJson(schema: z.ZodType, whileBlank?: unknown) {
  return z.preprocess((input) => {
    if (isBlank(input)) return whileBlank ?? input;
    if (typeof input !== 'string') return input;
    try {
      return JSON.parse(input) as unknown;
    } catch {
      return input;
    }
  }, schema);
}

/** Describes what a client sends of some fields. */
export function inputShape(
  fields: Fields,
  schemaFor = (field: Field): z.ZodType => kinds[field.kind].input(field),
): Record<string, z.ZodType> {
  const shape = Object.entries(inputFields(fields)).map(([name, field]) => {
    const schema = schemaFor(field);
    return [name, field.required && !mayBeLeftOut(field) ? schema : schema.nullable().optional()];
  });
  return Object.fromEntries(shape) as Record<string, z.ZodType>;
}

/** Describes what responses hold of some fields. */
export function outputShape(fields: Fields): Record<string, z.ZodType> {
  const shape = Object.entries(inputFields(fields)).map(([name, field]) => {
    const schema = kinds[field.kind].output(field);
    return [name, field.required ? schema : schema.nullable()];
  });
  return Object.fromEntries(shape) as Record<string, z.ZodType>;
}

/** Sections keep their ids while they are moved and changed. */
export const SECTION_ID = /^[\w-]{1,40}$/;

const itemId = z.string().describe('Given once the record is translated; kept while the item is moved and changed');
const sectionId = z.string().describe('Given where it is left out; kept while the section is moved and changed');
const hidden = z.boolean().describe('Kept, but not shown');

/** Made when the description of the API is first asked for, because it takes a fifteenth of the start. */
function sectionsOf({ kinds = [], isOverlay }: Field, shapeOf: typeof inputShape, always: Record<string, z.ZodType>) {
  return z.lazy(() => {
    const shapes = (isOverlay ? withoutWords(kinds) : kinds).map(({ type, label, purpose, fields }) =>
      z.object({ ...always, type: z.literal(type), ...shapeOf(fields) }).meta({ title: label, description: purpose }),
    );
    return z.array(z.discriminatedUnion('type', shapes as unknown as [z.ZodObject]));
  });
}
