import type { ContentType } from '../../content/model/content-type.ts';
import { altName } from '../../content/model/content-type.ts';
import type { FieldKind } from '../../content/model/field.ts';
import { markup } from './payloads.ts';

/**
 * Fills every field of a type that takes free text with a word, since a required one may not end up empty, and a payload,
 * cut to its length; each field gets another one.
 */
export function hostileFields(type: ContentType, round: number): Record<string, string> {
  const fields = Object.entries(type.fields).flatMap(([name, { kind, max }]) =>
    kind === 'image' ? [[altName(name), 200] as const] : TEXTS.has(kind) ? [[name, max ?? 200] as const] : [],
  );
  return Object.fromEntries(fields.map(([name, max], index) => [name, `Text ${payload(round + index)}`.slice(0, max)]));
}

/** The names of a type's fields of a kind. */
export function fieldsOf(type: ContentType, ...kinds: FieldKind[]): string[] {
  return Object.entries(type.fields)
    .filter(([, { kind }]) => kinds.includes(kind))
    .map(([name]) => name);
}

const TEXTS = new Set<FieldKind>(['text', 'longText', 'richText']);

function payload(round: number) {
  return markup[round % markup.length] ?? '';
}
