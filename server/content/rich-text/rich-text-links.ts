/** Returns where the links in sanitized rich text lead. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, attributes = '']) => addressIn(attributes) ?? []);
}

/** Changes where the links in sanitized rich text lead. Of a link that leads nowhere the words stay. */
export function withLinks(html: string, present: (address: string) => string | null): string {
  const isKept: boolean[] = [];
  return html.replace(TAG, (tag, attributes?: string) => {
    if (attributes === undefined) return isKept.pop() === false ? '' : tag;
    const address = addressIn(attributes);
    const now = address === undefined ? undefined : present(address);
    isKept.push(now !== null);
    if (now === null) return '';
    return now === undefined || now === address ? tag : tag.replace(HREF, () => ` href="${escaped(now)}"`);
  });
}

function addressIn(attributes: string) {
  return HREF.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}

function escaped(address: string) {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

// The sanitizer writes all attributes in double quotes and escapes `>` and `"` in them.
const TAG = /<a( [^>]*)?>|<\/a>/g;
const HREF = / href="([^"]*)"/;
