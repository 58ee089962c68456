const ELEMENT = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

const ACTIVE =
  /^(iframe|frame|object|embed|applet|base|math|template|noscript|noembed|xmp|marquee|video|audio|source|animate|use)$/i;
const ADDRESS = /^(href|src|srcset|action|formaction|data|poster|background|xlink:href)$/i;
const IN_RICH_TEXT =
  /^(p|h2|h3|h4|ul|ol|li|blockquote|pre|hr|figure|figcaption|img|table|caption|thead|tbody|tr|th|td|a|strong|b|em|i|u|s|code|mark|sub|sup|br|span)$/;

/** Returns the elements of a page that could run, load or send something unintended. */
export function harmInPage(html: string): string[] {
  return elementsOf(html)
    .filter(({ name, attributes }) => {
      const isOwnScript = 'nonce' in attributes || attributes['type'] === 'application/ld+json';
      return (
        (ACTIVE.test(name) && !isOwnDarkPicture(name, attributes) && !isOwnFrame(name, attributes)) ||
        'http-equiv' in attributes ||
        (name === 'script' && !isOwnScript) ||
        (isArmed(attributes) && !isOwnFrame(name, attributes))
      );
    })
    .map(({ text }) => text);
}

/** The one kind of source in our own markup: a logo for dark mode. */
function isOwnDarkPicture(name: string, { media, ...attributes }: Record<string, string>) {
  return (
    name === 'source' && media === '(prefers-color-scheme: dark)' && /^srcset$/i.test(Object.keys(attributes).join())
  );
}

const FRAMED =
  /^<!doctype html><html lang="en"><title>[^<]*<\/title><link rel="stylesheet" href="\/assets\/[\w-]+\.css"><a href="https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1">[^<]*<\/a>$/;

/** A frame that holds one link to another host, and nothing else. */
function isOwnFrame(name: string, { srcDoc, sandbox, src, onload }: Record<string, string>) {
  const isBare = src === undefined && onload === undefined;
  return name === 'iframe' && isBare && sandbox !== undefined && FRAMED.test(srcDoc ?? '');
}

/** Returns the elements of rich text that our editor never writes. */
export function harmInRichText(html: string): string[] {
  const harmful = elementsOf(html).filter(
    ({ name, attributes }) => !IN_RICH_TEXT.test(name) || 'style' in attributes || isArmed(attributes),
  );
  return harmful.map(({ text }) => text);
}

function isArmed(attributes: Record<string, string>) {
  return Object.entries(attributes).some(
    ([name, value]) => /^on/i.test(name) || name === 'srcdoc' || (ADDRESS.test(name) && !isHarmless(value)),
  );
}

/** A path, a fragment, or an address with a permitted scheme and one of the hosts of the tests. */
function isHarmless(address: string) {
  return /^(\/(?!\/)|#|https:\/\/(plinth\.example|www\.youtube\.com|example\.com|wa\.me|l\.example)|mailto:|tel:|data:image\/webp;)/.test(
    address,
  );
}

function elementsOf(html: string) {
  return [...html.matchAll(ELEMENT)].map(([text, name = '', rest = '']) => {
    const pairs = [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decoded(value)]);
    return { text, name, attributes: Object.fromEntries(pairs) as Record<string, string> };
  });
}

function decoded(value: string) {
  return value
    .replace(/^["']|["']$/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
