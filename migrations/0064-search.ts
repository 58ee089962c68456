/**
 * The search index. Whatever changes what can be found notes it in the same transaction, and is indexed before anybody searches.
 * All that there is is noted here, the newest last: that comes first.
 */
export const statements = ({ name, id }: { name: string; id: string }): string[] => [
  `create table search_changes (id ${id}, place text not null, thing integer not null)`,
  // Its one row is the lock under which the index is written.
  'create table search_state (id integer primary key, version integer not null)',
  'insert into search_state (id, version) values (1, 1)',
  ...(name === 'sqlite' ? sqliteIndex : postgresIndex),
  'create index search_index_thing on search_index (place, thing)',
  ...searched.flatMap((rows) => (name === 'sqlite' ? sqliteTriggers(rows) : postgresTriggers(rows))),
  ...searched
    .filter(({ table, thing }) => thing === 'row.id' && !table.endsWith('_translations'))
    .map(
      ({ table, place }) => `insert into search_changes (place, thing) select ${place}, id from ${table} order by id`,
    ),
];

interface Searched {
  table: string;
  /** What its rows are found as, and under which id. */
  place: string;
  thing: string;
  /** Those whose change is noted, where a row has others that change often. */
  columns?: string;
}

const content = {
  abouts: 'about',
  service_pages: 'servicePage',
  services: 'service',
  teams: 'teamMember',
  categories: 'category',
  blogs: 'blog',
  reviews: 'review',
  case_studies: 'caseStudy',
  pages: 'page',
  menus: 'menus',
  settings: 'settings',
  meeting_kinds: 'meetingKind',
};

const searched: Searched[] = [
  { table: 'users', place: "'person'", thing: 'row.id', columns: 'name, email' },
  { table: 'media', place: "'media'", thing: 'row.id', columns: 'name, alt, credit, captions, deleted_at' },
  { table: 'meetings', place: "'meeting'", thing: 'row.id' },
  { table: 'contact_messages', place: "'contact_message'", thing: 'row.id' },
  { table: 'replies', place: 'row.item_kind', thing: 'row.item_id' },
  { table: 'answers', place: 'row.item_kind', thing: 'row.item_id' },
  { table: 'brands', place: "'brand'", thing: 'row.id' },
  // Translations have the ids of their records.
  ...Object.entries(content).flatMap(([table, type]) =>
    [table, `${table}_translations`].map((table) => ({ table, place: `'${type}'`, thing: 'row.id' })),
  ),
  { table: 'headings', place: "'blog'", thing: 'row.blog_id' },
  {
    table: 'headings_translations',
    place: "'blog'",
    thing: '(select blog_id from headings where headings.id = row.id)',
  },
];

// Letters are those of our own splitting: the tokenizer must leave them as they are.
const sqliteIndex = [
  `create table search_index (
    id integer primary key,
    place text not null,
    thing integer not null,
    language text not null,
    title text not null,
    words text not null
  )`,
  `create virtual table search_words using fts5 (title, words, content = 'search_index', content_rowid = 'id',
    detail = column, prefix = '2 3', tokenize = 'ascii')`,
  // Erased words leave no trace.
  "insert into search_words (search_words, rank) values ('secure-delete', 1)",
  `create trigger search_index_inserted after insert on search_index
    begin insert into search_words (rowid, title, words) values (new.id, new.title, new.words); end`,
  `create trigger search_index_deleted after delete on search_index
    begin insert into search_words (search_words, rowid, title, words) values ('delete', old.id, old.title, old.words); end`,
];

const postgresIndex = [
  `create table search_index (
    id bigint primary key,
    place text not null,
    thing integer not null,
    language text not null,
    title tsvector not null,
    words tsvector not null
  )`,
  'create index search_index_title on search_index using gin (title)',
  'create index search_index_words on search_index using gin (words)',
];

function sqliteTriggers({ table, columns, ...found }: Searched) {
  const change = columns ? `update of ${columns}` : 'update';
  return [
    `create trigger ${table}_searched_inserted after insert on ${table} begin ${note(found, 'new')} end`,
    `create trigger ${table}_searched_updated after ${change} on ${table} begin ${noteUpdate(found)} end`,
    `create trigger ${table}_searched_deleted after delete on ${table} begin ${note(found, 'old')} end`,
  ];
}

function postgresTriggers({ table, columns, ...found }: Searched) {
  const change = columns ? `update of ${columns}` : 'update';
  return [
    `create function note_change_of_${table}() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then ${note(found, 'new')} end if;
       if tg_op = 'UPDATE' then ${noteUpdate(found)} end if;
       if tg_op = 'DELETE' then ${note(found, 'old')} end if;
       return null;
     end $$`,
    `create trigger ${table}_searched after insert or ${change} or delete on ${table}
     for each row execute function note_change_of_${table}()`,
  ];
}

type Found = Pick<Searched, 'place' | 'thing'>;

/** A row that is part of another thing may have moved from one to another. */
function noteUpdate(found: Found) {
  return found.thing === 'row.id' ? note(found, 'new') : note(found, 'old') + note(found, 'new');
}

function note(found: Found, row: string) {
  const [place, thing] = [found.place, found.thing].map((expression) => expression.replaceAll('row.', `${row}.`));
  return `insert into search_changes (place, thing) select ${place}, ${thing} where ${thing} is not null;`;
}
