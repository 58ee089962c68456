import { escaped, unescaped } from '../../../content/html/entities.ts';

/** Returns where the links in sanitized rich text lead. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, attributes = '']) => addressIn(attributes) ?? []);
}

/**
 * Changes where the links in sanitized rich text lead, and names the language of pages that are in another one. Of a link that leads
 * nowhere the words stay.
 */
export function withLinks(
  html: string,
  present: (address: string) => string | null,
  languageOf: (address: string) => string | null = () => null,
): string {
  const isKept: boolean[] = [];
  return html.replace(TAG, (tag, attributes?: string) => {
    if (attributes === undefined) return isKept.pop() === false ? '' : tag;
    const address = addressIn(attributes);
    const now = address === undefined ? undefined : present(address);
    isKept.push(now !== null);
    if (now === null) return '';
    const language = now === undefined ? null : languageOf(now);
    if (now === undefined || (now === address && !language)) return tag;
    const href = ` href="${escaped(now)}"${language ? ` hreflang="${language}"` : ''}`;
    return `<a${attributes.replace(HREF, (_, before: string) => before + href)}>`;
  });
}

/** Returns where a link with these attributes leads, if anywhere. */
export function addressIn(attributes: string): string | undefined {
  const written = HREF.exec(attributes)?.[2];
  return written && unescaped(written);
}

// The sanitizer writes all attributes in double quotes and escapes `>` and `"` in them.
const TAG = /<a( [^<>]*)?>|<\/a>/g;
const HREF = /^((?: \w+="[^"]*")*?) href="([^"]*)"/;
