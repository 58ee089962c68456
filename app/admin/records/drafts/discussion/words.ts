import type { Values } from '../../../../../content/model/values.ts';

/** What a comment is about: a field, some words in it, or words anywhere. */
export interface Place {
  field: string | null;
  quote: string | null;
}

/** Returns the path of the field that holds the words of a comment; null where they are gone. */
export function pathOfWords(values: Values, { field, quote }: Place): string | null {
  if (!quote) return field;
  const words = squeezed(quote);
  const name = field && (Object.hasOwn(values, field) ? field : field.split('.')[0]);
  const texts = name
    ? textsIn(values[name], name)
    : Object.entries(values).flatMap(([name, value]) => textsIn(value, name));
  const found = texts.filter(({ text }) => holds(text, words)).map(({ path }) => path);
  return found.find((path) => path === field) ?? found[0] ?? null;
}

/** Returns the texts in a value, each with its path, such as `sections.2.title`. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => name !== 'id' && name !== 'type');
  return entries.flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
}

function holds(text: string, words: string) {
  const isRich = text.startsWith('<');
  return squeezed(isRich ? withoutTags(text) : text).includes(words);
}

/** Rich text as one reads it, apart from its spaces. */
function withoutTags(html: string) {
  const text = html
    .replaceAll(/<[^<>]*>|&nbsp;/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Without spaces, which stand or not between paragraphs, depending on who reads them. */
function squeezed(text: string) {
  return text.replaceAll(/\s+/g, '');
}

/** Returns where some words stand in a text, whatever the spaces between them. */
export function rangeOf(text: string, quote: string): { start: number; end: number } | null {
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  const words = squeezed(quote);
  const start = squeezed(text).indexOf(words);
  const [first, last] = [places[start], places[start + words.length - 1]];
  return start < 0 || first === undefined || last === undefined ? null : { start: first, end: last + 1 };
}
