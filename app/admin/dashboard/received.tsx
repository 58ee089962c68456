import { Group, Stack, Text, Title } from '@mantine/core';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ReceivedPerWeek } from '../../../server/leads/inbox/received.ts';
import { WeeksChart } from './weeks-chart.tsx';

const PERIOD = 4; // weeks

/** What visitors sent in the last four weeks, against the four before. */
export function Received({ received }: { received: ReceivedPerWeek }) {
  const kinds = inboxKinds.filter(({ plural }) => received[plural].length >= PERIOD && sum(received[plural]) > 0);
  if (kinds.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="received" gap="sm">
      <div>
        <Title order={2} size="h3" id="received">
          New enquiries
        </Title>
        <Text size="sm" c="dimmed">
          The last four weeks
        </Text>
      </div>
      <Group gap="xl" align="start">
        {kinds.map((kind) => (
          <Figure key={kind.name} kind={kind} weeks={received[kind.plural]} />
        ))}
      </Group>
    </Stack>
  );
}

function Figure({ kind, weeks }: { kind: AnyInboxKind; weeks: number[] }) {
  const recent = sum(weeks.slice(-PERIOD));
  const isComparable = weeks.length >= 2 * PERIOD;
  const name = recent === 1 ? kind.noun.one : kind.noun.many;
  return (
    <div>
      <p className="figure-count">
        <strong>{recent.toLocaleString('en')}</strong> {name}
      </p>
      {isComparable && (
        <Text size="sm" c="dimmed">
          {`${sum(weeks.slice(0, PERIOD)) || 'None'} in the four weeks before`}
        </Text>
      )}
      <WeeksChart weeks={weeks} recent={PERIOD} name={kind.noun.many} />
    </div>
  );
}

function sum(counts: number[]) {
  return counts.reduce((total, count) => total + count, 0);
}
