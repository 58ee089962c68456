import type { ContentType } from '../../content/model/content-type.ts';
import { altName } from '../../content/model/content-type.ts';
import type { FieldKind } from '../../content/model/field.ts';
import { markup } from './payloads.ts';

/**
 * Fills every field of free text with a payload, cut to its maximum length. A word comes first, so that a required field
 * is not empty when the payload is removed. Each field gets another payload.
 */
export function hostileFields(type: ContentType, round: number): Record<string, string> {
  const fields = Object.entries(type.fields).flatMap(([name, { kind, max }]) =>
    kind === 'image' ? [[altName(name), 200] as const] : takesAnyText[kind] ? [[name, max ?? 200] as const] : [],
  );
  return Object.fromEntries(fields.map(([name, max], index) => [name, `Text ${payload(round + index)}`.slice(0, max)]));
}

/** Whether fields of a kind take any text. */
const takesAnyText: Record<FieldKind, boolean> = {
  text: true,
  longText: true,
  richText: true,
  image: false,
  choice: false,
  relation: false,
  link: false,
  linkOrPath: false,
  email: false,
};

function payload(round: number) {
  return markup[round % markup.length] ?? '';
}
