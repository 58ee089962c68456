import { type ContentType, inputFields } from './content-type.ts';
import { type Part, type PartItem, partsOf } from './parts.ts';
import { emptyValues, type Values } from './values.ts';

/**
 * What a draft does with a part of its record: changes fields of one with an id, adds one with a key, or removes one. Those it
 * changes or adds are in their order; those it does not mention stay, after them.
 */
export interface Child {
  /** The path of its type. */
  type?: string | undefined;
  id?: number | undefined;
  key?: string | undefined;
  /** That of the part when it was changed. */
  version?: number | undefined;
  fields?: Values | undefined;
  removed?: boolean | undefined;
}

/** What a draft changes of a record. */
export interface DraftContent {
  fields: Values;
  children: Child[] | null;
}

/** Returns the values of a record, with its parts, as they are once a draft is published. */
export function valuesWithDraft(type: ContentType, values: Values, draft: DraftContent | null | undefined): Values {
  if (!draft) return values;
  const { fields, children } = draft;
  const lists = partsOf(type).map((part) => [
    part.name,
    withChildren(part, values[part.name] as PartItem[], childrenOf(type, part, children)),
  ]);
  return { ...values, ...fields, ...(Object.fromEntries(lists) as Values) };
}

/** Returns the children of a draft that are in one list: those that name no type are in the first. */
export function childrenOf(type: ContentType, part: Part, children: Child[] | null): Child[] {
  const [first] = partsOf(type);
  return (children ?? []).filter((child) => (child.type ?? first?.type.path) === part.type.path);
}

/** Whether a child is one of the parts: not one that is removed, or was deleted by somebody else without being changed here. */
export function isListed({ id, fields = {}, removed }: Child, present: ReadonlySet<unknown>): boolean {
  return !removed && (id === undefined || present.has(id) || Object.keys(fields).length > 0);
}

/** One that was changed here, and deleted by somebody else, becomes a new one. */
function withChildren({ field }: Part, items: PartItem[], children: Child[]): PartItem[] {
  const saved = new Map<unknown, PartItem>(items.map((item) => [item.id, item]));
  const listed = children.filter((child) => isListed(child, new Set(saved.keys())));
  const mentioned = new Set<unknown>(children.map(({ id }) => id));
  return [
    ...listed.map(({ id, key, fields }) => ({
      ...(saved.get(id) ?? { id: key ?? `gone-${id}`, ...emptyValues(field.fields) }),
      ...fields,
    })),
    ...items.filter(({ id }) => !mentioned.has(id)),
  ];
}

/** Names what somebody else has published in the meantime: “another Feedback”, “other Headings”. */
export function othersOf(type: ContentType, names: readonly string[]): string {
  const fields = inputFields(type.fields);
  const own = names.filter((name) => !partsOf(type).some((part) => part.name === name));
  const parts = partsOf(type).filter(({ name }) => names.includes(name));
  const labels = own.map((name) => fields[name]?.label ?? name);
  return [
    ...(labels.length > 0 ? [`another ${labels.join(', ')}`] : []),
    ...parts.map(({ label }) => `other ${label}`),
  ].join(' and ');
}
