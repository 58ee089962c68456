import { countWords } from '../../../content/model/reading-time.ts';
import { plainText } from '../../content/rich-text/plain-text.ts';
import { memoize } from '../../platform/limits/memoize.ts';

/** Counts the words of sanitized rich texts. */
export function wordsIn(texts: string[]): number {
  return wordsOf(texts.join('<br>'));
}

const wordsOf = memoize((html) => countWords(plainText(html)), 2_000_000);
