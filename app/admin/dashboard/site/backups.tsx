import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { BackupReport } from '../../../../server/backup/scheduled/backups.ts';
import { saveFrom } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast.ts';
import { Ago } from '../../parts/ago.tsx';
import { callApi } from '../../parts/api.ts';
import { Section } from '../../parts/screen.tsx';

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

/** When the site was last backed up, how to have it backed up, and a backup to download. */
export function Backups({ backup, downloadedAt }: { backup: BackupReport | null; downloadedAt: string | null }) {
  return (
    <Section id="backups" title="Backups" gap="xs" align="start">
      {!backup && <NotOnSchedule />}
      {backup && !problemOf(backup) && <LastBackup backup={backup} />}
      {downloadedAt && (
        <Text size="sm">
          Last downloaded <Ago time={downloadedAt} />.
        </Text>
      )}
      <Download />
    </Section>
  );
}

function NotOnSchedule() {
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

function Download() {
  const [isOpen, dialog] = useDisclosure();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const result = await callApi<{ data: { path: string } }>('POST', '/backups');
    setBusy(false);
    if (!result.ok) return showToast('error', result.message);
    saveFrom(result.body.data.path);
    dialog.close();
    showToast('success', 'The backup is on its way. Your browser says when all of it has arrived.');
  }

  return (
    <>
      <Button variant="default" size="compact-sm" onClick={dialog.open}>
        Download a backup…
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Download a backup" centered>
        <Stack>
          <Text>
            One file with the whole site: texts, pictures and other files, messages, people and settings, as they are
            now.
          </Text>
          <List size="sm" spacing="xs">
            <List.Item>
              Keep it where only you can read it. It has all personal data, and what stands for the passwords.
            </List.Item>
            <List.Item>Keep it on another machine than the site, which may be lost as a whole.</List.Item>
            <List.Item>
              Whoever runs the server brings the site back with the command <code>restore</code>; the guide “Backup,
              restore and move” says how.
            </List.Item>
            <List.Item>
              Not in it: the configuration of the server, and the key to the password of the mail server. Type that
              password again after a restore.
            </List.Item>
          </List>
          <Group justify="flex-end">
            <Button variant="default" onClick={dialog.close}>
              Cancel
            </Button>
            <Button loading={isBusy} onClick={() => void download()} data-autofocus>
              Download
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
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
