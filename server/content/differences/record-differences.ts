import { z } from 'zod';
import { type ContentType, inputFields } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { isNested } from '../../../content/model/parts/nested.ts';
import { fieldsWithParts, valuesWithParts } from '../../../content/model/parts/parts.ts';
import { differing, textOf, type Value, type Values, valuesOf } from '../../../content/model/values.ts';
import { safeDifferences, safeRichText } from '../rich-text/rich-text.ts';
import { singlePartAt } from '../parts/single-part-before.ts';
import { readRecord, withParts } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { escaped } from '../../../content/html/entities.ts';
import { type Effort, newEffort } from './effort.ts';
import { htmlDifferences } from './html-differences.ts';
import { readRelatedTitles, type RelatedTitles } from './related-titles.ts';
import { nestedHtml } from './value-html.ts';
import { wordDifferences } from './word-differences.ts';

/** What differs in one field. */
export type Difference = z.infer<typeof differenceSchema>;

export const differenceSchema = z.object({
  field: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  html: z
    .string()
    .optional()
    .describe(
      'For text, related records and fields with parts: the later value, with additions in ins and removals in del',
    ),
});

/** Returns what differs between a revision and the record as it is now; null where there is no such revision. */
export async function differencesFromRevision(db: ContentDatabase, type: ContentType, id: number, version: number) {
  const [revision, record] = [await readRevision(db, type, id, version), await readRecord(db, type, id)];
  if (!revision || !record) return null;
  const before = { ...valuesOf(type, revision.record), ...(await singlePartAt(db, type, id, version)) };
  return recordDifferences(db, type, before, valuesWithParts(type, await withParts(db, type, record)));
}

/** Compares two states of a record, as the values of its form. */
export async function recordDifferences(db: ContentDatabase, type: ContentType, before: Values, after: Values) {
  const names = differing(before, after);
  const all = inputFields(fieldsWithParts(type));
  const fields = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const titles = await readRelatedTitles(db, fields, [before, after]);
  const effort = newEffort();
  return names.map((name) => {
    const [a, b] = [before[name] ?? '', after[name] ?? ''];
    const html = fields[name] && differenceHtml(fields[name], [a, b], titles, effort);
    return {
      field: name,
      label: fields[name]?.label ?? 'Address',
      before: a,
      after: b,
      ...(html !== undefined && { html }),
    };
  });
}

/** Returns the later one of two values of a field with what differs marked, sanitized; undefined where that cannot be marked. */
export function differenceHtml(
  field: Field,
  values: [before: Value, after: Value],
  titles: RelatedTitles,
  effort: Effort,
): string | undefined {
  const marked = markedHtml(field, values, titles, effort);
  return marked === undefined ? undefined : safeDifferences(marked);
}

function markedHtml(field: Field, [a, b]: [before: Value, after: Value], titles: RelatedTitles, effort: Effort) {
  if (isNested(field)) return htmlDifferences(nestedHtml(field, a, titles), nestedHtml(field, b, titles), effort);
  switch (field.kind) {
    case 'richText':
      return htmlDifferences(safeRichText(textOf(a)), safeRichText(textOf(b)), effort);
    case 'text':
    case 'longText':
      return wordDifferences(escaped(textOf(a)), escaped(textOf(b)), effort);
    case 'relation': {
      const [from, to] = [a, b].map((id) => (id ? escaped(titles(field, id)) : ''));
      return `${from && `<del>${from}</del> `}${to && `<ins>${to}</ins>`}`;
    }
    default:
      return undefined;
  }
}
