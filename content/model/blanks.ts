import type { ContentType } from './content-type.ts';
import { leavesOf } from './parts/nested.ts';
import { fieldsWithParts } from './parts/parts.ts';
import { textOf, type Values } from './values.ts';

/** Returns what a text has in brackets for somebody to fill in, such as [street and number]; no notes such as [1]. */
export function blanksIn(html: string): string[] {
  return html.match(/\[\p{L}[^[\]<>]{3,}\]/gu) ?? [];
}

/** Says what is still to fill in in a text; null where nothing is. */
export function sentenceAboutBlanks(label: string, html: string): string | null {
  const blanks = blanksIn(html);
  if (blanks.length === 0) return null;
  const amount = blanks.length === 1 ? 'a blank' : `${blanks.length} blanks`;
  return `${label} still has ${amount} to fill in: ${blanks[0]}${blanks.length > 1 ? ' and others' : ''}.`;
}

/** What the title of a copy ends in until somebody gives it another one. */
export const COPY = ' (copy)';

/** Says what is still to fill in in the title and the texts of a record and its parts. */
export function sentencesAboutBlanks(type: ContentType, values: Values): string[] {
  const leaves = Object.entries(fieldsWithParts(type)).flatMap(([name, field]) => leavesOf(field, values, name));
  const texts = leaves.filter(({ field }) => field.kind === 'richText');
  const isCopy = textOf(values[type.title]).endsWith(COPY);
  return [
    ...(isCopy ? [`${type.fields[type.title]?.label} still ends in “${COPY.trim()}”.`] : []),
    ...texts.flatMap(({ field, holder, name }) => sentenceAboutBlanks(field.label, textOf(holder[name])) ?? []),
  ];
}
