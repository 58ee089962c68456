/**
 * Where a lead came from, and why it was taken for spam: each JSON, null where there is nothing to say. What forms are
 * signed with is made at the first start.
 */
export const statements = (): string[] => [
  ...['contact_messages', 'meetings'].flatMap((table) => [
    `alter table ${table} add column source text`,
    `alter table ${table} add column suspicions text`,
  ]),
  'create table secrets (name text primary key, value text not null)',
];
