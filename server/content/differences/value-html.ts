import { altName } from '../../../content/model/content-type.ts';
import type { Field, Fields } from '../../../content/model/field.ts';
import { fieldsOfItem } from '../../../content/model/parts/nested.ts';
import { textOf, type Values } from '../../../content/model/values.ts';
import { safeRichText } from '../rich-text/rich-text.ts';
import { escaped } from '../../../content/html/entities.ts';
import type { RelatedTitles } from './related-titles.ts';

/** Returns a value with parts as HTML to compare: an item for each of its items, a paragraph for each of their fields. */
export function nestedHtml(field: Field, value: unknown, titles: RelatedTitles): string {
  if (value === null || value === '' || value === undefined) return '';
  if (field.kind === 'group') return partsHtml(field.fields ?? {}, value as Values, titles);
  if (field.kind === 'relations' || field.kind === 'people')
    return listOf((value as number[]).map((id) => escaped(titles(field, id))));
  return listOf((value as Values[]).map((item) => itemHtml(field, item, titles)));
}

function itemHtml(field: Field, item: Values, titles: RelatedTitles) {
  const kind = field.kinds?.find(({ type }) => type === item['type']);
  const name = paragraph(`<strong>${escaped(kind?.label ?? field.one ?? field.label)}</strong>`);
  const hidden = item['hidden'] === true ? paragraph('Hidden') : '';
  return name + hidden + partsHtml(fieldsOfItem(field, item), item, titles);
}

function partsHtml(fields: Fields, values: Values, titles: RelatedTitles): string {
  const parts = Object.entries(fields).map(([name, field]) => {
    const html = partHtml(field, values, name, titles);
    if (html === '') return '';
    const label = `<strong>${escaped(field.label)}:</strong>`;
    return html.startsWith('<') ? paragraph(label) + html : paragraph(`${label} ${html}`);
  });
  return parts.join('');
}

/** Returns blocks, or a text in one line. */
function partHtml(field: Field, values: Values, name: string, titles: RelatedTitles): string {
  const value = values[name];
  switch (field.kind) {
    case 'group':
    case 'list':
    case 'sections':
    case 'relations':
    case 'people':
      return nestedHtml(field, value, titles);
    case 'richText':
      return safeRichText(textOf(value));
    case 'image':
      return value ? `<img src="${escaped(textOf(value))}" alt="${escaped(textOf(values[altName(name)]))}">` : '';
    case 'relation':
    case 'key':
      return value ? escaped(titles(field, value)) : '';
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return escaped(field.options?.find((option) => option.value === value)?.label ?? textOf(value));
    default:
      return escaped(textOf(value));
  }
}

function paragraph(html: string) {
  return `<p>${html}</p>`;
}

function listOf(items: string[]) {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
}
