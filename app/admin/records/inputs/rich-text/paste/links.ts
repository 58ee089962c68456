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

/** Returns the number of the footnote that a link of Word or LibreOffice leads to. */
export function footnoteOf(link: Element): string | undefined {
  return /^#(?:_(?:ftn|edn)|sd(?:foot|end)note)(\d+)(?:sym)?$/.exec(link.getAttribute('href') ?? '')?.[1];
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // cut off while it was copied
  }
}
