import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import { logFailure } from '../platform/log/log-failure.ts';
import { counter, exposition, type Family, gauge, labelled } from '../platform/metrics/exposition.ts';
import { createProcessFigures } from '../platform/metrics/process-figures.ts';
import { createRequestCounts } from '../platform/metrics/request-counts.ts';
import type { Connections } from '../platform/database/database.ts';
import { loneProcess, type WorkerGroup } from '../platform/process/cluster.ts';
import { createGathering } from '../platform/process/gather.ts';
import { readVersion } from '../platform/version.ts';
import type { Services } from '../services.ts';
import { readSiteFigures, type SiteFigures } from './site-figures.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type MetricsServices = Pick<Services, 'database' | 'accounts' | 'selfTest' | 'backups' | 'answerReading' | 'now'>;

/** Counts what this process does, and reads the figures of all processes of the group and of the site. */
export function createMetrics(
  { database, accounts, selfTest, backups, answerReading, now }: MetricsServices,
  { METRICS_PORT, METRICS_TOKEN }: Pick<Configuration, 'METRICS_PORT' | 'METRICS_TOKEN'>,
  { log, workerGroup = loneProcess }: { log: Log; workerGroup?: WorkerGroup },
) {
  const requests = createRequestCounts();
  const isRead = METRICS_PORT !== undefined || METRICS_TOKEN !== undefined;
  const processFigures = isRead ? createProcessFigures() : () => [];
  const gather = createGathering(workerGroup, 'metrics', ofProcess);

  function ofProcess(): Family[] {
    const families = [
      ...requests.families(),
      counter('plinth_sign_in_failures_total', 'Sign-ins that were refused.', accounts.refusedSignIns()),
      ...connectionFamilies(database.connections()),
      ...processFigures(),
    ];
    // The counters of a process that was replaced begin anew, which Prometheus sees in each series, and not in a sum.
    return labelled(families, { worker: String(workerGroup.number) });
  }

  /** Returns the metrics in the text format of Prometheus. While the database is away, those of the site are missing. */
  async function read(): Promise<string> {
    const [processes, site] = await Promise.all([gather(), readSite()]);
    return exposition([
      gauge('plinth_build_info', 'The version that is running.', [{ labels: buildLabels, value: 1 }]),
      ...processes.flat(),
      ...site,
    ]);
  }

  async function readSite(): Promise<Family[]> {
    const up = (value: number) => gauge('plinth_database_up', '1 while the database can be read.', value);
    try {
      return [
        up(1),
        ...siteFamilies(
          await readSiteFigures(database, { clock: now, selfTest, backups, isMailboxRead: answerReading !== null }),
          now(),
        ),
      ];
    } catch (error) {
      logFailure(log, error, 'The figures of the site could not be read.');
      return [up(0)];
    }
  }

  const buildLabels = { version: readVersion(), node: process.versions.node, database: database.dialect.name };
  return { requests, read, token: METRICS_TOKEN ?? null };
}

/** On SQLite, which has no pool, they are named without a value. */
function connectionFamilies(connections: Connections | null): Family[] {
  const ofStates = Object.entries(connections ?? {}).map(([state, value]) => ({ labels: { state }, value }));
  return [gauge('plinth_database_connections', 'Busy and idle connections, and queries waiting for one.', ofStates)];
}

/** Returns the metrics of a site. A time is in seconds since 1970, and 0 for never. */
function siteFamilies({ mail, mailbox, variants, selfTest, backup }: SiteFigures, now: Date): Family[] {
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
    gauge(
      'plinth_mailbox_failing_since_timestamp_seconds',
      'Since when the mailbox of answers cannot be read.',
      secondsOf(mailbox?.failing_since),
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
