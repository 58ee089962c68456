import sanitize from 'sanitize-html';
import { isPicturePath } from '../media/pictures.ts';

const MAX_DEPTH = 50;

/** Takes HTML from anywhere and gives what a page may show of it: the editor's elements, no script, no style, no events. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, {
    allowedTags: [...TEXT_BLOCKS, ...TABLES, ...INLINE],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // Pictures come from this site alone: nothing loads from another host.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicturePath(attribs['src'] ?? ''),
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
      }),
    },
  });
}

/** Whether elements stand in one another deeper than the sanitiser can take in reasonable time. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (FLAT.has(name.toLowerCase())) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const TEXT_BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'img'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'mark', 'sub', 'sup', 'br', 'span'];
// Neither void elements nor those that a sibling closes stand in one another.
const VOID = ['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'area', 'base', 'col', 'embed', 'source'];
const CLOSED_BY_SIBLING = ['p', 'li', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'dt', 'dd', 'option'];
const FLAT = new Set([...VOID, ...CLOSED_BY_SIBLING]);
