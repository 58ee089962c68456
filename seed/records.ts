import { contentTypes, type DeclaredType, type TypeName, typeNamed } from '../content/index.ts';
import type { Language } from '../content/languages.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { ACTIVE, type Field, type Fields } from '../content/model/field.ts';
import { type Leaf, leavesOf, type NestedKind } from '../content/model/parts/nested.ts';
import { type ImageNames, titleOf } from '../content/model/record.ts';
import type { SectionType } from '../content/sections/section-kinds.ts';

/**
 * A record of a demonstration. It names related records by their titles, and pictures by their names. It is Active, unless it says
 * otherwise.
 */
export type Seed<Name extends TypeName> = SeedOf<Declared<Name>>;

/** A fictional agency that fills a site: its records, by the names of their types. */
export type Demonstration = {
  [Name in TypeName]?: Declared<Name> extends { single: true } ? Seed<Name> : Seed<Name>[];
} & { translations?: Translations };

/** What its records say in other languages, of each type by their titles. Items of lists are in the order of the record's. */
export type Translations = Partial<Record<Language, Translation>>;

export type Translation = {
  [Name in TypeName]?: Declared<Name> extends { single: true } ? Words : Record<string, Words>;
};

/** The values of what is translated of a record. */
export type Words = Record<string, unknown>;

export interface SectionSeed {
  id: string;
  type: SectionType;
  [name: string]: unknown;
}

type Declared<Name extends TypeName> = Extract<DeclaredType, { name: Name }>;

type SeedOf<Type extends ContentType> = {
  slug?: string;
  /** How long ago it was created. */
  daysAgo?: number;
} & Values<Type['fields'], Type extends { single: true } ? never : RequiredNames<Type['fields']>> &
  Parts<Type['parts']>;

type Values<F extends Fields, Required extends keyof F> = { [Name in Required]: SeedValue<F[Name]> } & {
  [Name in Exclude<keyof F, Required>]?: SeedValue<F[Name]>;
} & { [Name in ImageNames<F> as `${Name}_alt`]?: string };

type RequiredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<'boolean' | NestedKind>
    ? never
    : Name extends 'status'
      ? never
      : F[Name] extends Field<infer _Kind, infer Value>
        ? null extends Value
          ? never
          : Name
        : never;
}[keyof F];

type SeedValue<F extends Field> =
  F extends Field<'image' | 'relation'>
    ? string
    : F extends Field<'relations'>
      ? string[]
      : F extends Field<'sections'>
        ? SectionSeed[]
        : F extends Field<'choice', infer Value>
          ? Value
          : F extends Field<infer _Kind, infer _Value, infer Input>
            ? Input
            : never;

type Parts<Declarations> = {
  [Name in keyof Declarations]: Declarations[Name] extends {
    of: infer Of extends TypeName;
    by: infer By extends string;
  }
    ? Omit<Seed<Of>, By>[]
    : never;
};

type Fielded = Record<string, unknown>;

export interface SeedRecord {
  type: ContentType;
  /** By which others name it: its title. */
  name: string;
  fields: Fielded;
  daysAgo: number;
  words: WordsByLanguage;
}

type WordsByLanguage = Partial<Record<Language, Words>>;

/** Returns all records of a demonstration, each after those that it relates to, the oldest of its type first. */
export function recordsIn(demonstration: Demonstration): SeedRecord[] {
  return contentTypes.flatMap((type) =>
    [demonstration[type.name] ?? []]
      .flat()
      .flatMap((seed) => withParts(type, seed, wordsFor(type, seed, demonstration.translations)))
      .toSorted((a, b) => b.daysAgo - a.daysAgo),
  );
}

function wordsFor(
  type: ContentType & { readonly name: TypeName },
  seed: Fielded,
  translations: Translations = {},
): WordsByLanguage {
  return mapValues(translations, (translation) => {
    const words: Words | undefined = translation[type.name];
    return type.single ? words : (words?.[titleOf(type, seed)] as Words | undefined);
  });
}

/** Records that are saved with another one follow it. */
function withParts(
  type: ContentType,
  { daysAgo = 0, ...seed }: Fielded & { daysAgo?: number },
  words: WordsByLanguage,
): SeedRecord[] {
  const parts = Object.entries(type.parts ?? {});
  const isField = (name: string) => !type.parts?.[name];
  const status = 'status' in type.fields ? { status: ACTIVE } : {};
  return [
    {
      type,
      name: titleOf(type, seed),
      fields: { ...status, ...pickBy(seed, isField) },
      daysAgo,
      words: mapValues(words, (values) => pickBy(values, isField)),
    },
    ...parts.flatMap(([name, { of: partType, by }]) =>
      (seed[name] as Fielded[]).flatMap((part, index) =>
        withParts(
          typeNamed(partType),
          { ...part, daysAgo, [by]: titleOf(type, seed) },
          mapValues(words, (values) => (values[name] as Words[] | undefined)?.[index]),
        ),
      ),
    ),
  ];
}

function pickBy(values: Fielded, isPicked: (name: string) => boolean): Fielded {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isPicked(name)));
}

/** Leaves out what becomes undefined. */
function mapValues<Value, Mapped>(
  values: Partial<Record<Language, Value>>,
  map: (value: Value) => Mapped | undefined,
): Partial<Record<Language, Mapped>> {
  const mapped = Object.entries(values).map(([language, value]) => [language, map(value)] as const);
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined));
}

/** Returns the names of all pictures of a demonstration, each with the path of a type that shows it. */
export function picturesIn(demonstration: Demonstration): Map<string, string> {
  const pictures = recordsIn(demonstration).flatMap(({ type, fields }) =>
    leavesIn(type, fields).flatMap(({ field, holder, name }) =>
      field.kind === 'image' ? [[holder[name] as string, type.path] as const] : [],
    ),
  );
  return new Map(pictures);
}

/** Returns all values of a record that have no parts themselves. */
export function leavesIn(type: ContentType, record: Fielded): Leaf[] {
  return Object.entries(type.fields).flatMap(([name, field]) => leavesOf(field, record, name));
}
