import { contentTypes, translationTypes } from '../../../content/index.ts';

/** Tables without any data about visitors. All others are checked, including those added later. */
export const WITHOUT_VISITORS = new Set<string>([
  ...contentTypes.map(({ table }) => table),
  ...translationTypes.map(({ table }) => table),
  // Other content, written by administrators.
  'content_version',
  'drafts',
  'media',
  'media_aliases',
  'media_variants',
  'presence',
  'reply_templates',
  'revisions',
  'schedules',
  'slug_redirects',
  'type_versions',
  // Of visitors without an address: test/api/previews/purge.test.ts
  'comments',
  'preview_links',
  'uses',
  // Administrators.
  'availability',
  'busy_times',
  'calendar_feeds',
  'outside_calendars',
  'email_changes',
  'known_senders',
  'reset_links',
  'saved_filters',
  // Which things are to be indexed, and how.
  'search_changes',
  'search_state',
  'sessions',
  'users',
  // Counted, without anybody: test/api/figures/
  'visits',
  'visitor_salts',
  'visitor_sketches',
  // The product itself.
  'alarms',
  'backup_status',
  'checklist',
  'confirmation_lock',
  'file_checks',
  'instances',
  'jobs',
  'mail_server',
  'mailbox_state',
  'migration_checksums',
  'migrations',
  'secrets',
  'self_tests',
  'set_aside_notice',
  'site',
  'site_clock',
]);
