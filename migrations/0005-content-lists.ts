/**
 * An index for every order and filter of a list, so that a page of it costs the same however long the list is. The orders
 * that can be searched include the title, so that no row is read. Titles are searched by trigrams; where PostgreSQL may
 * not install the extension, the search reads all titles.
 */
export const statements = ({ name }: { name: string }): string[] => [
  ...lists.flatMap(({ table, title, sorted }) => [
    ...sorted.map(
      (column) => `create index ${table}_by_${column} on ${table} (${column}, id, deleted_at) where deleted_at is null`,
    ),
    `create index ${table}_deleted on ${table} (deleted_at) where deleted_at is not null`,
    ...(name === 'postgres' ? postgresSearch(table, title) : sqliteSearch(table, title)),
  ]),

  ...lists
    .filter(({ table }) => table !== 'headings')
    .flatMap(({ table, title }) => [
      `create index ${table}_newest on ${table} (status, created_at, id, ${title}, deleted_at) where deleted_at is null`,
      `create index ${table}_by_created_at on ${table} (created_at, id, status, ${title}, deleted_at) where deleted_at is null`,
      `create index ${table}_by_change on ${table} (status, updated_at, deleted_at) where deleted_at is null`,
    ]),
  'create index headings_by_created_at on headings (created_at, id, heading, deleted_at) where deleted_at is null',
  'create index headings_by_change on headings (blog_id, updated_at, deleted_at) where deleted_at is null',
];

/** The lists that grow, and the columns by which they can be sorted; the default is the newest first. */
const lists = [
  {
    table: 'blogs',
    title: 'title',
    sorted: ['slug', 'title', 'image_alt', 'short_description', 'team_id', 'status', 'version', 'updated_at'],
  },
  {
    table: 'headings',
    title: 'heading',
    sorted: ['heading', 'image_alt', 'blog_id', 'sequence', 'linkedin', 'version', 'updated_at'],
  },
  {
    table: 'reviews',
    title: 'project_name',
    sorted: [
      'client_name',
      'image_alt',
      'project_name',
      'status',
      'project_summary',
      'feedback',
      'version',
      'updated_at',
    ],
  },
];

function sqliteSearch(table: string, title: string) {
  const titles = `${table}_titles`;
  return [
    `create virtual table ${titles} using fts5 (title, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    `create trigger ${titles}_inserted after insert on ${table}
      begin insert into ${titles} (rowid, title) values (new.id, new.${title}); end`,
    `create trigger ${titles}_updated after update of ${title} on ${table}
      begin update ${titles} set title = new.${title} where rowid = new.id; end`,
    `create trigger ${titles}_deleted after delete on ${table}
      begin delete from ${titles} where rowid = old.id; end`,
  ];
}

function postgresSearch(table: string, title: string) {
  return [
    `do $$ begin
      create extension if not exists pg_trgm;
      create index ${table}_titles on ${table} using gin (lower(${title}) gin_trgm_ops) where deleted_at is null;
    exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`,
  ];
}
