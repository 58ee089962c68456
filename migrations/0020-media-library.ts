/** The library of pictures: what is known of each, and the names that replaced ones had. */
export const statements = (): string[] => [
  `alter table media add column name text not null default ''`,
  'alter table media add column alt text',
  'alter table media add column credit text',
  // What stays visible where a picture is cropped, in percent of its width and height.
  'alter table media add column focal_x integer not null default 50',
  'alter table media add column focal_y integer not null default 50',
  // The SHA-256 of the uploaded file, and the size of the stored one in bytes; unknown of older pictures.
  'alter table media add column hash text',
  'alter table media add column size integer',
  'alter table media add column created_by integer',
  'alter table media add column kept integer not null default 0',
  // When the same file was last uploaded again.
  'alter table media add column offered_at text',
  'alter table media add column deleted_at text',
  'create index media_by_hash on media (hash) where hash is not null',
  'create index media_newest on media (created_at, id) where deleted_at is null',
  'create index media_deleted on media (deleted_at) where deleted_at is not null',
  `create table media_aliases (
    file text primary key,
    media_id integer not null references media (id) on delete cascade,
    replaced_at text not null
  )`,
  'create index media_aliases_of on media_aliases (media_id)',
  ...carriedOver.flatMap(([table, column, title]) => [
    `create index temporary_${table}_${column} on ${table} (${column})`,
    `update media set name = coalesce((select ${title} from ${table} where ${column} = media.id order by id limit 1), '')
     where name = ''`,
    `update media set alt = (select ${column}_alt from ${table}
       where ${column} = media.id and ${column}_alt is not null order by id limit 1) where alt is null`,
    `drop index temporary_${table}_${column}`,
  ]),
];

/** Pictures are named after the first record that shows them, and described as it does. */
const carriedOver = [
  ['blogs', 'image', 'title'],
  ['headings', 'image', 'heading'],
  ['services', 'image', 'title'],
  ['services', 'detail_page_image', 'title'],
  ['teams', 'image', 'name'],
  ['reviews', 'image', 'project_name'],
  ['case_studies', 'image', 'title'],
  ['settings', 'logo', `'Logo'`],
  ['settings', 'favicon', `'Favicon'`],
  ['brands', 'logo_dark', `'Logo on dark'`],
] as const;
