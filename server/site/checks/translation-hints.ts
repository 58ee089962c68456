import { englishNameOf } from '../../../content/languages.ts';
import { altName, type ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { fieldsOfItem, isNested } from '../../../content/model/parts/nested.ts';
import { fieldsWithParts } from '../../../content/model/parts/parts.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { textOf, type Values } from '../../../content/model/values.ts';
import type { FoundLink } from './link-hints.ts';
import type { Hint } from './publish-checks.ts';

/** A value that a translation shares with its record, such as a picture, and the words beside it. */
interface Shared {
  field: Field;
  name: string;
  original: Values;
  words: Values;
  /** Where the words stand in the translation. */
  path: string;
}

/** Returns what a field is called in sentences about a translation: the German Title. */
export function labelHere({ language }: ContentType, { label }: Field): string {
  return language ? `${englishNameOf(language)} ${label}` : label;
}

/** Returns what a translation shares with its record, as far as there are words around it. Parts belong together by their ids. */
export function sharedBeside(type: ContentType, original: Values, words: Values): Shared[] {
  return Object.entries(fieldsWithParts(sourceOf(type))).flatMap(([name, field]) =>
    sharedIn(field, { name, original, words, path: name }),
  );
}

function sharedIn(field: Field, place: Omit<Shared, 'field'>): Shared[] {
  const { name, original, words, path } = place;
  if (!isNested(field)) return field.isTranslated ? [] : [{ field, ...place }];
  const [value, translated] = [original[name], words[name]];
  const inFields = (fields: Readonly<Record<string, Field>>, original: Values, words: Values, path: string) =>
    Object.entries(fields).flatMap(([name, field]) =>
      sharedIn(field, { name, original, words, path: `${path}.${name}` }),
    );
  if (!value || !translated) return [];
  if (field.kind === 'group') return inFields(field.fields ?? {}, value as Values, translated as Values, path);
  if (!Array.isArray(value) || !Array.isArray(translated) || field.kind === 'relations' || field.kind === 'people')
    return [];
  return (value as Values[]).flatMap((item) => {
    const index = (translated as Values[]).findIndex(({ id }) => String(id) === String(item['id']));
    const there = (translated as Values[])[index];
    return there ? inFields(fieldsOfItem(field, item), item, there, `${path}.${index}`) : [];
  });
}

/** Says of which picture only the record has an alternative text. */
export function undescribedHints({ language }: ContentType, { field, name, original, words, path }: Shared): Hint[] {
  const alt = altName(name);
  if (!language || field.kind !== 'image' || !original[name] || !textOf(original[alt]) || textOf(words[alt])) return [];
  const message = `${field.label} has no alternative text in ${englishNameOf(language)}.`;
  return [{ field: altName(path), kind: 'alt', message }];
}

/** Returns the links that are those of the record, by the words that they have here. */
export function sharedLinks({ field, name, original, words, path }: Shared): FoundLink[] {
  const [href, text] = [textOf(original[name]), textOf(words['label'])];
  return (field.kind === 'link' || field.kind === 'linkOrPath') && href && text ? [{ href, text, path }] : [];
}
