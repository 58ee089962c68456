import { append, type Conversion } from './conversion.ts';
import { footnoteOf } from './links.ts';
import { isMarker } from './lists.ts';
import { marked, type Marks, marksOf, PLAIN } from './marks.ts';
import { altOf, emojiOf, isNoPicture } from './pictures.ts';
import { isHidden } from './styles.ts';

/** Converts text and what stands in it. */
export function convertInline(node: Node, into: Element, around: Marks, conversion: Conversion) {
  if (node instanceof Text) return addText(node.data, into, around);
  if (!(node instanceof Element)) return;
  const style = conversion.styles.of(node);
  if (isHidden(style) || isMarker(node)) return;
  if (style['mso-tab-count']) return addText(' ', into, around);
  if (node.localName === 'br') return addBreak(node, into);
  if (node.localName === 'img') return addPicture(node, into, around, conversion);
  if (node.getAttribute('data-stringify-type') === 'paragraph-break') {
    append(into, 'br');
    return void append(into, 'br');
  }
  const footnote = footnoteOf(node);
  if (footnote) return addFootnote(footnote, into, conversion);
  const marks = marksOf(node, style, around, conversion.holdsBlock(node));
  for (const child of node.childNodes) convertInline(child, into, marks, conversion);
}

function addBreak(br: Element, into: Element) {
  if (br.className === 'Apple-interchange-newline') return;
  // A line of a page in a PDF ends anywhere in a sentence.
  if (br.getAttribute('role') === 'presentation') addText(' ', into, PLAIN);
  else append(into, 'br');
}

function addFootnote({ id, number }: { id: string; number: string }, into: Element, conversion: Conversion) {
  if (conversion.notes.has(id)) return into.append(conversion.footnotes.referTo(id));
  conversion.missing.footnotes += 1;
  addText(number, into, { ...PLAIN, script: 'sup' });
}

function addText(data: string, into: Element, marks: Marks) {
  const text = data
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/[ \t\r\n\f]+/g, ' ')
    .replaceAll(/ ?\u00A0[ \u00A0]+/g, ' ')
    // Non-breaking spaces stay where typography asks for them.
    .replaceAll(/(?<![\d«])\u00A0(?![%€°»!?:;])/g, ' ');
  if (text === '') return;
  const node = into.ownerDocument.createTextNode(text);
  into.append(text.trim() === '' ? node : marked(node, marks));
}

function addPicture(image: Element, into: Element, around: Marks, { pictures, missing }: Conversion) {
  if (isNoPicture(image)) return;
  const emoji = emojiOf(image);
  if (emoji) return addText(emoji, into, around);
  const source = pictures.sourceOf(image);
  if (source === null) {
    missing.pictures += 1;
    return;
  }
  const picture = append(into, 'img');
  picture.setAttribute('src', source);
  picture.setAttribute('alt', altOf(image));
}
