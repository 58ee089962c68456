import { typeNamed } from '../../index.ts';
import type { ContentType, PartDeclaration } from '../content-type.ts';
import type { Field, Fields } from '../field.ts';
import { inLanguage } from '../translations/in-language.ts';
import { memoizeByDeclaration } from '../memoize-by-declaration.ts';
import { list } from './nested.ts';
import type { AnyRecord } from '../record.ts';
import { singlePartFields, singlePartsOf, singlePartValues } from './single-part.ts';
import { type Values, valuesOf, valuesOfFields } from '../values.ts';

/** Records that belong to one of another type and are saved with it, as headings are with their post. */
export interface Part extends PartDeclaration {
  /** The name of the list that holds them. */
  name: string;
  type: ContentType;
  /** The type of the record that they belong to. */
  owner: ContentType;
  /** The list as a form shows it: without the relation and the place, which follow from the list. */
  field: Field & { fields: Fields };
}

/** A part as a form holds it. A new one has a text for its id. */
export type PartItem = Values & { id: number | string; version?: number };

export const partsOf = memoizeByDeclaration((owner): Part[] =>
  Object.entries(owner.parts ?? {}).map(([name, part]) => {
    const type = owner.language ? inLanguage(typeNamed(part.of), owner.language) : typeNamed(part.of);
    const { [part.by]: _owner, [part.order]: _place, ...fields } = type.fields;
    return {
      ...part,
      name,
      type,
      owner,
      field: { ...list(part.label, fields, part), fields, hasIds: true },
    };
  }),
);

/** Returns the fields of a type, with a list for each kind of its parts, and those of its single parts. */
export const fieldsWithParts = memoizeByDeclaration((type): Fields => {
  const lists = partsOf(type).map(({ name, field }) => [name, field]);
  return { ...type.fields, ...(Object.fromEntries(lists) as Fields), ...singlePartFields(type) };
});

/** Returns the name of the field that holds what is at a path, such as `sections.2.title` or `about.wwa_heading`. */
export function fieldNameAt(type: ContentType, path: string): string {
  return path in singlePartFields(type) ? path : (path.split('.')[0] ?? '');
}

/** Returns the initial values of a form, with the parts of the record. */
export function valuesWithParts(type: ContentType, record: AnyRecord | null): Values {
  const lists = partsOf(type).map((part) => [part.name, itemsOf(part, (record?.[part.name] ?? []) as AnyRecord[])]);
  return { ...valuesOf(type, record), ...(Object.fromEntries(lists) as Values), ...singlePartValues(type, record) };
}

/** Returns parts as a form holds them. */
export function itemsOf({ field }: Part, records: AnyRecord[]): PartItem[] {
  return records.map((record) => ({
    id: record.id,
    version: record.version,
    ...valuesOfFields(field.fields, record),
  }));
}

/** Divides the values of a record into its own and its parts: lists, and a single part where programs send one. */
export function splitParts(type: ContentType, values: Values): { fields: Values; parts: Values } {
  const names = new Set([...partsOf(type), ...singlePartsOf(type)].map(({ name }) => name));
  const entries = Object.entries(values);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    parts: Object.fromEntries(entries.filter(([name, list]) => names.has(name) && list !== undefined)),
  };
}
