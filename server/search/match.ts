import { type RawBuilder, SqliteAdapter } from 'kysely';
import { postgresSearch } from './match.postgres.ts';
import { sqliteSearch } from './match.sqlite.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** What differs between the databases. Both have the same words, and find the same. */
export interface SearchSql {
  /** The value of a column with words. */
  stored: (words: Iterable<string>) => RawBuilder<string>;
  /** Returns the ids of what matches, newest first. */
  findIds: (db: SearchDatabase, matching: Matching, limit: number) => Promise<number[]>;
  /**
   * Returns what has any of some marks and matches, in the order in which it is found; null where that is too much to be sorted. Where a
   * search costs much more than its results, one is made for all marks.
   */
  findFew?: (db: SearchDatabase, query: Query, marks: string[]) => Promise<FoundRow[] | null>;
}

export interface FoundRow {
  place: string;
  thing: number;
  language: string;
}

export interface Matching {
  query: Query;
  /** Of what is searched. */
  mark: string;
  /** Whether all words are in the title, or not. */
  place: 'title' | 'elsewhere';
}

export function searchSqlOf(db: SearchDatabase): SearchSql {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqliteSearch : postgresSearch;
}
