/**
 * Beside each text by which a list is sorted, its folded form, filled by the start. Lists are no longer sorted by other texts.
 * Titles are searched by it too.
 */
export const statements = ({ name, binary }: { name: string; binary: string }): string[] => [
  ...Object.entries(sorted).flatMap(([table, columns]) =>
    columns.map((column) => `alter table ${table} add column ${column}_key text${binary}`),
  ),
  ...dropped.map((index) => `drop index ${index}`),

  'create index pages_by_title on pages (title_key, id, deleted_at) where deleted_at is null',
  ...searched.flatMap(([table, title]) => [
    `create index ${table}_by_${title} on ${table} (${title}_key, id, deleted_at) where deleted_at is null`,
    ...(name === 'postgres' ? postgresSearch(table, title) : sqliteSearch(table, title)),
  ]),
  'create index headings_by_created_at on headings (created_at, id, heading_key, deleted_at) where deleted_at is null',
  ...searched
    .filter(([table]) => table !== 'headings')
    .flatMap(([table, title]) => [
      `create index ${table}_newest on ${table} (status, created_at, id, ${title}_key, deleted_at) where deleted_at is null`,
      `create index ${table}_by_created_at on ${table} (created_at, id, status, ${title}_key, deleted_at)
        where deleted_at is null`,
    ]),
];

const searched: [table: string, title: string][] = [
  ['blogs', 'title'],
  ['headings', 'heading'],
  ['reviews', 'project_name'],
];

const sorted: Record<string, string[]> = {
  ...Object.fromEntries(searched.map(([table, title]) => [table, [title]])),
  pages: ['title'],
  services: ['title'],
  teams: ['name', 'job_title'],
  case_studies: ['title', 'client'],
  categories: ['name'],
};

const dropped = [
  ...['title', 'short_description', 'image_alt', 'created_at'].map((column) => `blogs_by_${column}`),
  ...['heading', 'image_alt', 'created_at'].map((column) => `headings_by_${column}`),
  ...['project_name', 'client_name', 'image_alt', 'project_summary', 'feedback', 'created_at'].map(
    (column) => `reviews_by_${column}`,
  ),
  ...['title', 'lead'].map((column) => `pages_by_${column}`),
  'blogs_newest',
  'reviews_newest',
];

function sqliteSearch(table: string, title: string) {
  const titles = `${table}_titles`;
  return [
    `drop trigger ${titles}_inserted`,
    `drop trigger ${titles}_updated`,
    `create trigger ${titles}_inserted after insert on ${table}
      begin insert into ${titles} (rowid, title) values (new.id, new.${title}_key); end`,
    `create trigger ${titles}_updated after update of ${title}_key on ${table}
      begin update ${titles} set title = new.${title}_key where rowid = new.id; end`,
  ];
}

function postgresSearch(table: string, title: string) {
  return [
    `do $$ begin
      drop index if exists ${table}_titles;
      create index ${table}_titles on ${table} using gin (${title}_key gin_trgm_ops) where deleted_at is null;
    exception when undefined_object then null; end $$`,
  ];
}
