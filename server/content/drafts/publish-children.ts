import { childrenOf, type DraftContent, isListed } from '../../../content/model/children.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { partsOf } from '../../../content/model/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { type FieldErrors, refused } from '../../platform/outcome.ts';

/** The parts of a record to save as a draft has them. */
interface SentChildren {
  lists: Record<string, object[]>;
  /** The places of the draft's children by those in the lists: `children.2` by `headings.0`. */
  places: ReadonlyMap<string, string>;
}

/**
 * Returns what to save of the parts of a record: those that the draft mentions, then the others. What somebody else has changed
 * meanwhile in other fields stays too, so no versions are sent.
 */
export function listsToSave(type: ContentType, { children }: DraftContent, present: AnyRecord | null): SentChildren {
  if (!children) return { lists: {}, places: new Map() };
  const places = new Map<string, string>();
  const lists = partsOf(type).map((part) => {
    const records = (present?.[part.name] ?? []) as AnyRecord[];
    const ids = new Set<unknown>(records.map(({ id }) => id));
    const own = childrenOf(type, part, children);
    const listed = own.filter((child) => isListed(child, ids));
    places.set(part.name, 'children');
    for (const [index, child] of listed.entries())
      places.set(`${part.name}.${index}`, `children.${children.indexOf(child)}`);
    const mentioned = new Set(own.map(({ id }) => id));
    const others = records.flatMap(({ id }) => (mentioned.has(id) ? [] : { id }));
    return [part.name, [...listed.map(({ id, fields }) => ({ ...fields, id })), ...others]];
  });
  return { lists: Object.fromEntries(lists) as SentChildren['lists'], places };
}

/** Keys the errors of parts by the children of the draft. */
export function atChildren<Result extends object>(outcome: Result, { places }: SentChildren): Result {
  if (!('errors' in outcome)) return outcome;
  const errors = Object.entries(outcome.errors as FieldErrors).map(([path, sentences]) => {
    const [place = path] = /^\w+(\.\d+)?/.exec(path) ?? [];
    return [(places.get(place) ?? place) + path.slice(place.length), sentences];
  });
  return { ...outcome, ...refused(Object.fromEntries(errors) as FieldErrors) };
}
