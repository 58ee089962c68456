import { type RawBuilder, SqliteAdapter } from 'kysely';
import { postgresSearch } from './match.postgres.ts';
import { sqliteSearch } from './match.sqlite.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** What differs between the databases. Both have the same words, and find the same. */
export interface SearchSql {
  /** The value of a column with words. */
  stored: (words: Iterable<string>) => RawBuilder<string>;
  /** Replaces the words of a row if they have changed. */
  replaceWords: (transaction: SearchDatabase, id: number, words: RowWords) => Promise<void>;
  /** Finds what matches, newest first. */
  findNewest: (db: SearchDatabase, search: ColumnSearch, limit: number) => Promise<Hit[]>;
}

export interface RowWords {
  title: Set<string>;
  /** With those of the title. */
  words: Set<string>;
}

/** An entry that matches, by what identifies it in the index. */
export interface Hit {
  type: string;
  id: number;
  language: string;
}

export interface ColumnSearch {
  query: Query;
  /** Any of which a hit must have. */
  facets: string[];
  /** Whether all words are in the title, or not. */
  column: 'title' | 'elsewhere';
}

export function searchSqlOf(db: SearchDatabase): SearchSql {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqliteSearch : postgresSearch;
}
