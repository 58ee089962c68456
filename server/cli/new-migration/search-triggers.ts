import type { SearchedAs, Table } from './tables.ts';

/** Whether the changes of a table are noted for the search index. */
export function hasSearchTriggers({ name }: Table, names: ReadonlySet<string>): boolean {
  return names.has(`${name}_searched`) || names.has(`${name}_searched_inserted`);
}

/** Returns the statements by which each change of a table is noted, to be indexed later (docs/decisions/0142). */
export function searchTriggers(table: string, searched: SearchedAs): { sqlite: string[]; postgres: string[] } {
  const [added, removed] = [note(searched, 'new'), note(searched, 'old')];
  // A part may have moved from one record to another.
  const changed = searched.thing === 'row.id' ? added : `${removed} ${added}`;
  return {
    sqlite: [
      `create trigger ${table}_searched_inserted after insert on ${table} begin ${added} end`,
      `create trigger ${table}_searched_updated after update on ${table} begin ${changed} end`,
      `create trigger ${table}_searched_deleted after delete on ${table} begin ${removed} end`,
    ],
    postgres: [
      `create function note_change_of_${table}() returns trigger language plpgsql as $$ begin
          if tg_op = 'INSERT' then ${added} end if;
          if tg_op = 'UPDATE' then ${changed} end if;
          if tg_op = 'DELETE' then ${removed} end if;
          return null;
        end $$`,
      `create trigger ${table}_searched after insert or update or delete on ${table}
          for each row execute function note_change_of_${table}()`,
    ],
  };
}

/** Returns the statement that notes the rows which a table has already. */
export function noteRows(table: string, { place, thing }: SearchedAs): string {
  const id = thing.replaceAll('row.', `${table}.`);
  return `insert into search_changes (place, thing) select distinct ${place}, ${id} from ${table} where ${id} is not null`;
}

function note({ place, thing }: SearchedAs, row: 'new' | 'old') {
  const id = thing.replaceAll('row.', `${row}.`);
  return `insert into search_changes (place, thing) select ${place}, ${id} where ${id} is not null;`;
}
