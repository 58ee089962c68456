import { type Table, titleIndexName } from './tables.ts';

/** Returns the statements that index titles by trigrams. PostgreSQL without the extension reads all titles. */
export function titleIndexStatements(table: Table, title: string): { sqlite: string[]; postgres: string[] } {
  const index = titleIndexName(table);
  return {
    sqlite: [
      `create virtual table ${index} using fts5 (title, content = '', contentless_delete = 1, tokenize = 'trigram')`,
      `insert into ${index} (rowid, title) select id, ${title} from ${table.name}`,
      `create trigger ${index}_inserted after insert on ${table.name}
          begin insert into ${index} (rowid, title) values (new.id, new.${title}); end`,
      `create trigger ${index}_updated after update of ${title} on ${table.name}
          begin update ${index} set title = new.${title} where rowid = new.id; end`,
      `create trigger ${index}_deleted after delete on ${table.name}
          begin delete from ${index} where rowid = old.id; end`,
    ],
    postgres: [
      `do $$ begin
          create extension if not exists pg_trgm;
          create index ${index} on ${table.name} using gin (${title} gin_trgm_ops) where deleted_at is null;
        exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`,
    ],
  };
}
