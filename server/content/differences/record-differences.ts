import type { ContentType } from '../../../content/model/content-type.ts';
import { inputFields } from '../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../content/model/parts.ts';
import { differing, textOf, type Values } from '../../../content/model/values.ts';
import { safeRichText } from '../rich-text/rich-text.ts';
import { htmlDifferences, wordDifferences } from './html-differences.ts';

/** What differs in one field. */
export interface Difference {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  /** Of a text: the later one with what was added in `ins`, and what was removed in `del`. */
  html?: string;
}

/** Compares two states of a record, as the values of its form. */
export function recordDifferences(type: ContentType, before: Values, after: Values): Difference[] {
  const fields = inputFields(fieldsWithParts(type));
  return differing(before, after).map((name) => {
    const [a, b] = [before[name] ?? '', after[name] ?? ''];
    const kind = fields[name]?.kind;
    const html =
      kind === 'richText'
        ? htmlDifferences(safeRichText(textOf(a)), safeRichText(textOf(b)))
        : kind === 'text' || kind === 'longText'
          ? wordDifferences(escaped(textOf(a)), escaped(textOf(b)))
          : undefined;
    return {
      field: name,
      label: fields[name]?.label ?? 'Slug',
      before: a,
      after: b,
      ...(html !== undefined && { html }),
    };
  });
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
