import { escaped, unescaped } from '../../../content/html/entities.ts';

/** Returns where the links in sanitized rich text lead. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, attributes = '']) => addressIn(attributes) ?? []);
}

/** The language of a page, and what the readers of a text call it. */
interface NamedLanguage {
  language: string;
  name: string;
}

/**
 * Changes where the links in sanitized rich text lead, and names the language of pages that are in another one, as `LanguageOfLink`
 * does on pages. Of a link that leads nowhere the words stay.
 */
export function withLinks(
  html: string,
  present: (address: string) => string | null,
  languageOf: (address: string) => NamedLanguage | null = () => null,
): string {
  const ends: string[] = [];
  return html.replace(TAG, (tag, attributes?: string) => {
    if (attributes === undefined) return ends.pop() ?? tag;
    const address = addressIn(attributes);
    const now = address === undefined ? undefined : present(address);
    const other = typeof now === 'string' ? languageOf(now) : null;
    ends.push(now === null ? '' : `${other ? signOf(other) : ''}</a>`);
    if (now === null) return '';
    if (now === undefined || (now === address && !other)) return tag;
    const href = ` href="${escaped(now)}"${other ? ` hreflang="${other.language}"` : ''}`;
    return `<a${attributes.replace(HREF, (_, before: string) => before + href)}>`;
  });
}

function signOf({ name }: NamedLanguage): string {
  return `<small class="link-language"> (${escaped(name)})</small>`;
}

/** Returns where a link with these attributes leads, if anywhere. */
export function addressIn(attributes: string): string | undefined {
  const written = HREF.exec(attributes)?.[2];
  return written && unescaped(written);
}

// The sanitizer writes all attributes in double quotes and escapes `>` and `"` in them.
const TAG = /<a( [^<>]*)?>|<\/a>/g;
const HREF = /^((?: \w+="[^"]*")*?) href="([^"]*)"/;
