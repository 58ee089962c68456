import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isSafeStyle, keptAttributes, keptElements, SVG, unwrapped } from './kept.ts';

const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 60;

/** An element of a drawing that is kept, with its kept attributes. */
export interface DrawnElement {
  name: string;
  attributes: Map<string, string>;
  children: (DrawnElement | string)[];
}

/** Returns the text of an element without that of the elements in it. */
export function textOf({ children }: DrawnElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** Why a drawing is not taken: the end of a sentence. */
export class RefusedDrawing extends Error {}

/**
 * Reads an SVG and leaves out what may not be in a drawing of ours: all elements and attributes that are not known to be still.
 * Throws a `RefusedDrawing` for what is no SVG, has a DTD with declarations, or is too large.
 */
export function parseDrawing(xml: string): DrawnElement {
  const parser = new SaxesParser({ xmlns: true });
  let root: DrawnElement | null = null;
  /** The open elements that are kept; null for each that is left out with all that is in it. */
  const open: (DrawnElement | null)[] = [];
  let elements = 0;

  parser.on('error', () => refuse('is damaged and cannot be read.'));
  parser.on('doctype', (doctype) => {
    // Editors write the one that names the standard; one that declares anything is for nobody's good.
    if (doctype.includes('[')) refuse('declares entities. Export it as a plain SVG.');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS || open.length >= MAX_DEPTH)
      refuse('has too many parts. Simplify it, or export it as PNG.');
    const parent = open.at(-1);
    if (open.length === 0 && !isDrawing(tag)) refuse('must be an SVG drawing.');
    if (parent === null) return void open.push(null);
    if (parent && tag.uri === SVG && unwrapped.has(tag.local)) return void open.push(parent);
    const element = elementOf(tag);
    root ??= element;
    if (element && parent) parent.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => void open.at(-1)?.children.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root ?? refuse('must be an SVG drawing.');
}

function isDrawing({ uri, local }: SaxesTagNS) {
  return uri === SVG && local === 'svg';
}

function elementOf({ uri, local, attributes }: SaxesTagNS): DrawnElement | null {
  if (uri !== SVG || !keptElements.has(local)) return null;
  const entries = Object.values(attributes).flatMap(({ uri, local, value }) => keptAttribute(uri, local, value));
  return { name: local, attributes: new Map(entries), children: [] };
}

const XLINK = 'http://www.w3.org/1999/xlink';
const HERE = /^#[^\s"'()<>\\]{1,200}$/;

function keptAttribute(uri: string, name: string, value: string): [string, string][] {
  if (name === 'href' && (uri === '' || uri === XLINK)) return HERE.test(value) ? [['href', value]] : [];
  if (uri !== '' || !keptAttributes.has(name)) return [];
  return isSafeStyle(value) ? [[name, value]] : [];
}

function refuse(sentence: string): never {
  throw new RefusedDrawing(sentence);
}
