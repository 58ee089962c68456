import { marginOf, type Style, type Styles, STYLE } from './styles.ts';

/** An item of a list. Word and others write items one after another, each with its level. */
export interface Item {
  level: number;
  ordered: boolean;
  start: number;
  /** The margin of its text in points, where paragraphs can go on with it. */
  margin?: number;
  /** Whether it is a further paragraph of the item before it. */
  goesOn?: boolean;
}

/** Reads an `<li>`. */
export function itemOf(element: Element): Item {
  const list = element.parentElement;
  const start = Number(element.getAttribute('value') ?? (isFirst(element) && list?.getAttribute('start'))) || 1;
  return { level: levelOf(element), ordered: list?.localName === 'ol' && !isBulleted(element), start };
}

function isFirst(item: Element) {
  return item.parentElement?.querySelector(':scope > li') === item;
}

/** Quill writes bullets into `<ol>`. */
function isBulleted(item: Element) {
  return item.getAttribute('data-list') === 'bullet';
}

function levelOf(item: Element) {
  const stated = Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level'));
  const indent = item.getAttribute('data-stringify-indent') ?? /\bql-indent-(\d)/.exec(item.className)?.[1] ?? 0;
  const lists = /^(ul|ol)$/;
  let depth = 0;
  for (
    let ancestor = item.parentElement;
    ancestor && !/^t[dh]$/.test(ancestor.localName);
    ancestor = ancestor.parentElement
  )
    if (lists.test(ancestor.localName)) depth += 1;
  return stated || Math.max(depth, 1) + Number(indent);
}

/** Returns what Word says of a paragraph that is an item, or what its first characters say. */
export function itemOfParagraph(element: Element, style: Style, styles: Styles): Item | null {
  if (!/^(p|div|pre)$/.test(element.localName) || style['mso-list'] === 'none') return null;
  const stated = /\b(l\d+)\s+level(\d+)/.exec(style['mso-list'] ?? '');
  const byClass = /\bMsoList(Bullet|Number)(\d?)/.exec(element.className);
  const margin = marginOf(style);
  const drawn = [...element.querySelectorAll('*')].find(isMarker);
  if (!stated && !byClass && !drawn) return element.localName === 'pre' ? null : typedItem(element, margin);
  const marker = drawn?.textContent.replaceAll(/\s/g, '') ?? '';
  const level = Number(stated?.[2] ?? byClass?.[2]) || levelOnSlide(element);
  const numbering = stated && styles.numbering(stated[1] ?? '', level);
  const isNumbered = marker ? isNumber(marker, drawn) : byClass?.[1] === 'Number';
  return { level, ordered: numbering ? numbering !== 'bullet' : isNumbered, start: startOf(marker), margin };
}

/** PowerPoint names its levels O, O1, O2. */
function levelOnSlide(element: Element) {
  return 1 + Number(/\bO(\d)\b/.exec(element.className)?.[1] ?? 0);
}

const NUMBER = /^\(?(\p{Nd}{1,3}|\p{L}{1,4})[.)-]/u;
const SYMBOLS = /font-family:\s*["']?(symbol|wingdings|webdings|courier)/i;

/** In fonts of symbols, a letter is a bullet, and an “o” is one in any. */
function isNumber(marker: string, drawn: Element | undefined) {
  const css = [drawn, drawn?.parentElement].map((element) => element?.getAttribute(STYLE) ?? '').join(';');
  return NUMBER.test(marker) || (/^(\p{Nd}{1,3}|(?!o)\p{L})$/u.test(marker) && !SYMBOLS.test(css));
}

function startOf(marker: string) {
  return Number(/^\(?(\d+)/.exec(marker)?.[1]) || 1;
}

/** Whether an element holds the bullet or number that Word or PowerPoint draws before an item. */
export function isMarker(element: Element) {
  return /mso-list:\s*ignore|mso-special-format:/i.test(element.getAttribute(STYLE) ?? '');
}

const BULLET = /^\s*([•◦▪‣●○■·\uF0B7\uF0A7]|[o§](?=\s*[\u00A0\t]{2}))\s+/;
const TYPED_NUMBER = /^\s*(\(?(?:\d{1,3}|[a-z]{1,3})[.)])\s*[\u00A0\t]{2}\s*/i;
const INDENT = 36; // points

/** Recognizes an item by its bullet, or by its number with a gap after it, and takes that out of the text. */
function typedItem(element: Element, margin: number): Item | null {
  const text = element.textContent;
  const bullet = BULLET.exec(text);
  const found = bullet ?? TYPED_NUMBER.exec(text);
  if (!found || found[0].length === text.length) return null;
  cutStart(element, found[0].length);
  const level = margin > 0 ? Math.max(1, Math.round(margin / INDENT)) : /[◦○]/.test(found[0]) ? 2 : 1;
  return { level, ordered: !bullet, start: startOf(found[1] ?? ''), margin };
}

function cutStart(element: Element, length: number) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let text = texts.nextNode() as Text | null; text && left > 0; text = texts.nextNode() as Text | null) {
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
}

/** Returns the item that a paragraph goes on with, as Word indents it like the item's text. */
export function itemGoneOnWith(element: Element, style: Style, last: Element | null, items: Map<Element, Item>) {
  if (!/\bMsoList(Paragraph|Continue)/.test(element.className)) return null;
  const margin = marginOf(style);
  for (let before = last; before && items.has(before); before = before.previousElementSibling) {
    const item = items.get(before);
    if (item?.margin !== undefined && Math.abs(item.margin - margin) < 2) return { ...item, goesOn: true };
  }
  return null;
}

/** Puts items that stand one after another into lists, and those into the items above them. */
export function joinItems(root: Element, items: Map<Element, Item>) {
  const parents = new Set([...root.querySelectorAll('li')].map((item) => item.parentElement ?? root));
  for (const parent of parents) joinChildren(parent, items);
}

function joinChildren(parent: Element, items: Map<Element, Item>) {
  let open: { level: number; list: Element }[] = [];
  for (const child of parent.querySelectorAll(':scope > *')) {
    const item = items.get(child);
    if (!item) {
      open = [];
      continue;
    }
    const type = item.ordered ? 'ol' : 'ul';
    open = open.filter(({ level }) => level <= item.level);
    const last = open.at(-1);
    if (last?.level === item.level && item.goesOn) {
      last.list.lastElementChild?.append(...child.childNodes);
      child.remove();
      continue;
    }
    if (last?.level === item.level && last.list.localName !== type) open.pop();
    if (open.at(-1)?.level !== item.level)
      open.push({ level: item.level, list: openList(child, item, open.at(-1)?.list) });
    open.at(-1)?.list.append(child);
  }
}

function openList(child: Element, { ordered, start }: Item, above: Element | undefined) {
  const list = child.ownerDocument.createElement(ordered ? 'ol' : 'ul');
  if (ordered && start > 1) list.setAttribute('start', String(start));
  if (above?.lastElementChild) above.lastElementChild.append(list);
  else child.before(list);
  return list;
}
