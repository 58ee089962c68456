import { LONGEST_QUERY } from '../../content/search-groups.ts';
import { folded } from '../../content/texts/folding.ts';
import { digitsOf, digitsSought, FEWEST_DIGITS } from '../../content/texts/phone-digits.ts';

/** Counts the ways in which texts were split so far: with another one, everything is indexed anew. */
export const WORDS_VERSION = 2;

/** What is searched for. All words must be found, or the digits. */
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
/** Of one text: PostgreSQL takes a megabyte for all words of a thing. */
const MOST_LETTERS = 120_000;
const SHORTEST_BEGINNING = 2; // characters

/** Scripts without spaces between words, or with endings that hang on them. */
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]&&[\p{L}\p{N}\p{M}]]`;
const PART = new RegExp(`(${UNSPACED}+)|([[\\p{L}\\p{N}\\p{M}]--${UNSPACED}]+)`, 'gv');

const ASCII = /^[\0-\x7f]*$/;

/** Marks of vowels that are seldom written, and the stroke that lengthens a word. */
const SELDOM_WRITTEN =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc]/g;

/** A part of a text that is split alike throughout. */
export interface TextPart {
  text: string;
  isUnspaced: boolean;
}

/** Splits a text into words, without case and accents; where words are not spaced, into whole stretches. */
export function partsOf(text: string): TextPart[] {
  const plain = ASCII.test(text) ? text.toLowerCase() : folded(text.normalize('NFKD').replace(SELDOM_WRITTEN, ''));
  return Array.from(plain.matchAll(PART), ([part, unspaced]) => ({ text: part, isUnspaced: unspaced !== undefined }));
}

/** Returns the different words by which a text is found, the same for both databases. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  let letters = 0;
  const add = (word: string) => {
    if (words.has(word) || letters > MOST_LETTERS) return;
    words.add(word);
    letters += word.length;
  };
  for (const { text: part, isUnspaced } of partsOf(text)) {
    if (!isUnspaced) add(cut(part));
    else for (const piece of [...pairsOf(part), ...Array.from(part)]) add(piece);
  }
  for (const [number] of text.matchAll(NUMBER)) for (const end of endsOf(digitsOf(number))) add(end);
  return words;
}

/** Returns what a text asks for; null where it has no word. No character of it is syntax. */
export function queryOf(text: string): Query | null {
  const typed = text.slice(0, LONGEST_QUERY);
  const parts = partsOf(typed);
  const last = parts.at(-1);
  const words = parts.flatMap((part): SoughtWord[] => {
    if (!part.isUnspaced) {
      const word = cut(part.text);
      return [{ text: word, isBeginning: part === last && word.length >= SHORTEST_BEGINNING }];
    }
    const pairs = pairsOf(part.text);
    return (pairs.length > 0 ? pairs : [part.text]).map((pair) => ({ text: pair, isBeginning: false }));
  });
  if (words.length === 0) return null;
  return { words: words.slice(0, MOST_SOUGHT), digits: digitsSought(typed) };
}

/** Surrogates are not torn apart. */
function cut(word: string) {
  return word.length > LONGEST_WORD ? Array.from(word).slice(0, LONGEST_WORD).join('') : word;
}

function pairsOf(stretch: string): string[] {
  const letters = Array.from(stretch);
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** What may be a phone number. */
const NUMBER = /\+?\(?\d[\d \u00a0().\-\u2011/]{2,28}\d/g;

/** A number is found with its country code and without, by its last digits and by its first. */
function endsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - FEWEST_DIGITS + 1);
  return Array.from({ length: count }, (_, index) => digits.slice(index));
}
