import { type Family, gauge } from '../platform/metrics/exposition.ts';
import type { SiteFigures } from './site-figures.ts';

/** Returns the metrics of a site. A time is in seconds since 1970, and 0 for never. */
export function siteFamilies({ mail, variants, selfTest, backup }: SiteFigures, now: Date): Family[] {
  const formats = Object.entries(variants);
  const ofFormats = (key: 'waiting' | 'failed') =>
    formats.map(([format, counts]) => ({ labels: { format }, value: counts[key] }));
  return [
    gauge('plinth_outbox_waiting', 'Emails that are still to be sent.', mail.waiting),
    gauge('plinth_outbox_failing', 'Emails among them whose last attempt failed.', mail.failing),
    gauge(
      'plinth_outbox_oldest_age_seconds',
      'How long the oldest of them has been waiting.',
      mail.oldest === null ? 0 : Math.max(0, now.getTime() - Date.parse(mail.oldest)) / 1000,
    ),
    gauge('plinth_picture_variants_waiting', 'Pictures whose variants are still to be made.', ofFormats('waiting')),
    gauge('plinth_picture_variants_failed', 'Pictures whose variants could not be made.', ofFormats('failed')),
    gauge('plinth_self_test_last_timestamp_seconds', 'When the last self-test ended.', secondsOf(selfTest?.at)),
    gauge('plinth_self_test_last_failed', '1 if the last self-test failed.', selfTest?.failed ? 1 : 0),
    gauge(
      'plinth_backup_last_timestamp_seconds',
      'When the last complete backup was made.',
      secondsOf(backup?.completed_at),
    ),
    gauge('plinth_backup_last_failed', '1 if the last backup failed.', backup?.failure ? 1 : 0),
    gauge(
      'plinth_backup_trial_last_timestamp_seconds',
      'When a backup was last restored as a test.',
      secondsOf(backup?.tried_at),
    ),
    gauge('plinth_backup_trial_last_failed', '1 if that failed.', backup?.trial_failure ? 1 : 0),
  ];
}

function secondsOf(time: string | null | undefined) {
  return time ? Date.parse(time) / 1000 : 0;
}
