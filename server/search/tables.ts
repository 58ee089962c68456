import type { ColumnType, Generated, Kysely } from 'kysely';
import type { AccountTables } from '../accounts/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { LeadTables } from '../leads/tables.ts';

/** The index, and what it is made of. */
export type SearchTables = ContentTables &
  Omit<LeadTables, keyof ContentTables> &
  Omit<AccountTables, keyof ContentTables> & {
    /** What has changed since it was indexed; triggers write it, in the transaction of the change. */
    search_changes: { id: Generated<number>; place: string; thing: number };
    /** Its one row is the lock under which the index is written, and says how its words were split. */
    search_state: { id: number; version: number };
    search_index: {
      /** From PostgreSQL, a text. Rises with the moment of the thing: the order of ids is that of time. */
      id: ColumnType<number | string, number, never>;
      /** What it is: the name of a content type or a kind of inbox items, `media` or `person`. */
      place: string;
      thing: number;
      /** Of a translation; else empty. */
      language: string;
      /** The words of its title, and all its words, as the database has them: see `match.sqlite.ts` and `match.postgres.ts`. */
      title: string;
      words: string;
    };
  };

export type SearchDatabase = Kysely<SearchTables>;
