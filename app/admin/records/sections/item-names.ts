import type { Fields } from '../../../../content/model/field.ts';
import { textOf, type Values } from '../../../../content/model/values.ts';

const MAX_LENGTH = 80; // characters

/** Returns the first text in an item, such as its heading: what it says to those who look for it. */
export function titleOfItem(fields: Fields, item: Values): string {
  const texts = Object.entries(fields).map(([name, { kind }]) => {
    const text = textOf(item[name]);
    return kind === 'richText' ? plainText(text) : ['text', 'longText'].includes(kind) ? text : '';
  });
  return (texts.find((text) => text !== '') ?? '').slice(0, MAX_LENGTH);
}

function plainText(html: string) {
  return html === '' ? '' : (new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '');
}
