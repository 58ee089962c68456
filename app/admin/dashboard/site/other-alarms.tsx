import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ListedAlarm } from '../../../../server/alarms/alarms.ts';
import { Ago } from '../../parts/ago.tsx';
import { useAction } from '../../parts/use-action.ts';

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
