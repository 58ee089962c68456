import { type ContentType, inputFields } from './content-type.ts';
import { fieldsWithParts, type Part, type PartItem, partsOf } from './parts/parts.ts';
import { emptyValues, type Values } from './values.ts';

/**
 * What a draft does with a part of its record: changes fields of one with a number for its id, adds one with a text, or removes
 * one. Those it changes or adds are in their order; those it does not mention stay, after them.
 */
export interface DraftedPart extends PartItem {
  removed?: boolean;
}

/** Returns what a draft does with the parts in one list. */
export function draftedParts({ name }: Part, drafted: Values): DraftedPart[] {
  return (drafted[name] ?? []) as DraftedPart[];
}

/** Returns the values of a record, with its parts, as they are once a draft is published. */
export function valuesWithDraft(type: ContentType, values: Values, drafted: Values = {}): Values {
  const lists = partsOf(type).map((part) => [
    part.name,
    withDraftedParts(part, values[part.name] as PartItem[], draftedParts(part, drafted)),
  ]);
  return { ...values, ...drafted, ...(Object.fromEntries(lists) as Values) };
}

/** Whether a part is still one: not one that is removed, or was deleted by somebody else without being changed here. */
export function isListed(part: DraftedPart, present: ReadonlySet<unknown>): boolean {
  const { id, removed } = part;
  return !removed && (typeof id === 'string' || present.has(id) || Object.keys(fieldsOfPart(part)).length > 0);
}

/** Returns the fields of a part that a draft changes. */
export function fieldsOfPart({ id: _id, version: _version, removed: _removed, ...fields }: DraftedPart): Values {
  return fields;
}

/** One that was changed here, and deleted by somebody else, becomes a new one. */
function withDraftedParts({ field, type }: Part, items: PartItem[], drafted: DraftedPart[]): PartItem[] {
  const saved = new Map<unknown, PartItem>(items.map((item) => [item.id, item]));
  const listed = drafted.filter((part) => isListed(part, new Set(saved.keys())));
  const mentioned = new Set<unknown>(drafted.map(({ id }) => id));
  return [
    ...listed.map((part) => {
      // The words for a part that is not translated yet begin under the id of that.
      const id = typeof part.id === 'string' || type.language ? part.id : `gone-${part.id}`;
      return { ...(saved.get(part.id) ?? { id, ...emptyValues(field.fields) }), ...fieldsOfPart(part) };
    }),
    ...items.filter(({ id }) => !mentioned.has(id)),
  ];
}

/** Names what somebody else has published in the meantime: “another Feedback”, “other Headings”. */
export function othersOf(type: ContentType, names: readonly string[]): string {
  const fields = inputFields(fieldsWithParts(type));
  const fieldNames = names.filter((name) => !partsOf(type).some((part) => part.name === name));
  const parts = partsOf(type).filter(({ name }) => names.includes(name));
  const labels = fieldNames.map((name) => fields[name]?.label ?? name);
  return [
    ...(labels.length > 0 ? [`another ${labels.join(', ')}`] : []),
    ...parts.map(({ label }) => `other ${label}`),
  ].join(' and ');
}
