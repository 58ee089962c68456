/** Adds services.meeting_kind_id, teams.meeting_kind_id and meetings.reminders_stopped. */
export const statements = (): string[] => [
  'alter table services add column meeting_kind_id integer references meeting_kinds (id)',
  'alter table teams add column meeting_kind_id integer references meeting_kinds (id)',
  'alter table meetings add column reminders_stopped integer not null default 0',
];
