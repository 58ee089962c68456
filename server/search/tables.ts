import type { ColumnType, Generated, Kysely } from 'kysely';
import type { AccountTables } from '../accounts/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { LeadTables } from '../leads/tables.ts';

/** The search index, and the tables it is made from. */
export type SearchTables = ContentTables &
  Omit<LeadTables, keyof ContentTables> &
  Omit<AccountTables, keyof ContentTables> & {
    /** What has changed since it was indexed. Triggers write it in the transaction of the change; its columns are as below. */
    search_changes: { id: Generated<number>; place: string; thing: number };
    /** Its one row is the lock under which the index is written, and says how its words were split. */
    search_state: { id: number; version: number };
    search_index: {
      /** PostgreSQL returns a text. Made from the time when the entry was created: the order of ids is that of time. */
      id: ColumnType<number | string, number, never>;
      /** The `type` of the entry, and its `id`. */
      place: string;
      thing: number;
      /** Of a translation; else empty. */
      language: string;
      /** The words of its title, and all its words, in the form of the database: see `match.sqlite.ts` and `match.postgres.ts`. */
      title: string;
      words: string;
    };
  };

export type SearchDatabase = Kysely<SearchTables>;
