import { z } from 'zod';
import { fieldsWithParts, type PartItem, partsOf } from '../../../content/model/parts/parts.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { withPlace } from '../../../content/model/parts/place-in-words.ts';
import { withSingleParts } from '../../../content/model/parts/single-part.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import { isNested, type Leaf, leavesOf } from '../../../content/model/parts/nested.ts';
import { changesOf, newValues, type Values } from '../../../content/model/values.ts';
import type { DraftedValues } from '../../content/drafts/draft-rows.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { readLinkedPages } from '../links/linked-pages.ts';
import type { PublicContent } from '../published.ts';
import { colorHints, pictureHints, searchHints, textHints } from './field-hints.ts';
import { linkHint, linksOf, newHostHints } from './link-hints.ts';
import { labelHere, sharedBeside, sharedLinks, undescribedHints } from './translation-hints.ts';

// More than an author looks at, and fewer than a query can ask for.
const MAX_LINKS = 1_000;

/** Something to look at before publishing. It does not block, unless publishing would be refused for it anyway. */
export type Hint = z.infer<typeof hintSchema>;

export const hintSchema = z.object({
  field: z.string().describe('The path of the field, such as sections.2.text'),
  kind: z
    .enum(['refused', 'blank', 'alt', 'link', 'new link', 'outline', 'description', 'length', 'contrast'])
    .describe('refused: publishing is refused until the field is filled in or corrected'),
  /** A sentence for the author. */
  message: z.string(),
});

/** Returns what an author may want to look at before a draft is published. */
export async function publishChecks(content: PublicContent, draft: DraftedValues): Promise<Hint[]> {
  const { type, values, original } = draft;
  const leaves = allLeaves(type, values).map((leaf) => ({
    ...leaf,
    field: { ...leaf.field, label: labelHere(type, leaf.field) },
  }));
  const shared = original ? sharedBeside(type, original, values) : [];
  const allLinks = [...leaves.flatMap(linksOf), ...shared.flatMap(sharedLinks)];
  const links = allLinks.slice(0, MAX_LINKS);
  const present = await readLinkedPages(content, [...new Set(links.map(({ href }) => href))]);
  const languages = { here: content.language, first: await firstLanguage(content) };
  const hints = [
    ...refusalHints(draft),
    ...leaves.flatMap((leaf) => [...pictureHints(leaf), ...textHints(leaf), ...colorHints(leaf)]),
    ...shared.flatMap((beside) => undescribedHints(type, beside)),
    ...links.flatMap((link) => linkHint(link, present, languages) ?? []),
    ...newHostHints(allLinks, allLeaves(type, draft.published).flatMap(linksOf)),
    ...searchHints(type, values),
  ];
  return hints.map((hint) => ({ ...hint, message: withPlace(type, values, hint.field, hint.message) }));
}

/** A site with one language is not asked for it. */
function firstLanguage(content: PublicContent) {
  return content.language && content.firstLanguage();
}

function allLeaves(type: ContentType, values: Values): Leaf[] {
  return Object.entries(fieldsWithParts(type)).flatMap(([name, field]) => leavesIn(name, field, values));
}

/** Returns all values in a field that have no parts themselves. */
export function leavesIn(name: string, field: Leaf['field'], values: Values): Leaf[] {
  return isNested(field) ? leavesOf(field, values, name) : [{ field, holder: values, name, path: name }];
}

/** Says for which fields publishing would be refused, such as those that are required and empty. */
function refusalHints(draft: DraftedValues): Hint[] {
  const schema = draft.isNew ? newRecordSchema(draft.type) : changesSchema(draft.type);
  const checked = schema.safeParse(valuesToPublish(draft));
  if (checked.success) return [];
  const errors = Object.entries(fieldErrors(checked.error));
  return errors.map(([field, [message = '']]) => ({ field, kind: 'refused' as const, message }));
}

function valuesToPublish({ type, isNew, published, values }: DraftedValues) {
  const sent = isNew ? newValues(values) : changesOf(published, values);
  const lists = partsOf(type).filter(({ name }) => name in sent);
  return withSingleParts(type, {
    ...sent,
    ...Object.fromEntries(lists.map(({ name }) => [name, (sent[name] as PartItem[]).map(withoutKey)])),
  });
}

/** A new part has a key in place of an id, and is sent without one. */
function withoutKey({ id, ...item }: PartItem) {
  return typeof id === 'number' ? { id, ...item } : item;
}
