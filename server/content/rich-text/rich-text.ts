import sanitize from 'sanitize-html';
import { isPicturePath } from '../../media/pictures.ts';
import { memoize } from '../../platform/limits/memoize.ts';

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
      // What a link may do to the page it leaves is ours to say.
      a: (tagName, { rel: _theirs, ...attribs }) => ({
        tagName,
        attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
      }),
    },
  });
}

/** Gives what `sanitizeRichText` gives, at once for texts that are read over and over. */
export const safeRichText = memoize(sanitizeRichText, 2_000_000);

/**
 * Whether elements stand in one another deeper than the sanitiser can take in reasonable time. Reads no further than the
 * first that does, as the sanitiser reads: what closes an element, and what only looks like it, is told by the same parser.
 */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    sanitize(html, { allowedTags: [], onOpenTag, onCloseTag });
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}

class TooDeep extends Error {}

const TEXT_BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'img'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'mark', 'sub', 'sup', 'br', 'span'];
