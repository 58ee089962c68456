/** Raised when the pictures that pages are shared with are to be painted anew, as after a change of colours. */
const EDITION = 2;

/**
 * Gives the path of the picture that a page is shared with. What stands in the picture is in the address, so that a page
 * called otherwise has another one.
 */
export function ogImagePath(page: { title: string; name: string; path: string }): string {
  const [path = '', query] = page.path.split('?');
  const address = `/og/${digest(`${EDITION}\n${page.name}\n${page.title}`)}${path === '/' ? '' : path}.png`;
  return query ? `${address}?${query}` : address;
}

/** Pages are rendered in browsers too, whose own digests keep one waiting. This one (FNV-1a, 64 bits) does not. */
function digest(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(36);
}
