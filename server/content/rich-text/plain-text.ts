import { unescaped } from '../../../content/html/entities.ts';

const INLINE = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u)\b[^<>]*>/g;

/** Returns sanitized rich text as plain text in one line. */
export function plainText(html: string): string {
  const text = html.replace(INLINE, '').replace(/<[^<>]*>/g, ' ');
  return unescaped(text).replace(/\s+/g, ' ').trim();
}
