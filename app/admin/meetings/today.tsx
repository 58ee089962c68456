import { Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayIn } from '../../../content/days.ts';
import { meeting as meetingKind } from '../../../content/inbox/meeting.ts';
import { useAgency } from '../../ui/agency.tsx';
import { type InboxItem, screenOf, valueOf } from '../inbox/inbox-item.ts';

/** Those of the coming meetings that are today, the next first; nothing where none is. */
export function MeetingsToday({ meetings }: { meetings: InboxItem[] }) {
  const { timeZone } = useAgency();
  const [now] = useState(() => new Date());
  const today = meetings.filter(
    (item) => dayIn(timeZone, new Date(valueOf(item, 'starts_at'))) === dayIn(timeZone, now),
  );
  if (today.length === 0) return null;
  return (
    <Paper withBorder p="sm" component="section" aria-labelledby="meetings-today">
      <Group gap="md" align="baseline">
        <Title order={2} size="h5" id="meetings-today">
          Today
        </Title>
        <Group component="ul" className="unmarked" gap="md">
          {today.map((item) => (
            <li key={item.id}>
              <Text span fw={600} size="sm">
                {new Date(valueOf(item, 'starts_at')).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone })}
              </Text>{' '}
              <Link to={`${screenOf(meetingKind)}/${item.id}`} dir="auto">
                {item.name}
              </Link>
            </li>
          ))}
        </Group>
      </Group>
    </Paper>
  );
}
