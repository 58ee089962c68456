import { Alert, Stack, Text } from '@mantine/core';
import type { BackupReport } from '../../../../server/backup/scheduled/backups.ts';
import { Section } from '../../parts/section.tsx';
import { Ago } from '../../parts/ago.tsx';

/** Warns about backups that failed, are missing or can't be restored. */
export function BackupAlarm({ backup }: { backup: BackupReport | null }) {
  const title = backup && problemOf(backup);
  if (!backup || !title) return null;
  return (
    <Alert color="red" title={title}>
      <Stack gap="xs">
        {[backup.failure, backup.trial_failure].map((reason) => reason && <Text key={reason}>{reason}</Text>)}
        <LastBackup backup={backup} />
      </Stack>
    </Alert>
  );
}

/** When the site was last backed up, or how to have it backed up. */
export function BackupSummary({ backup }: { backup: BackupReport | null }) {
  if (backup && problemOf(backup)) return null;
  return (
    <Section id="backups" title="Backups" gap="xs">
      {backup ? <LastBackup backup={backup} /> : <HowToSetUp />}
    </Section>
  );
}

function HowToSetUp() {
  return (
    <div>
      <Text size="sm" c="dimmed">
        No backups are made on schedule yet.
      </Text>
      <details>
        <summary>How to set up backups</summary>
        <Text size="sm">
          The operator of the server sets BACKUP_DIR to a folder, ideally on another disk, and restarts the site. From
          then on it is backed up every day.
        </Text>
      </details>
    </div>
  );
}

function problemOf({ failure, is_late, trial_failure }: BackupReport) {
  if (failure) return 'The last backup failed';
  if (is_late) return 'The last backup is too old';
  return trial_failure && 'The last backup couldn’t be restored as a test';
}

function LastBackup({ backup: { completed_at, tried_at, trial_failure } }: { backup: BackupReport }) {
  return (
    <Text size="sm">
      {completed_at ? (
        <>
          Last backup <Ago time={completed_at} />.
        </>
      ) : (
        'No backup yet.'
      )}
      {tried_at && !trial_failure && (
        <>
          {' '}
          Restored as a test <Ago time={tried_at} />.
        </>
      )}
    </Text>
  );
}
