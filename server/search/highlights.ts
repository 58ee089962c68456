import { z } from 'zod';
import { type Query, type Segment, segmentsOf } from './words.ts';

const EXCERPT = 220; // characters
const BEFORE_HIT = 60; // characters
/** Of all texts of an entry. */
const LONGEST_READ = 50_000; // characters
const LONGEST_SEGMENT = 48; // characters

/** A piece of a text, which matches what was searched for or not. */
export type Piece = z.infer<typeof pieceSchema>;

export const pieceSchema = z.object({ text: z.string(), is_hit: z.boolean() });

/** Returns a text in pieces. */
export function highlighted(text: string, query: Query): Piece[] {
  return inPieces(text, { from: 0, to: text.length }, query);
}

/** Returns an excerpt around the first hit in some texts, or the beginning of the first text. */
export function excerptOf(texts: string[], query: Query): Piece[] {
  let beginning: string | undefined;
  for (const line of linesOf(texts)) {
    const first = hitsIn(line, query).next().value;
    if (first) return around(line, first, query);
    beginning ??= line;
  }
  return beginning ? around(beginning, { from: 0, to: 0 }, query) : [];
}

function* linesOf(texts: string[]): Generator<string> {
  let rest = LONGEST_READ;
  for (const text of texts) {
    const line = text.slice(0, rest).replace(/\s+/g, ' ').trim();
    rest -= text.length;
    if (line) yield line;
    if (rest <= 0) return;
  }
}

/** From one offset in a text up to another. */
interface Span {
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LETTER = /\P{M}\p{M}*/gu;

function* hitsIn(text: string, query: Query): Generator<Span> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const segments = segmentsOf(word.slice(0, LONGEST_SEGMENT));
    if (segments.some(({ isUnspaced }) => isUnspaced)) yield* lettersIn(word, index, query);
    else if (segments[0] && isSought(segments[0], query)) yield { from: index, to: index + word.length };
  }
}

function isSought({ text: word }: Segment, { words, digits }: Query) {
  const isWord = words.some(({ text, isBeginning }) => (isBeginning ? word.startsWith(text) : word === text));
  return isWord || (digits !== null && word.replace(/^0+/, '') === digits);
}

/** Where words are not spaced, their letters and pairs of them are sought. */
function* lettersIn(word: string, offset: number, { words }: Query): Generator<Span> {
  const letters = [...word.matchAll(LETTER)];
  // Normalizing removes some letters altogether.
  const reach = 2 * Math.max(...words.map(({ text }) => text.length));
  let hit: Span | null = null;
  for (const [count, { 0: letter, index }] of letters.entries()) {
    const rest = segmentsOf(word.slice(index, letters[count + reach]?.index))[0]?.text ?? '';
    const found = words.find(({ text }) => rest.startsWith(text));
    if (!found) continue;
    const from = offset + index;
    const to = Math.min(from + Math.max(letter.length, found.text.length), offset + word.length);
    if (hit && from <= hit.to) hit.to = Math.max(hit.to, to);
    else {
      if (hit) yield hit;
      hit = { from, to };
    }
  }
  if (hit) yield hit;
}

function around(text: string, { from, to }: Span, query: Query): Piece[] {
  const start = from <= BEFORE_HIT ? 0 : startOfWord(text, from - BEFORE_HIT);
  const isWhole = text.length - start <= EXCERPT;
  const space = text.lastIndexOf(' ', start + EXCERPT);
  const end = isWhole ? text.length : Math.max(space > start ? space : start + EXCERPT, to);
  const dots = { text: '…', is_hit: false };
  const pieces = inPieces(text, { from: start, to: end }, query);
  return [...(start > 0 ? [dots] : []), ...pieces, ...(isWhole ? [] : [dots])];
}

/** Texts without spaces are cut where that is. */
function startOfWord(text: string, offset: number) {
  const space = text.indexOf(' ', offset);
  return space === -1 || space > offset + BEFORE_HIT / 2 ? offset : space + 1;
}

function inPieces(text: string, { from, to }: Span, query: Query): Piece[] {
  const excerpt = text.slice(from, to);
  const pieces: Piece[] = [];
  let offset = 0;
  const add = (until: number, is_hit: boolean) => {
    if (until > offset) pieces.push({ text: excerpt.slice(offset, until), is_hit });
    offset = until;
  };
  for (const hit of hitsIn(excerpt, query)) {
    add(hit.from, false);
    add(hit.to, true);
  }
  add(excerpt.length, false);
  return pieces;
}
