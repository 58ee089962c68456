import { sql } from 'kysely';
import type { RowWords } from './match.ts';
import type { SearchDatabase } from './tables.ts';

/** Length of the shortest prefixes that FTS5 indexes; the longer ones, of three characters, begin with them. */
const PREFIX_LENGTH = 2;

/**
 * Replaces the words of a row. Most of the cost is that FTS5 overwrites each entry it removes (`secure-delete`): so only words are
 * removed and added that share an indexed prefix with one that has changed.
 */
export async function replaceWords(transaction: SearchDatabase, id: number, words: RowWords): Promise<void> {
  const row = transaction.selectFrom('search_index').select(['title', 'words']).where('id', '=', id);
  const stored = await row.executeTakeFirstOrThrow();
  const before = { title: wordsIn(stored.title), words: wordsIn(stored.words) };
  const changed = [...before.title.symmetricDifference(words.title), ...before.words.symmetricDifference(words.words)];
  if (changed.length === 0) return;
  const prefixes = new Set([...changed, ...firstOf(before), ...firstOf(words)].map(prefixOf));
  await sql`insert into search_words (search_words, rowid, title, words)
    values ('delete', ${id}, ${withPrefixes(before.title, prefixes)}, ${withPrefixes(before.words, prefixes)})`.execute(
    transaction,
  );
  await sql`insert into search_words (rowid, title, words)
    values (${id}, ${withPrefixes(words.title, prefixes)}, ${withPrefixes(words.words, prefixes)})`.execute(
    transaction,
  );
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

function prefixOf(word: string) {
  return word.slice(0, PREFIX_LENGTH);
}

/** Returns the words with one of the prefixes, padded by repeating one: FTS5 also keeps how many words a row has. */
function withPrefixes(words: Set<string>, prefixes: Set<string>): string {
  const sharing = [...words].filter((word) => prefixes.has(prefixOf(word)));
  return textOf([...sharing, ...Array.from({ length: words.size - sharing.length }, () => sharing[0] ?? '')]);
}
