import type { Leaf } from '../../../content/model/nested.ts';
import { textOf } from '../../../content/model/values.ts';
import { addressIn } from '../../content/rich-text/rich-text-links.ts';
import type { PresentAddress } from '../links/linked-pages.ts';
import { plainText } from '../text/words.ts';
import type { Hint } from './publish-checks.ts';

interface FoundLink {
  href: string;
  /** What visitors read; the label of the field where nothing else is known. */
  text: string;
  path: string;
}

/** Returns the links in a value. */
export function linksOf({ field, holder, name, path }: Leaf): FoundLink[] {
  const value = textOf(holder[name]);
  if (field.kind === 'richText')
    return [...value.matchAll(LINK)].flatMap(([, attributes = '', inside = '']) => {
      const href = addressIn(attributes);
      return href === undefined ? [] : [{ href, text: plainText(inside), path }];
    });
  const isLink = field.kind === 'link' || field.kind === 'linkOrPath';
  return isLink && value ? [{ href: value, text: textOf(holder['label']) || field.label, path }] : [];
}

/** Says that a link leads nowhere, or does not say where. */
export function deadLinkHint({ href, text, path }: FoundLink, present: PresentAddress): Hint | null {
  if (href === '#' || isUnseen(href, present))
    return hint(path, `The link “${text}” leads to ${href}, which visitors cannot see.`);
  if (VAGUE.test(text)) return hint(path, `The link “${text}” does not say where it leads.`);
  return null;
}

/** Whether a link leads to a page of the site that visitors cannot see. */
export function isUnseen(href: string, present: PresentAddress): boolean {
  return href.startsWith('/') && present(href) === null;
}

function hint(field: string, message: string): Hint {
  return { field, kind: 'link', message };
}

// The sanitizer writes all elements in the same form and escapes `>` in attributes. A link ends where it or another is named.
const LINK = /<a( [^<>]*)>([^<]*(?:<(?!\/?a[ >])[^<]*)*)/g;
const VAGUE = /^(?:here|click here|link|this|read more|more)\.?$/i;
