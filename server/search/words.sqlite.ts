import { sql } from 'kysely';
import type { RowWords } from './match.ts';
import type { SearchDatabase } from './tables.ts';

/** The length of the beginnings that FTS5 keeps besides the words; those of three characters begin with them. */
const SHORTEST_KEPT = 2;

/**
 * Replaces the words of a row. FTS5 overwrites each word that it removes, which costs most of indexing: so only words are removed and
 * added that share their beginning, which it keeps too, with one that has changed.
 */
export async function replaceWords(transaction: SearchDatabase, id: number, words: RowWords): Promise<void> {
  const row = transaction.selectFrom('search_index').select(['title', 'words']).where('id', '=', id);
  const stored = await row.executeTakeFirstOrThrow();
  const before = { title: wordsIn(stored.title), words: wordsIn(stored.words) };
  const changed = [...before.title.symmetricDifference(words.title), ...before.words.symmetricDifference(words.words)];
  if (changed.length === 0) return;
  const beginnings = new Set([...changed, ...firstOf(before), ...firstOf(words)].map(beginningOf));
  await sql`insert into search_words (search_words, rowid, title, words)
    values ('delete', ${id}, ${some(before.title, beginnings)}, ${some(before.words, beginnings)})`.execute(
    transaction,
  );
  await sql`insert into search_words (rowid, title, words)
    values (${id}, ${some(words.title, beginnings)}, ${some(words.words, beginnings)})`.execute(transaction);
  const columns = { title: textOf(words.title), words: textOf(words.words) };
  await transaction.updateTable('search_index').set(columns).where('id', '=', id).execute();
}

export function textOf(words: Iterable<string>): string {
  return [...words].join(' ');
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/\S+/g));
}

function firstOf({ title, words }: RowWords): string[] {
  return [title, words].flatMap(([first]) => first ?? []);
}

function beginningOf(word: string) {
  return word.slice(0, SHORTEST_KEPT);
}

/** Repeats a word, since FTS5 also keeps how many a row has. */
function some(words: Set<string>, beginnings: Set<string>): string {
  const sharing = [...words].filter((word) => beginnings.has(beginningOf(word)));
  return textOf([...sharing, ...Array.from({ length: words.size - sharing.length }, () => sharing[0] ?? '')]);
}
