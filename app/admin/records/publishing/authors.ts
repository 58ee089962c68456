import type { ContentType } from '../../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../../content/model/parts.ts';
import { labelOf } from '../show/field-value.tsx';
import type { SavedDraft } from '../drafts/drafts.ts';

type Author = SavedDraft['authors'][number];

type Self = { id: number } | null;

const list = new Intl.ListFormat('en-GB');

/** Returns whose changes a draft holds besides one's own. */
export function othersIn({ authors }: SavedDraft, self: Self): Author[] {
  return authors.filter(({ id }) => id === null || id !== self?.id);
}

/** Whether all that a draft changes is somebody else's. */
export function isSomebodyElses(draft: SavedDraft, self: Self): boolean {
  return draft.authors.length > 0 && othersIn(draft, self).length === draft.authors.length;
}

/** Returns the names of people: “Will and Ruth”. */
export function namesOf(authors: readonly Author[]): string {
  return list.format(authors.map(({ name }) => name));
}

/** Returns the names of fields and lists of parts: “Title and Description”. */
export function labelsOf(type: ContentType, names: readonly string[]): string {
  return list.format(names.map((name) => fieldsWithParts(type)[name]?.label ?? labelOf(type, name)));
}

/** Returns whose changes are where: “Will’s changes to Title and Description”. */
export function changesBy(type: ContentType, { name, fields }: Author): string {
  return `${name}’s changes to ${labelsOf(type, fields)}`;
}
