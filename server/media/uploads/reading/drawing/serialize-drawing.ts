import { isSafeStyle, SVG } from './kept.ts';
import { type DrawnElement, textOf } from './parse-drawing.ts';

/** Writes a drawing as a file. Styles that refer to anything outside of it are left out. */
export function serializeDrawing(root: DrawnElement): string {
  return write({ ...root, attributes: new Map([['xmlns', SVG], ...root.attributes]) });
}

function write(element: DrawnElement): string {
  const { name, attributes } = element;
  const children = name === 'style' ? [styleOf(element)] : element.children;
  const start = [name, ...[...attributes].map(([attribute, value]) => `${attribute}="${escaped(value)}"`)].join(' ');
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : write(child))).join('');
  return inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`;
}

/** What stands in elements of a style is none of it. */
function styleOf(element: DrawnElement) {
  const style = textOf(element);
  return isSafeStyle(style) ? style : '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string) {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
