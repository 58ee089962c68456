import { linkTarget } from './links.ts';
import { isMonospaced, type Style } from './styles.ts';

/** How a piece of text is marked. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  highlight: boolean;
  code: boolean;
  script: 'sup' | 'sub' | null;
  /** Where it leads; empty without a link. */
  href: string;
}

export const PLAIN: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  highlight: false,
  code: false,
  script: null,
  href: '',
};

/** The marks that elements stand for. */
const marksOfElements: Record<string, Partial<Marks>> = {
  ...named(['b', 'strong'], { bold: true }),
  ...named(['i', 'em', 'cite', 'var', 'dfn'], { italic: true }),
  ...named(['u'], { underline: true }),
  ...named(['s', 'strike', 'del'], { strike: true }),
  ...named(['mark'], { highlight: true }),
  ...named(['code', 'kbd', 'samp', 'tt'], { code: true }),
  ...named(['sup'], { script: 'sup' }),
  ...named(['sub'], { script: 'sub' }),
};

function named(elements: string[], marks: Partial<Marks>) {
  return Object.fromEntries(elements.map((element) => [element, marks]));
}

/** Returns the marks of the text in an element: those around it, of the element itself and of its style. */
export function marksOf(element: Element, style: Style, around: Marks, isBlock: boolean): Marks {
  const marks = {
    ...around,
    ...marksOfElements[element.localName],
    ...marksOfFont(style),
    ...scriptOf(style, element),
  };
  if (element.localName === 'a') marks.href = linkTarget(element.getAttribute('href') ?? '');
  const line = style['text-decoration-line'] ?? style['text-decoration'] ?? '';
  if (line.includes('underline')) marks.underline = true;
  if (line.includes('line-through') || style['text-line-through']) marks.strike = true;
  if (style['mso-highlight']) marks.highlight = true;
  if (!isBlock && isMonospaced(style)) marks.code = true;
  return marks;
}

function marksOfFont(style: Style): Partial<Marks> {
  const font = style['font'] ?? '';
  const weight = style['font-weight'] ?? /\bbold\b/.exec(font)?.[0] ?? 'inherit';
  const slant = style['font-style'] ?? /\b(italic|oblique)\b/.exec(font)?.[0] ?? 'inherit';
  return {
    ...(weight !== 'inherit' && { bold: weight.startsWith('bold') || Number(weight) >= 600 }),
    ...(slant !== 'inherit' && { italic: /italic|oblique/.test(slant) }),
  };
}

function scriptOf(style: Style, element: Element): Partial<Marks> {
  const align = style['vertical-align'];
  if (align === 'super') return { script: 'sup' };
  if (align === 'sub') return { script: 'sub' };
  return align === 'baseline' && !/^su[bp]$/.test(element.localName) ? { script: null } : {};
}

/** Wraps text in the elements of its marks. */
export function marked(text: Text, { bold, italic, underline, strike, highlight, code, script, href }: Marks): Node {
  const tags = [
    code && 'code',
    script,
    strike && 's',
    // A link is underlined anyway.
    underline && !href && 'u',
    highlight && 'mark',
    italic && 'em',
    bold && 'strong',
    href && 'a',
  ];
  let node: Text | Element = text;
  for (const tag of tags) if (tag) node = wrapped(node, tag);
  if (href) (node as Element).setAttribute('href', href);
  return node;
}

function wrapped(node: Text | Element, tag: string) {
  const element = node.ownerDocument.createElement(tag);
  element.append(node);
  return element;
}
