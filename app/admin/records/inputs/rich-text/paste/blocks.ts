import { append, type Conversion } from './conversion.ts';
import { convertInline } from './inline.ts';
import { isMarker, type Item, itemGoneOnWith, itemOf, itemOfParagraph } from './lists.ts';
import { type Marks, marksOf, PLAIN } from './marks.ts';
import { isHidden, isMonospaced, type Styles } from './styles.ts';
import { BLOCKS } from './clipboard.ts';

const MAX_DEPTH = 16; // elements; the server accepts 50
const MAX_SPAN = 100; // cells
const LINK_BACK = 'a[href^="#_ftnref"],a[href^="#_ednref"],a[href^="#sdfootnote"],a[href^="#sdendnote"]';

/** Converts what stands in an element, block by block; what stands beside blocks becomes paragraphs. */
export function convertBlocks(from: Element, into: Element, marks: Marks, conversion: Conversion) {
  let paragraph: Element | null = null;
  for (const node of from.childNodes) {
    if (conversion.holdsBlock(node)) {
      paragraph = null;
      convertBlock(node as Element, into, marks, conversion);
    } else if (paragraph || !isBlank(node)) {
      paragraph ??= append(into, 'p');
      convertInline(node, paragraph, marks, conversion);
    }
  }
}

function isBlank(node: Node) {
  if (node instanceof Element && (node.localName === 'img' || node.querySelector('img'))) return false;
  return !node.textContent?.trim();
}

function convertBlock(element: Element, into: Element, around: Marks, conversion: Conversion) {
  const style = conversion.styles.of(element);
  if (isHidden(style)) return;
  // They follow at the end.
  if (conversion.notes.has(element.id) || /^(footnote|endnote)-list/.test(style['mso-element'] ?? '')) return;
  const marks = marksOf(element, style, around, true);
  const level = conversion.levelOf(element);
  if (level) return fill(element, append(into, `h${level}`), marks, conversion);
  const holdsBlocks = [...element.children].some(conversion.holdsBlock);
  const item = holdsBlocks ? null : itemOfParagraph(element, style, conversion.styles);
  if (item) return fill(element, append(addItem(into, item, conversion), 'p'), marks, conversion);
  if (isCode(element, conversion.styles, holdsBlocks)) {
    append(append(into, 'pre'), 'code').textContent = codeOf(element);
    return;
  }
  const convert = converters[element.localName];
  if (convert && depthOf(into) < MAX_DEPTH) convert(element, into, marks, conversion);
  else convertText(element, into, marks, conversion);
}

type Converter = (element: Element, into: Element, marks: Marks, conversion: Conversion) => void;

const converters: Record<string, Converter> = {
  hr: (_rule, into) => void append(into, 'hr'),
  ul: convertList,
  ol: convertList,
  menu: convertList,
  li: convertItem,
  blockquote: convertQuote,
  p: convertParagraph,
  figure: convertFigure,
  figcaption: (caption, into, marks, conversion) =>
    fill(caption, append(into, into.localName === 'figure' ? 'figcaption' : 'p'), marks, conversion),
  table: convertTable,
};

function depthOf(element: Element) {
  let depth = 0;
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) depth += 1;
  return depth;
}

/** Fills an element with text only. */
function fill(from: Element, into: Element, marks: Marks, conversion: Conversion) {
  for (const node of from.childNodes) convertInline(node, into, marks, conversion);
}

function convertText(element: Element, into: Element, marks: Marks, conversion: Conversion) {
  if ([...element.children].some(conversion.holdsBlock)) convertBlocks(element, into, marks, conversion);
  else fill(element, append(into, 'p'), marks, conversion);
}

function convertParagraph(element: Element, into: Element, marks: Marks, conversion: Conversion) {
  if (/\bMso(Intense)?Quote\b/.test(element.className))
    return fill(element, append(append(into, 'blockquote'), 'p'), { ...marks, italic: false }, conversion);
  const item = itemGoneOnWith(element, conversion.styles.of(element), into.lastElementChild, conversion.items);
  convertText(element, item ? addItem(into, item, conversion) : into, marks, conversion);
}

function addItem(into: Element, item: Item, { items }: Conversion) {
  const element = append(into, 'li');
  items.set(element, item);
  return element;
}

function convertList(list: Element, into: Element, marks: Marks, conversion: Conversion) {
  for (const child of list.children)
    if (conversion.holdsBlock(child)) convertBlock(child, into, marks, conversion);
    else if (!isBlank(child)) fill(child, append(into, 'p'), marks, conversion);
}

function convertItem(element: Element, into: Element, marks: Marks, conversion: Conversion) {
  for (const marker of [...element.querySelectorAll('*')].filter(isMarker)) marker.remove();
  convertBlocks(element, addItem(into, itemOf(element), conversion), marks, conversion);
}

/** Mail programs indent with quotes that have no border. */
function convertQuote(element: Element, into: Element, marks: Marks, conversion: Conversion) {
  const isIndent = /^(none|medium none|0)/.test(conversion.styles.of(element)['border'] ?? '');
  convertBlocks(element, isIndent ? into : append(into, 'blockquote'), marks, conversion);
}

/** One with a picture of this site stays; any other picture is uploaded by itself, and its caption is text below it. */
function convertFigure(element: Element, into: Element, marks: Marks, conversion: Conversion) {
  const images = [...element.querySelectorAll('img')];
  const isOurs = images.length === 1 && images.every((image) => conversion.pictures.sourceOf(image)?.startsWith('/'));
  convertBlocks(element, isOurs ? append(into, 'figure') : into, marks, conversion);
}

/** Appends the footnotes as a list, in the order of their numbers. Returns the id of the footnote of each item. */
export function convertFootnotes(into: Element, conversion: Conversion): Map<Element, string> {
  const items = new Map<Element, string>();
  const { notes, footnotes } = conversion;
  if (notes.size === 0) return items;
  append(into, 'hr');
  const list = append(into, 'ol');
  for (const id of new Set([...footnotes.names(), ...notes.keys()])) {
    const note = notes.get(id);
    if (!note) continue;
    for (const link of note.querySelectorAll(LINK_BACK)) link.remove();
    const item = append(list, 'li');
    convertBlocks(note, item, PLAIN, conversion);
    items.set(item, id);
  }
  return items;
}

/** Converts a table; one that only places things, or stands in a cell, becomes what is in it. */
function convertTable(table: Element, into: Element, marks: Marks, conversion: Conversion) {
  const rows = [...table.querySelectorAll('tr')].filter(
    (row) => row.closest('table') === table && !isHidden(conversion.styles.of(row)),
  );
  const cells = rows.flatMap(cellsOf);
  if (cells.length <= 1 || table.getAttribute('role') === 'presentation' || into.closest('td,th')) {
    for (const cell of cells) convertCell(cell, into, marks, conversion);
    return;
  }
  const copy = append(into, 'table');
  const caption = table.querySelector(':scope > caption');
  if (caption) fill(caption, append(copy, 'caption'), marks, conversion);
  const body = append(copy, 'tbody');
  for (const row of rows) {
    const line = append(body, 'tr');
    for (const cell of cellsOf(row)) {
      const to = append(line, cell.localName === 'th' || row.parentElement?.localName === 'thead' ? 'th' : 'td');
      copySpans(cell, to);
      convertCell(cell, to, marks, conversion);
      if (to.children.length === 0) append(to, 'p');
    }
    if (line.children.length === 0) line.remove();
  }
}

function convertCell(cell: Element, into: Element, marks: Marks, conversion: Conversion) {
  convertBlocks(cell, into, marksOf(cell, conversion.styles.of(cell), marks, true), conversion);
}

function cellsOf(row: Element) {
  return [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');
}

function copySpans(from: Element, to: Element) {
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(from.getAttribute(name));
    if (span > 1 && span < MAX_SPAN) to.setAttribute(name, String(span));
  }
}

/** Whether it is code: `<pre>`, what editors of code copy, or only lines of code. */
function isCode(element: Element, styles: Styles, holdsBlocks: boolean) {
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
function codeOf(element: Element): string {
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
