import { escaped, unescaped } from '../../../content/html/entities.ts';

/** Begins the id of each heading in a text, so that none is that of something else on a page. */
const PREFIX = 'section-';
const ID = /^[^\s"'<>&#%]{1,100}$/u;

/** Returns the id that a heading keeps of the one it was given, if any. */
export function headingId(id: string | undefined): string | undefined {
  if (id === undefined || !ID.test(id)) return undefined;
  return id.startsWith(PREFIX) ? id : PREFIX + id;
}

/** Lets each id in sanitized HTML stay once, and the links to its headings follow theirs. */
export function withDistinctAnchors(html: string): string {
  const ids = new Set<string>();
  const distinct = html.replace(ANCHOR, (tag, before: string, written: string) => {
    const id = unescaped(written);
    if (ids.has(id)) return before;
    ids.add(id);
    return tag;
  });
  if (ids.size === 0) return html;
  return distinct.replace(LINK, (tag, start: string, written: string) => {
    const id = headingId(decoded(unescaped(written)));
    return id !== undefined && ids.has(id) ? `${start}#${escaped(id)}"` : tag;
  });
}

// The sanitizer writes all elements in the same form.
const ANCHOR = /(<(?:h[2-4]|li|sup)(?: \w+="[^"<>]*")*?) id="([^"<>]*)"/g;
const LINK = /(<a(?: \w+="[^"<>]*")*? href=")#([^"<>]*)"/g;

function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
