/** What each record, draft, revision and link to a draft uses: pictures, and other records. */
export const statements = ({ name }: { name: string }): string[] => [
  `create table uses (
    type text not null,
    record_id integer not null,
    field text not null,
    target_type text not null,
    target_id integer not null,
    primary key (type, record_id, field, target_type, target_id)
  )`,
  'create index uses_of_target on uses (target_type, target_id, type, record_id, field)',

  // Rises with the version, by writes that keep the uses up to date. Another one did not, such as of an earlier Plinth.
  'alter table content_version add column uses_version integer not null default 0',

  ...['draft', 'revision', 'preview_link'].flatMap((type) => trigger(type, name)),
];

/** Drafts, revisions and links are deleted in many places. */
function trigger(type: string, name: string) {
  const body = `delete from uses where type = '${type}' and record_id = old.id;`;
  const on = `trigger ${type}_deleted after delete on ${type}s for each row`;
  if (name === 'sqlite') return [`create ${on} begin ${body} end`];
  return [
    `create function delete_uses_of_${type}() returns trigger language plpgsql as $$
     begin ${body} return null; end $$`,
    `create ${on} execute function delete_uses_of_${type}()`,
  ];
}
