import { altName, type ContentType } from '../../content/model/content-type.ts';
import type { FieldKind } from '../../content/model/field.ts';
import { leavesOf } from '../../content/model/parts/nested.ts';
import { sectionKinds } from '../../content/sections/section-kinds.ts';
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

/** Fills every free text inside some sections with a payload, cut to its maximum length. */
export function hostileSections(sections: object[], round: number): object[] {
  const values = structuredClone({ sections });
  const field = { kind: 'sections', label: 'Sections', required: true, kinds: sectionKinds } as const;
  for (const [index, { holder, name, field: leaf }] of leavesOf(field, values, 'sections').entries())
    if (takesAnyText[leaf.kind]) holder[name] = `Text ${payload(round + index)}`.slice(0, leaf.max ?? 200);
  return values.sections;
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
  embed: false,
  email: false,
  chatNumber: false,
  phoneNumber: false,
  color: false,
  boolean: false,
  dateTime: false,
  timeZone: false,
  key: false,
  wholeNumber: false,
  relations: false,
  people: false,
  group: false,
  list: false,
  sections: false,
};

function payload(round: number) {
  return markup[round % markup.length] ?? '';
}
