import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ListedAlarm } from '../../../../server/alarms/alarms.ts';
import { Ago } from '../../parts/ago.tsx';
import { useAction } from '../../parts/use-action.tsx';
import type { FileCheck } from '../../../../server/data-folder/file-check.ts';
import type { RefusedMessages } from '../../../../server/leads/intake/message-limits.ts';

/** Their own alerts say more about these. */
const shownElsewhere = new Set<ListedAlarm['name']>(['backup', 'mail']);

/** Shows what else is wrong with the site. */
export function OtherAlarms({ alarms }: { alarms: ListedAlarm[] }) {
  return alarms
    .filter(({ name }) => !shownElsewhere.has(name))
    .map(({ name, title, sentence, raised_at }) => (
      <Alert key={name + sentence} color="red" title={title}>
        <Stack gap="xs" align="start">
          <Text>{sentence}</Text>
          {name === 'clock' ? (
            <ConfirmClock />
          ) : (
            <Text size="sm">
              Since <Ago time={raised_at} />
            </Text>
          )}
        </Stack>
      </Alert>
    ));
}

function ConfirmClock() {
  const act = useAction();
  return (
    <Button size="compact-sm" onClick={() => void act('POST', '/clock/confirm')}>
      The clock is right
    </Button>
  );
}

/** For those who cannot confirm the clock: why nothing is published by itself. */
export function SchedulesWait({ isWaiting = false }: { isWaiting?: boolean | undefined }) {
  if (!isWaiting) return null;
  return (
    <Alert color="yellow" title="Scheduled changes are waiting">
      <Text>The clock of the server may be wrong. Once an owner confirms it, what is due is published.</Text>
    </Alert>
  );
}

export function FilesAlarm({ files }: { files: FileCheck | null }) {
  if (!files || files.missing + files.unaccounted === 0) return null;
  const { at: checkedAt, missing, unaccounted } = files;
  return (
    <Alert color="red" title={missing > 0 ? 'Files are missing' : 'Unknown files on the server'}>
      {missing > 0 && <Text>{`Missing files: ${missing}. Restore the uploads from a backup.`}</Text>}
      {unaccounted > 0 && (
        <Text>{`Unknown files: ${unaccounted}. Unused files aren’t cleaned up until this is resolved. The doctor command lists them.`}</Text>
      )}
      <Text size="sm">
        Checked <Ago time={checkedAt} />
      </Text>
    </Alert>
  );
}

export function UnsharedAlarm({ sharesFiles }: { sharesFiles: boolean }) {
  if (sharesFiles) return null;
  return (
    <Alert color="red" title="The servers don’t share their files">
      <Text>Several servers run this site, and each lacks the files uploaded to the others.</Text>
    </Alert>
  );
}

export function FloodAlarm({ refused }: { refused: RefusedMessages | null }) {
  if (!refused) return null;
  const { title, sentence } = texts[refused.of];
  return (
    <Alert color={refused.of === 'everybody' ? 'red' : 'yellow'} title={title}>
      <Text>
        {sentence} The last time was <Ago time={refused.at} />.
      </Text>
    </Alert>
  );
}

const texts = {
  'one sender': {
    title: 'One sender is sending too many messages',
    sentence: 'Messages from this sender are refused for a while. All others still arrive.',
  },
  everybody: {
    title: 'Too many messages are arriving',
    sentence: 'The forms ask visitors to try again later. Earlier messages are in the inbox.',
  },
};
