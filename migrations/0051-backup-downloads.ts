/** Backups that owners download: the link of the next one, until when one is under way, and when one was last complete. */
export const statements = (): string[] => [
  'alter table backup_status add column link_hash text',
  'alter table backup_status add column link_session_id integer',
  'alter table backup_status add column link_expires_at text',
  'alter table backup_status add column downloading_until text',
  'alter table backup_status add column downloaded_at text',
];
