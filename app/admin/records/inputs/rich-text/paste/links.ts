/** Returns where a link leads: a path on this site, without the detour of Google Docs; empty if it can't be followed. */
export function linkTarget(href: string): string {
  const direct = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&]+)/.exec(href)?.[1];
  const address = direct ? decoded(direct) : href.trim();
  const path = pathHere(address);
  return path !== null ? path || '/' : /^(https?:|mailto:|tel:)/i.test(address) ? address : '';
}

/** Returns the path of an address of this site, or null. */
export function pathHere(address: string): string | null {
  const { origin } = location;
  if (address === origin || address.startsWith(`${origin}/`)) return address.slice(origin.length);
  return /^\/(?![/\\])/.test(address) ? address : null;
}

/** Returns the id of the footnote that a link of Word or LibreOffice leads to, and its number. */
export function footnoteOf(link: Element): { id: string; number: string } | null {
  const [, ofWord, ofLibreOffice] =
    /^#(?:_((?:ftn|edn)\d+)|(sd(?:foot|end)note\d+)(?:sym)?)$/.exec(link.getAttribute('href') ?? '') ?? [];
  const id = ofWord ?? ofLibreOffice;
  return id === undefined ? null : { id, number: id.replace(/\D+/, '') };
}

/** Finds the footnotes of Word or LibreOffice, by their ids. */
export function footnotesIn(body: Element): Map<string, Element> {
  const notes = [...body.querySelectorAll('div[id]')].filter(({ id }) => /^(ftn|edn|sd(foot|end)note)\d+$/.test(id));
  return new Map(notes.map((note) => [note.id, note]));
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // cut off while it was copied
  }
}
