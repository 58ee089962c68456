import { Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useState } from 'react';
import { type AnyInboxKind, inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import type { ReceivedPerWeek } from '../../../server/leads/inbox/inbox.ts';
import { screenOf } from '../inbox/inbox-item.ts';

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
      <Text className="figure-count">
        <strong>{recent.toLocaleString('en')}</strong> {name}
      </Text>
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

/** What the spam filter set aside in the last seven days, with links to it. */
export function SetAside({ counts }: { counts: Record<InboxPlural, number> }) {
  const kinds = inboxKinds.filter(({ plural }) => counts[plural] > 0);
  if (kinds.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {'Set aside as spam in the last seven days: '}
      {kinds.map((kind, index) => (
        <span key={kind.name}>
          {index > 0 && ', '}
          <Link to={`${screenOf(kind)}?status=spam`}>
            {`${counts[kind.plural]} ${counts[kind.plural] === 1 ? kind.noun.one : kind.noun.many}`}
          </Link>
        </span>
      ))}
    </Text>
  );
}

const BAR = 20;
const GAP = 6;
const HEIGHT = 56;
const WEEK = 7 * 24 * 60 * 60 * 1000; // ms

interface WeeksChartProps {
  /** The latest last. */
  weeks: number[];
  /** How many of them make up the latest period. */
  recent: number;
  /** What is counted, such as messages. */
  name: string;
}

/** Bars for the counts of weeks, with the same numbers in a table. */
function WeeksChart({ weeks, recent, name }: WeeksChartProps) {
  const [now] = useState(Date.now);
  const most = Math.max(...weeks);
  const startOf = (week: number) =>
    new Date(now - (weeks.length - week) * WEEK).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  return (
    <>
      <svg
        className="weeks"
        viewBox={`0 0 ${weeks.length * (BAR + GAP) - GAP} ${HEIGHT}`}
        width={weeks.length * (BAR + GAP) - GAP}
        height={HEIGHT}
        aria-hidden
      >
        {weeks.map((count, week) => {
          const height = Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- Weeks have no other identity.
              key={week}
              x={week * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
              data-recent={week >= weeks.length - recent || undefined}
            />
          );
        })}
      </svg>
      <details className="weeks-table">
        <summary>Week by week</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Seven days from</th>
              <th scope="col">Number of {name}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((count, week) => (
              <tr key={startOf(week)}>
                <td>{startOf(week)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
