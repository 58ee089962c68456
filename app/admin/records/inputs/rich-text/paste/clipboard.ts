import { readStyles, type Styles, STYLE } from './styles.ts';

/** What was copied: parsed, without anything of it running or loading. */
export interface Clipboard {
  body: HTMLElement;
  styles: Styles;
  /** Whether a node is a block or contains one. */
  holdsBlock: (node: Node) => boolean;
}

/** Returns null for what is nested too deep. */
export function parseClipboard(html: string): Clipboard | null {
  const sheets: string[] = [];
  const markup = cutOut(
    cutOut(html, /<style\b[^<>]*>/gi, /<\/style\s*>/gi, sheets),
    /<!--\[if[^\]<>]*\]>/gi,
    /<!\[endif\]-->/gi,
  )
    .replace(/<!\[(?:if|endif)[^\]<>]*\]>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`).replaceAll(/\son\w+\s*=/gi, ' data-on='),
    );
  if (isTooDeep(markup)) return null;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  return { body, styles: readStyles(sheets.join('\n')), holdsBlock: blocksIn(body) };
}

const MAX_DEPTH = 400; // elements; browsers need minutes for many thousand

/** Whether elements are nested deeper than any writer nests them. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    if (MAY_STAY_OPEN.test(name)) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const MAY_STAY_OPEN =
  /^(p|li|d[td]|t[rdh]|tbody|thead|tfoot|option|area|base|br|col|colgroup|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** Removes everything between each opening and the closing after it, in linear time for any input. */
function cutOut(html: string, opening: RegExp, closing: RegExp, cuts: string[] = []) {
  let rest = '';
  let position = 0;
  for (let start = opening.exec(html); start; start = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(html);
    if (!end) break;
    rest += html.slice(position, start.index);
    cuts.push(html.slice(opening.lastIndex, end.index));
    position = opening.lastIndex = closing.lastIndex;
  }
  return rest + html.slice(position);
}

function blocksIn(body: HTMLElement) {
  const holders = new Set<Node>();
  for (const block of body.querySelectorAll(BLOCKS))
    for (let node: Node | null = block; node && !holders.has(node); node = node.parentNode) holders.add(node);
  return (node: Node) => holders.has(node);
}

export const BLOCKS =
  'address,article,aside,blockquote,caption,center,dd,details,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,' +
  'h1,h2,h3,h4,h5,h6,header,hr,li,main,menu,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

/** Elements without text of the writer's, and Word's comments and deletions. */
const NO_TEXT =
  'script,meta,link,title,xml,template,noscript,iframe,object,embed,svg,math,audio,video,canvas,' +
  'button,input,select,textarea,[hidden],.msoDel,del[cite^="mailto:"],.MsoCommentReference,.msocomanchor';
