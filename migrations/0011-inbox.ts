/** How far the agency is with each lead. Times are ISO 8601 in UTC. */
export const statements = (): string[] =>
  ['contact_messages', 'meetings'].flatMap((table) => [
    `alter table ${table} add column state text not null default 'new'`,
    `alter table ${table} add column assignee_id integer references users (id)`,
    `alter table ${table} add column notes text not null default ''`,
    `alter table ${table} add column version integer not null default 1`,
    `create index ${table}_state on ${table} (state, created_at)`,
    `create index ${table}_created_at on ${table} (created_at)`,
  ]);
