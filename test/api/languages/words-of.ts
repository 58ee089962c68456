import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field, Fields } from '../../../content/model/field.ts';
import { translatedFields } from '../../../content/model/translations/in-language.ts';
import { partsOf } from '../../../content/model/parts/parts.ts';
import { fieldsOfItem, isNested } from '../../../content/model/parts/nested.ts';

type Values = Record<string, unknown>;

/** Returns words for all that is translated of a record, each marked with the language. */
export function wordsOf(type: ContentType, record: Values, language: string): Values {
  const status = 'status' in type.fields && type.untranslated === 'absent' && { status: 1 };
  const parts = partsOf(type).map(({ name, field }) => [name, wordsOfParts(field, record[name] ?? [], language)]);
  return { ...wordsIn(type.fields, record, language), ...Object.fromEntries(parts), ...status };
}

function wordsIn(fields: Fields, values: Values, language: string): Values {
  const words = Object.entries(translatedFields(fields)).map(([name, translated]) => {
    const [field, value] = [fields[name], values[name]];
    return [
      name,
      field && isNested(field) ? wordsOfParts(field, value, language) : wordsFor(translated, value, language),
    ];
  });
  return Object.fromEntries(words) as Values;
}

function wordsFor({ kind, label }: Field, value: unknown, language: string): unknown {
  if (kind === 'image') return value;
  const text = `${label} (${language})`;
  return kind === 'richText' ? `<p>${text}</p>` : text;
}

function wordsOfParts(field: Field, value: unknown, language: string): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'group') return wordsIn(field.fields ?? {}, value as Values, language);
  return (value as Values[]).map((item) => ({
    id: item['id'],
    ...(field.kinds && { type: item['type'] }),
    ...wordsIn(fieldsOfItem(field, item), item, language),
  }));
}
