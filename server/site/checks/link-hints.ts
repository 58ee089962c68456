import { englishNameOf, type Language } from '../../../content/languages.ts';
import type { Leaf } from '../../../content/model/parts/nested.ts';
import { textOf } from '../../../content/model/values.ts';
import { isInAnotherLanguage } from '../../../content/paths.ts';
import { addressIn } from '../../content/rich-text/rich-text-links.ts';
import type { PresentAddress } from '../links/linked-pages.ts';
import { plainText } from '../../content/rich-text/plain-text.ts';
import type { Hint } from './publish-checks.ts';

export interface FoundLink {
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

/** The language of what is checked, and that of the records; null where they are the same. */
interface Languages {
  here: Language | null;
  first: Language | null;
}

/** Says that a link leads nowhere, or to another language, or does not say where. */
export function linkHint(
  { href, text, path }: FoundLink,
  present: PresentAddress,
  { here, first }: Languages,
): Hint | null {
  if (href === '#' || isUnseen(href, present))
    return hint(path, `The link “${text}” leads to ${href}, which visitors cannot see.`);
  if (here && first && isInAnotherLanguage(here, present(href) ?? href))
    return hint(
      path,
      `The link “${text}” leads to a page that is not in ${englishNameOf(here)}. Visitors get the ${englishNameOf(first)} one.`,
    );
  if (VAGUE.test(text)) return hint(path, `The link “${text}” does not say where it leads.`);
  return null;
}

/** Names each site that links lead to and those that are published do not. Whoever reads a draft sees the words of a link, not where it leads. */
export function newHostHints(links: readonly FoundLink[], published: readonly FoundLink[]): Hint[] {
  const known = new Set(published.map(({ href }) => hostOf(href)));
  const firstOf = new Map(links.toReversed().map((link) => [hostOf(link.href), link.path]));
  return [...firstOf]
    .toReversed()
    .flatMap(([host, field]): Hint[] =>
      host === null || known.has(host) ? [] : [{ field, kind: 'new link', message: `New link to ${host}` }],
    );
}

/** Returns the host of a link to another site; null for all other links. */
function hostOf(href: string): string | null {
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) ? url.host : null;
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
