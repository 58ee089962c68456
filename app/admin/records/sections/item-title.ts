import type { Field, Fields } from '../../../../content/model/field.ts';
import { textOf, type Values } from '../../../../content/model/values.ts';

const MAX_LENGTH = 80; // characters

/** Returns the first text in an item, such as its heading, or else what is chosen in it, and its address. */
export function titleOfItem(fields: Fields, item: Values): string {
  const texts = Object.entries(fields).map(([name, { kind }]) => {
    const text = textOf(item[name]);
    return kind === 'richText' ? plainText(text) : ['text', 'longText'].includes(kind) ? text : '';
  });
  const title = texts.find((text) => text !== '') ?? Object.entries(fields).map(shortly).filter(Boolean).join(', ');
  return title.slice(0, MAX_LENGTH);

  function shortly([name, { kind, options = [] }]: [string, Field]) {
    if (kind === 'choice') return options.find(({ value }) => value === item[name])?.label ?? '';
    return ['email', 'link', 'linkOrPath'].includes(kind) ? textOf(item[name]) : '';
  }
}

function plainText(html: string) {
  return html === '' ? '' : (new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '');
}
