import type { EmailMessage } from './mail.ts';

type Written = Pick<EmailMessage, 'text' | 'links' | 'language' | 'author'>;

const ENGLISH = { tag: 'en', dir: 'ltr' } as const;

/** Without colours, which the mail program chooses by day and by night. */
const STYLE =
  'max-width:40em;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif;overflow-wrap:anywhere;white-space:pre-wrap';

/** Returns the text of an email as HTML, in which its links can be followed. */
export function htmlOf({ text, links = [], language, author }: Written): string {
  const { tag, dir } = language ?? ENGLISH;
  const words = `lang="${tag}" dir="${dir}"`;
  // People write in whatever language they like, and emails without one quote them.
  const paragraph = author || !language ? '<p dir="auto">' : '<p>';
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((lines) => `${paragraph}${linked(lines, links).replaceAll('\n', '<br>')}</p>`).join('');
  return `<!doctype html><html ${words}><head><meta charset="utf-8">${META}</head><body><div ${words} style="${STYLE}">${body}</div></body></html>`;
}

const META =
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">';

function linked(text: string, links: readonly string[]) {
  if (links.length === 0) return escaped(text);
  // The longest first, as an address may begin with another one.
  const spelled = links.toSorted((a, b) => b.length - a.length).map((link) => RegExp.escape(link));
  const parts = text.split(new RegExp(`(${spelled.join('|')})`)).map(escaped);
  return parts.map((part, index) => (index % 2 === 0 ? part : `<a href="${part}">${part}</a>`)).join('');
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
