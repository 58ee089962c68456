import sanitize from 'sanitize-html';
import { NOTE_ID, REFERENCE_ID } from '../../../content/html/footnotes.ts';
import { hasControl, withoutControl } from '../../../content/model/typed-text.ts';
import { PICTURE_CLASS } from '../../../content/picture-layout.ts';
import { completeAddress } from '../../../content/texts/web-address.ts';
import { isPicturePath } from '../../media/pictures.ts';
import { memoize } from '../../platform/limits/memoize.ts';
import { headingId, withDistinctAnchors } from './anchors.ts';
import { keptName, PASSING_BLOCK, withParagraphs } from './other-elements.ts';

const MAX_DEPTH = 50;

/** The elements of rich text, all of which the editor knows. */
export const keptElements = [
  ...(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'img'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
  ...(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'mark', 'sub', 'sup', 'br', 'span'] as const),
];

const marks = ['ins', 'del'];

/**
 * Reduces HTML to what a page may show: the elements of the editor, without scripts, styles, event handlers and control
 * characters. Other elements become those that say the same; no words are lost or joined. Returns null where elements are
 * nested deeper than can be read in reasonable time.
 */
export function sanitizeRichText(html: string): string | null {
  try {
    return sanitizeTo(keptElements, html);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

/** Sanitizes like `sanitizeRichText`, and memoizes up to 2 million characters. What is nested too deeply is left out. */
export const safeRichText = memoize((html) => sanitizeRichText(html) ?? '', 2_000_000);

/** Sanitizes a comparison of two texts, in which what was added and removed is marked, and which may stand in lists of parts. */
export function safeDifferences(html: string): string {
  return sanitizeTo([...keptElements, ...marks], html, 2 * MAX_DEPTH);
}

function sanitizeTo(allowedTags: readonly string[], html: string, maxDepth = MAX_DEPTH): string {
  const reduced = reducedTo([...allowedTags, PASSING_BLOCK], withoutControl(html), maxDepth);
  const safe = withDistinctAnchors(withParagraphs(reduced));
  // Entities stood for some more, within which an address may hide.
  return hasControl(safe) ? sanitizeTo(allowedTags, safe, maxDepth) : safe;
}

function reducedTo(allowedTags: readonly string[], html: string, maxDepth: number): string {
  let depth = 0;
  return sanitize(html, {
    onOpenTag: () => {
      depth += 1;
      if (depth > maxDepth) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'class'],
      figure: ['class'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['type', 'start', 'reversed'],
      li: ['value', 'id'],
      sup: ['id'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // Only pictures of this site: nothing loads from another host.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicturePath(attribs['src'] ?? ''),
    transformTags: {
      '*': (name, attribs) => {
        const tagName = allowedTags.includes(name) ? name : keptName(name);
        return { tagName, attribs: attributesOf[tagName]?.(attribs) ?? attribs };
      },
    },
  });
}

const INTEGER = /^-?\d{1,9}$/;

const attributesOf: Readonly<Record<string, (attribs: sanitize.Attributes) => sanitize.Attributes>> = {
  a: ({ rel: _rel, ...attribs }) => withAddress(attribs),
  h2: withHeadingId,
  h3: withHeadingId,
  h4: withHeadingId,
  img: withValid({ class: PICTURE_CLASS }),
  figure: withValid({ class: PICTURE_CLASS }),
  ol: withValid({ start: INTEGER, type: /^[1aAiI]$/ }),
  li: withValid({ value: INTEGER, id: NOTE_ID }),
  sup: withValid({ id: REFERENCE_ID }),
};

function withHeadingId({ id, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const validId = headingId(id);
  return validId === undefined ? attribs : { ...attribs, id: validId };
}

function withValid(patterns: Readonly<Record<string, RegExp>>) {
  return (attribs: sanitize.Attributes): sanitize.Attributes =>
    Object.fromEntries(Object.entries(attribs).filter(([name, value]) => patterns[name]?.test(value) ?? true));
}

function withAddress(link: sanitize.Attributes): sanitize.Attributes {
  if (link['href'] === undefined) return link;
  const href = completeAddress(link['href']);
  return { ...link, href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) };
}

class TooDeep extends Error {}
