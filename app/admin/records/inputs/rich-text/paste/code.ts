import { BLOCKS } from './clipboard.ts';
import { isMonospaced, type Styles } from './styles.ts';

/** Whether it is code: `<pre>`, what editors of code copy, or only lines of code. */
export function isCode(element: Element, styles: Styles, holdsBlocks: boolean) {
  if (element.localName === 'pre') return true;
  if (element.localName !== 'div') return false;
  const keepsLines = (part: Element) => (styles.of(part)['white-space'] ?? '').includes('pre');
  if (isMonospaced(styles.of(element)) && keepsLines(element)) return true;
  const code = holdsBlocks ? null : element.querySelector('code');
  return Boolean(code?.textContent.includes('\n') && keepsLines(code) && isAll(code, element));
}

function isAll(code: Element, element: Element) {
  return code.textContent.trim() === element.textContent.trim();
}

/** Returns the lines of code, without what a page shows around them. */
export function codeOf(element: Element): string {
  const text = linesOf((element.localName === 'pre' && element.querySelector('code')) || element);
  return text
    .replaceAll('\u00A0', ' ')
    .replace(/^\n/, '')
    .replace(/(?<!\n)\n+$/, '');
}

function linesOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && node.localName === 'br') return '\n';
  let lines = '';
  for (const child of node.childNodes) {
    const isLine = child instanceof Element && child.matches(BLOCKS);
    if (isLine && lines !== '' && !lines.endsWith('\n')) lines += '\n';
    const text = linesOf(child);
    lines += isLine && !text.endsWith('\n') ? `${text}\n` : text;
  }
  return lines;
}
