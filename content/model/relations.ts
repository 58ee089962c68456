import type { Field } from './field.ts';
import type { RelatedType, Relation } from './related-type.ts';

/** A record of another type. It is written as an id and read as an object of the id and the fields in `shows`. */
export function relation<const Shows extends string>(
  label: string,
  related: Relation & { shows: readonly Shows[] },
): Field<'relation', number, number | string, RelatedRecord<Shows> | null> {
  return { kind: 'relation', label, required: true, relation: related };
}

export type RelatedRecord<Shows extends string> = { id: number } & Record<Shows, string>;

/** Records of another type, in an order of their own, as ids. */
export function relations(
  label: string,
  { maxItems = 12, ...records }: RelatedType & { maxItems?: number },
): Field<'relations', number[], (number | string)[] | string> {
  return { kind: 'relations', label, required: true, records, maxItems };
}

/** Colleagues, as their ids. */
export function people(
  label: string,
  { maxItems = 20 }: { maxItems?: number } = {},
): Field<'people', number[], (number | string)[] | string> {
  const records = { to: PERSON, optionsFrom: '/users', shows: ['name'] };
  return { kind: 'people', label, required: true, records, maxItems };
}

/** What people are called where others are types of content. */
export const PERSON = 'person';
