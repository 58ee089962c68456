import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { DraftedPart } from '../../../content/model/draft.ts';
import { splitParts } from '../../../content/model/parts/parts.ts';
import { textOf, type Values } from '../../../content/model/values.ts';
import { type Actor, handOf } from '../../audit/audit-log.ts';
import type { DraftRow } from './draft-rows.ts';

/** Somebody with the fields of a draft, and the lists of parts, that they have changed. */
export type DraftAuthor = z.infer<typeof draftAuthorSchema>;

export const draftAuthorSchema = z.object({
  id: z.int().nullable(),
  /** The name at that time. */
  name: z.string(),
  fields: z.array(z.string()),
});

/**
 * Returns who has changed what, once somebody has saved a draft. A field that several have changed is of all of them; one
 * that is as it was published is of nobody.
 */
export function authorsAfter(
  type: ContentType,
  { before, after, by }: { before: { fields: Values; authors: DraftAuthor[] }; after: Values; by: Actor },
): DraftAuthor[] {
  const [then, now] = [changesIn(type, before.fields), changesIn(type, after)];
  const changedNow = [...now.keys()].filter((name) => now.get(name) !== then.get(name));
  const id = handOf(by);
  const earlier = before.authors.find((author) => author.id === id && (id !== null || author.name === by.name));
  const author = { id, name: by.name, fields: [...new Set([...(earlier?.fields ?? []), ...changedNow])] };
  return [...before.authors.filter((other) => other !== earlier), author]
    .map((author) => ({ ...author, fields: author.fields.filter((name) => now.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns who has changed what in a draft. One that was saved before this was noted is of whoever saved it last. */
export function authorsOf(
  type: ContentType,
  row: Pick<DraftRow, 'authors' | 'created_by' | 'updated_by' | 'updated_name'>,
  drafted: Values,
): DraftAuthor[] {
  if (row.authors !== null) return JSON.parse(row.authors) as DraftAuthor[];
  const fields = [...changesIn(type, drafted).keys()];
  if (fields.length === 0) return [];
  const last = { id: row.updated_by, name: row.updated_name, fields };
  const isOfOne = row.created_by === row.updated_by;
  return isOfOne ? [last] : [{ id: row.created_by, name: 'Somebody', fields }, last];
}

/** Returns what a draft changes, as texts to compare, by field and list of parts. */
function changesIn(type: ContentType, drafted: Values): Map<string, string> {
  const { fields, parts } = splitParts(type, drafted);
  const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)] as const);
  // Not their versions: those follow what others publish.
  const lists = Object.entries(parts as Record<string, DraftedPart[]>).map(
    ([name, list]) => [name, textOf(list.map(({ version: _version, ...part }) => part))] as const,
  );
  return new Map([...texts, ...lists]);
}
