import { countWords } from '../../../content/model/reading-time.ts';
import { unescaped } from '../../../content/html/entities.ts';
import { memoize } from '../../platform/limits/memoize.ts';

const INLINE = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u)\b[^<>]*>/g;

/** Returns sanitized rich text as plain text in one line. */
export function plainText(html: string): string {
  const text = html.replace(INLINE, '').replace(/<[^<>]*>/g, ' ');
  return unescaped(text).replace(/\s+/g, ' ').trim();
}

/** Counts the words of sanitized rich texts. */
export function wordsIn(texts: string[]): number {
  return wordsOf(texts.join('<br>'));
}

const wordsOf = memoize((html) => countWords(plainText(html)), 2_000_000);
