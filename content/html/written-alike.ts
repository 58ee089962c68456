import { escaped, unescaped } from './entities.ts';
import { VOID } from './outermost.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s<>="/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /[^\s<>="/]+(?:="[^"]*")?/g;

/** What an editor writes though it says nothing, and what the sanitizer adds. */
const SILENT = /^(?:rel="[^"]*"|(?:col|row)span="1")$/;

/** Returns HTML as everybody would write it: an editor, a browser and the sanitizer differ in entities, slashes and attributes. */
export function writtenAlike(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: closes = '', 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    parts.push(textAlike(html.slice(from, index)));
    parts.push(`<${closes}${name.toLowerCase()}${attributesAlike(attributes)}${VOID.has(name) ? ' />' : '>'}`);
    from = index + tag.length;
  }
  return [...parts, textAlike(html.slice(from))].join('');
}

function attributesAlike(attributes: string) {
  const all = (attributes.match(ATTRIBUTE) ?? []).filter((attribute) => !SILENT.test(attribute));
  return all
    .toSorted()
    .map((attribute) => {
      const [name = ''] = attribute.split('=', 1);
      return ` ${name}="${textAlike(attribute.slice(name.length + 2, -1))}"`;
    })
    .join('');
}

function textAlike(text: string) {
  return escaped(unescaped(text.replaceAll('&nbsp;', '\u00A0').replaceAll('&#39;', "'")));
}
