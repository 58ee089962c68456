import { type Field, type Fields, limits, type SectionKind } from '../field.ts';

/** The kinds of fields whose values have parts. Their columns hold JSON: pictures by path, related records by id. */
export const nestedKinds = ['relations', 'people', 'group', 'list', 'sections'] as const;
export type NestedKind = (typeof nestedKinds)[number];

/** Fields that belong together, such as the label and the link of a button. */
export function group<const Of extends Fields>(
  label: string,
  fields: Of,
): Field<'group', ValuesOf<Of>, object | string> {
  return { kind: 'group', label, required: true, fields };
}

/** Items with the same fields, in order. `one` is what each of them is called. */
export function list<const Of extends Fields>(
  label: string,
  fields: Of,
  { one: itemLabel, maxItems = 12, isOfLinks = false }: { one?: string; maxItems?: number; isOfLinks?: boolean } = {},
): Field<'list', ValuesOf<Of>[], object[] | string> {
  return { kind: 'list', label, required: true, fields, maxItems, isOfLinks, ...(itemLabel && { one: itemLabel }) };
}

/** Sections of a page, each of one of the kinds. */
export function sections<const Kind extends SectionKind>(
  label: string,
  kinds: readonly Kind[],
): Field<'sections', SectionOf<Kind>[], object[] | string> {
  return { kind: 'sections', label, required: true, kinds, maxItems: limits.sections };
}

/** Returns a declaration with its exact type. */
export function defineSection<const Kind extends SectionKind>(declaration: Kind): Kind {
  return declaration;
}

/** One section of any of the kinds. Its id stays while it is moved and changed. */
export type SectionOf<Kind extends SectionKind> = Kind extends SectionKind
  ? { id: string; type: Kind['type']; hidden: boolean } & ValuesOf<Kind['fields']>
  : never;

/** The values of some fields inside a nested value. */
export type ValuesOf<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends Field<infer _Kind, infer Value> ? Value : never;
} & { [Name in keyof Of as Of[Name] extends Field<'image'> ? `${Name & string}_alt` : never]: string | null };

type Values = Record<string, unknown>;

/** A value that has no parts, with the object that holds it, so that it can be replaced. */
export interface Leaf {
  field: Field;
  holder: Values;
  name: string;
  /** Where it stands in the record, such as `sections.2.cards.0.link`. */
  path: string;
}

export function isNested({ kind }: Field): boolean {
  return (nestedKinds as readonly string[]).includes(kind);
}

/** Returns all values inside `holder[name]` that have no parts themselves, at any depth. */
export function leavesOf(field: Field, holder: Values, name: string, path: string = name): Leaf[] {
  const value = holder[name];
  const parts = (fields: Fields, part: unknown, path: string) =>
    Object.entries(fields).flatMap(([name, field]) => leavesOf(field, part as Values, name, `${path}.${name}`));
  if (value === null || value === undefined) return [];
  if (field.kind === 'group') return parts(field.fields ?? {}, value, path);
  if (field.kind === 'list' || field.kind === 'sections')
    return (value as Values[]).flatMap((item, index) => parts(fieldsOfItem(field, item), item, `${path}.${index}`));
  return [{ field, holder, name, path }];
}

/** Returns the fields of an item of a list, or of a section by its type. */
export function fieldsOfItem(field: Field, item: Record<string, unknown>): Fields {
  return field.fields ?? field.kinds?.find(({ type }) => type === item['type'])?.fields ?? {};
}

/** Returns all fields inside some fields, at any depth, by their names. */
export function fieldsInside(fields: Fields): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as [string, Field],
    ...fieldsInside(field.fields ?? {}),
    ...(field.kinds ?? []).flatMap((kind) => fieldsInside(kind.fields)),
  ]);
}
