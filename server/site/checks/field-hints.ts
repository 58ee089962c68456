import { contrast } from '../../../content/brand/colors.ts';
import { sentenceAboutBlanks } from '../../../content/model/blanks.ts';
import { altName, type ContentType } from '../../../content/model/content-type.ts';
import type { Leaf } from '../../../content/model/parts/nested.ts';
import { textOf, type Values } from '../../../content/model/values.ts';
import type { Hint } from './publish-checks.ts';

const WHITE = '#ffffff';
/** The least contrast of text, by WCAG 2. */
const TEXT_CONTRAST = 4.5;

export function pictureHints({ field, holder, name, path }: Leaf): Hint[] {
  if (field.kind !== 'image' || field.isIcon || !holder[name] || holder[altName(name)]) return [];
  const message = `${field.label} has no alternative text. It needs none if it is purely decorative.`;
  return [{ field: path, kind: 'alt', message }];
}

export function textHints(leaf: Leaf): Hint[] {
  const text = textOf(leaf.holder[leaf.name]);
  return leaf.field.kind === 'richText' ? richTextHints(leaf, text) : lengthHints(leaf, text);
}

function richTextHints({ field, path }: Leaf, html: string): Hint[] {
  const undescribed = html.match(/<img (?![^<>]*\balt="[^"])/g)?.length ?? 0;
  const levels = [...html.matchAll(/<h([2-4])[ >]/g)].map(([, level]) => Number(level));
  const blanks = sentenceAboutBlanks(field.label, html);
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 2) + 1);
  return [
    ...(blanks === null ? [] : [{ field: path, kind: 'blank' as const, message: blanks }]),
    ...(undescribed > 0 ? [{ field: path, kind: 'alt' as const, message: withoutAlt(field.label, undescribed) }] : []),
    ...(skipped >= 0 ? [{ field: path, kind: 'outline' as const, message: skippedLevel(field.label) }] : []),
  ];
}

function withoutAlt(label: string, count: number) {
  const pictures = count === 1 ? 'A picture' : `${count} pictures`;
  return `${pictures} in ${label} ${count === 1 ? 'has' : 'have'} no alternative text.`;
}

function skippedLevel(label: string) {
  return `The headings in ${label} skip a level. People who use screen readers navigate by headings.`;
}

function lengthHints({ field, path }: Leaf, text: string): Hint[] {
  const { shown: limit, label } = field;
  if (limit === undefined || text.length <= limit) return [];
  const message = `Search results show about ${limit} characters of the ${label}. It has ${text.length}.`;
  return [{ field: path, kind: 'length', message }];
}

export function colorHints({ field, holder, name, path }: Leaf): Hint[] {
  const color = textOf(holder[name]);
  if (field.kind !== 'color' || !/^#[0-9a-f]{6}$/i.test(color) || contrast(color, WHITE) >= TEXT_CONTRAST) return [];
  const message = `${field.label} is too faint for text on white. Pages use a darker shade of it there.`;
  return [{ field: path, kind: 'contrast', message }];
}

/** Says what search results are left to make up. */
export function searchHints(type: ContentType, values: Values): Hint[] {
  if (!('seo_description' in type.fields)) return [];
  const described = ['seo_description', 'short_description', 'lead'].some((name) => textOf(values[name]).trim());
  const message = 'Search results have nothing to show below the title. Write an SEO Description.';
  return described ? [] : [{ field: 'seo_description', kind: 'description', message }];
}
