import { memoize } from '../../platform/limits/memoize.ts';

const WORDS_A_MINUTE = 220;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const INLINE = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u)\b[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Returns sanitized rich text as plain text in one line. */
export function plainText(html: string): string {
  const text = html.replace(INLINE, '').replace(/<[^>]*>/g, ' ');
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Counts the words of sanitized rich texts. */
export function wordsIn(texts: string[]): number {
  return countWords(texts.join('<br>'));
}

const countWords = memoize((html) => plainText(html).match(WORD)?.length ?? 0, 2_000_000);

/** Returns the reading time in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
