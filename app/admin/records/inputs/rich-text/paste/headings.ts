import type { Clipboard } from './clipboard.ts';
import type { Style } from './styles.ts';

/** Returns the level in the page of a heading of the clipboard; 0 for other elements. */
export function headingLevels({ body, styles }: Clipboard) {
  const levelOf = (element: Element) => levelInClipboard(element, styles.of(element));
  // Where a text has a first level, it becomes the second: the page's own title is the first.
  const shift = [...body.querySelectorAll('h1,p,div')].some((element) => levelOf(element) === 1) ? 1 : 0;
  return (element: Element) => {
    const level = levelOf(element);
    return level && Math.min(4, Math.max(2, level + shift));
  };
}

function levelInClipboard(element: Element, style: Style): number {
  const tag = /^h([1-6])$/.exec(element.localName)?.[1];
  if (tag) return Number(tag);
  if (!/^(p|div)$/.test(element.localName)) return 0;
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2;
  if (element.classList.contains('MsoTitle')) return 1;
  const ofWord =
    /\bMsoHeading([1-9])\b/.exec(element.className)?.[1] ?? /^[1-6]$/.exec(style['mso-outline-level'] ?? '')?.[0];
  return Number(ofWord ?? 0);
}
