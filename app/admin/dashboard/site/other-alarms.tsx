import { Alert, Text } from '@mantine/core';
import type { ListedAlarm } from '../../../../server/alarms/alarms.ts';
import { Ago } from '../../parts/ago.tsx';

/** Their own alerts say more about these. */
const shownElsewhere = new Set<ListedAlarm['name']>(['backup', 'mail']);

/** Shows what else is wrong with the site. */
export function OtherAlarms({ alarms }: { alarms: ListedAlarm[] }) {
  return alarms
    .filter(({ name }) => !shownElsewhere.has(name))
    .map(({ name, title, sentence, raised_at }) => (
      <Alert key={name + sentence} color="red" title={title}>
        <Text>{sentence}</Text>
        <Text size="sm">
          Since <Ago time={raised_at} />
        </Text>
      </Alert>
    ));
}
