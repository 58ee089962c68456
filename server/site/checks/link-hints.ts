import type { Leaf } from '../../../content/model/nested.ts';
import { textOf } from '../../../content/model/values.ts';
import type { Hint } from './publish-checks.ts';

interface FoundLink {
  href: string;
  /** What visitors read; the label of the field where that is the whole link. */
  text: string;
  path: string;
}

/** Returns the links in a value. */
export function linksOf({ field, holder, name, path }: Leaf): FoundLink[] {
  const value = textOf(holder[name]);
  if (field.kind === 'richText')
    return [...value.matchAll(LINK)].map(([, href = '', inside = '']) => ({ href, text: plain(inside), path }));
  const isLink = field.kind === 'link' || field.kind === 'linkOrPath';
  return isLink && value ? [{ href: value, text: field.label, path }] : [];
}

/** Says that a link leads nowhere, or does not say where. */
export function deadLinkHint({ href, text, path }: FoundLink, present: (link: string) => string | null): Hint | null {
  const isDead = href === '#' || (href.startsWith('/') && present(href) === null);
  if (isDead) return hint(path, `The link “${text}” leads to ${href}, which visitors cannot see.`);
  if (VAGUE.test(text)) return hint(path, `The link “${text}” does not say where it leads.`);
  return null;
}

function hint(field: string, message: string): Hint {
  return { field, kind: 'link', message };
}

function plain(html: string) {
  return html.replace(/<[^>]*>/g, '').trim();
}

// The sanitizer writes all elements in the same form and escapes `>` in attributes.
const LINK = /<a (?:[^>]*? )?href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const VAGUE = /^(?:here|click here|link|this|read more|more)\.?$/i;
