import { contentTypes, typeNamed } from '../../index.ts';
import type { ContentType, SinglePartDeclaration } from '../content-type.ts';
import type { Field, Fields } from '../field.ts';
import { inLanguage } from '../translations/in-language.ts';
import { memoizeByDeclaration } from '../memoize-by-declaration.ts';
import type { AnyRecord } from '../record.ts';
import { type Values, valuesOfFields } from '../values.ts';

/** A record of a single type that is edited with the one record that shows it, as About is with the page About Us. */
export interface SinglePart extends Pick<SinglePartDeclaration, 'slug' | 'replaces'> {
  /** Its name in that record, where programs find its fields. Forms and drafts have them as `about.wwa_heading`. */
  name: string;
  type: ContentType;
  owner: ContentType;
}

export const singlePartsOf = memoizeByDeclaration((owner): SinglePart[] =>
  Object.entries(owner.singleParts ?? {}).map(([name, part]) => {
    const type = owner.language ? inLanguage(typeNamed(part.of), owner.language) : typeNamed(part.of);
    return { ...part, name, type, owner };
  }),
);

/** Returns the single part of a record, or of a row; most have none. */
export function singlePartOf(owner: ContentType, record: object | null | undefined): SinglePart | undefined {
  const { slug } = (record ?? {}) as { slug?: unknown };
  return singlePartsOf(owner).find((part) => part.slug === slug);
}

/** Returns how records of a type are part of another one; undefined where they stand for themselves. */
export function asSinglePart(type: ContentType): SinglePart | undefined {
  const owners = contentTypes.map((owner) => (type.language ? inLanguage(owner, type.language) : owner));
  return owners.flatMap((owner) => singlePartsOf(owner)).find((part) => part.type === type);
}

/** Returns the fields of all single parts that records of a type can have, as forms name them. */
export const singlePartFields = memoizeByDeclaration((owner): Fields =>
  Object.assign({}, ...singlePartsOf(owner).map((part) => asInForm(part, part.type.fields))),
);

/** Returns what the form of a record holds of its single part, whose inputs are empty while it does not exist. */
export function singlePartValues(owner: ContentType, record: AnyRecord | null): Values {
  const part = singlePartOf(owner, record);
  if (!part) return {};
  return asInForm(part, valuesOfFields(part.type.fields, (record?.[part.name] ?? null) as AnyRecord | null));
}

/** Returns the version of a record's single part: null where that does not exist, undefined where it can have none. */
export function singlePartVersion(owner: ContentType, record: AnyRecord | null): number | null | undefined {
  const part = singlePartOf(owner, record);
  return part && ((record?.[part.name] as AnyRecord | null | undefined)?.version ?? null);
}

/** Returns values or fields of a single part as forms name them. */
export function asInForm<Of extends Values | Record<string, Field>>({ name }: SinglePart, fields: Of): Of {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value])) as Of;
}

/** Returns what values of a form hold of a single part, as that itself names it. */
export function valuesOfPart(part: SinglePart, values: Values): Values {
  const ofPart = Object.entries(values).filter(([field]) => isFieldOf(part, field));
  return Object.fromEntries(ofPart.map(([field, value]) => [field.slice(part.name.length + 1), value]));
}

/** Whether a field of a form is one of a single part. */
export function isFieldOf({ name }: SinglePart, field: string): boolean {
  return field.startsWith(`${name}.`);
}

/** Returns values of a form as programs send them: what belongs to a single part as an object of its own. */
export function withSingleParts(owner: ContentType, values: Values): Values {
  const parts = singlePartsOf(owner);
  const rest = Object.entries(values).filter(([field]) => !parts.some((part) => isFieldOf(part, field)));
  const objects = parts.map((part) => [part.name, valuesOfPart(part, values)] as const);
  const sent = objects.filter(([, fields]) => Object.keys(fields).length > 0);
  return Object.fromEntries([...rest, ...sent]);
}
