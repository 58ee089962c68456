import { LONGEST_QUERY } from '../../content/search-groups.ts';
import { folded } from '../../content/texts/folding.ts';
import { digitsOf, digitsSought, FEWEST_DIGITS } from '../../content/texts/phone-digits.ts';

/** Raise it when texts are split differently: everything is then indexed anew. */
export const WORDS_VERSION = 2;

/** What is searched for: all of the words, or the digits. */
export interface Query {
  words: SoughtWord[];
  /** Those of what may be a phone number, however it is written. */
  digits: string | null;
}

interface SoughtWord {
  text: string;
  /** Whether words that begin with it are found too. */
  isBeginning: boolean;
}

const MOST_SOUGHT = 12; // words
const LONGEST_WORD = 40; // characters
/** Of one text: PostgreSQL has room for one megabyte of words in a row. */
const MOST_LETTERS = 120_000;
const SHORTEST_BEGINNING = 2; // characters

/** Scripts without spaces between words, or with endings attached to them. */
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]&&[\p{L}\p{N}\p{M}]]`;
const SEGMENT = new RegExp(`(${UNSPACED}+)|([[\\p{L}\\p{N}\\p{M}]--${UNSPACED}]+)`, 'gv');

const ASCII = /^[\0-\x7f]*$/;

/** Vowel signs that are seldom written, and the stroke that lengthens a word. */
const SELDOM_WRITTEN =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc]/g;

/** A word, or a run of letters without spaces between its words. */
export interface Segment {
  text: string;
  isUnspaced: boolean;
}

/** Splits a text into segments, without case and accents. */
export function segmentsOf(text: string): Segment[] {
  const plain = ASCII.test(text) ? text.toLowerCase() : folded(text.normalize('NFKD').replace(SELDOM_WRITTEN, ''));
  return Array.from(plain.matchAll(SEGMENT), ([text, unspaced]) => ({ text, isUnspaced: unspaced !== undefined }));
}

/** Returns the distinct words by which a text is found, the same for both databases. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  let letters = 0;
  const add = (word: string) => {
    if (words.has(word) || letters > MOST_LETTERS) return;
    words.add(word);
    letters += word.length;
  };
  for (const { text: segment, isUnspaced } of segmentsOf(text)) {
    if (!isUnspaced) add(cut(segment));
    else for (const piece of [...pairsOf(segment), ...Array.from(segment)]) add(piece);
  }
  for (const [number] of text.matchAll(NUMBER)) for (const end of endsOf(digitsOf(number))) add(end);
  return words;
}

/** Parses what was typed; null if it has no word. No character has a meaning of its own. */
export function queryOf(text: string): Query | null {
  const typed = text.slice(0, LONGEST_QUERY);
  const segments = segmentsOf(typed);
  const last = segments.at(-1);
  const words = segments.flatMap((segment): SoughtWord[] => {
    if (!segment.isUnspaced) {
      const word = cut(segment.text);
      return [{ text: word, isBeginning: segment === last && word.length >= SHORTEST_BEGINNING }];
    }
    const pairs = pairsOf(segment.text);
    return (pairs.length > 0 ? pairs : [segment.text]).map((pair) => ({ text: pair, isBeginning: false }));
  });
  if (words.length === 0) return null;
  return { words: words.slice(0, MOST_SOUGHT), digits: digitsSought(typed) };
}

/** Cuts between code points, not within a surrogate pair. */
function cut(word: string) {
  return word.length > LONGEST_WORD ? Array.from(word).slice(0, LONGEST_WORD).join('') : word;
}

function pairsOf(text: string): string[] {
  const letters = Array.from(text);
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** What may be a phone number. */
const NUMBER = /\+?\(?\d[\d \u00a0().\-\u2011/]{2,28}\d/g;

/** A number is found with its country code and without, by its last digits and by its first. */
function endsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - FEWEST_DIGITS + 1);
  return Array.from({ length: count }, (_, index) => digits.slice(index));
}
