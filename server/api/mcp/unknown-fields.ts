import { type ContentType, inputFields } from '../../../content/model/content-type.ts';
import type { Field, Fields } from '../../../content/model/field.ts';
import { fieldsOfItem } from '../../../content/model/parts/nested.ts';
import { fieldsWithParts } from '../../../content/model/parts/parts.ts';
import { valuesOf } from '../../../content/model/values.ts';

type Sent = Record<string, unknown>;

/** What an item of a list, a section, or a part has besides its fields. */
const ofItems = ['id', 'type', 'hidden', 'version', 'removed'];

/** Says which field there is not, and which there are; null where all are known. Drafts would leave it out without a word. */
export function unknownField(type: ContentType, sent: Sent): string | null {
  const besides = Object.keys(valuesOf(type, null)); // its slug
  return unknownIn(inputFields(fieldsWithParts(type)), sent, { path: '', owner: `a ${type.noun.one}`, besides });
}

interface Place {
  path: string;
  owner: string;
  besides: string[];
}

function unknownIn(fields: Fields, sent: Sent, { path, owner, besides }: Place): string | null {
  const known = [...new Set([...Object.keys(fields), ...besides])];
  const unknown = Object.keys(sent).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `There is no field “${path}${unknown}”. The fields of ${owner} are: ${known.join(', ')}.`;
  for (const [name, field] of Object.entries(fields)) {
    const found = unknownInside(field, sent[name], `${path}${name}`);
    if (found) return found;
  }
  return null;
}

function unknownInside(field: Field, value: unknown, path: string): string | null {
  if (field.kind === 'group' && isObject(value))
    return unknownIn(inputFields(field.fields ?? {}), value, { path: `${path}.`, owner: `“${path}”`, besides: [] });
  if (!Array.isArray(value) || !(field.fields ?? field.kinds)) return null;
  for (const [index, item] of value.filter(isObject).entries()) {
    const place = `${path}.${index}`;
    const kinds = field.kinds?.map(({ type }) => type);
    if (kinds && !kinds.includes(String(item['type']))) return `“${place}.type” must be one of: ${kinds.join(', ')}.`;
    const found = unknownIn(inputFields(fieldsOfItem(field, item)), item, {
      path: `${place}.`,
      owner: `“${place}”`,
      besides: ofItems,
    });
    if (found) return found;
  }
  return null;
}

function isObject(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
