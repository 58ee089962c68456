import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Schedule } from '../../../server/content/schedules/schedule-rows.ts';
import { ScheduleLine } from '../records/schedules/schedule-line.tsx';
import { formOfScheduled, typeOf } from '../records/schedules/schedules.ts';
import { FirstFew } from './first-few.tsx';

/** What was refused, and what is published and hidden next. */
export function Scheduled({ schedules }: { schedules: Schedule[] }) {
  if (schedules.length === 0) return null;
  const inOrder = schedules.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <Stack component="section" aria-labelledby="scheduled">
      <Title order={2} size="h3" id="scheduled">
        Scheduled
      </Title>
      <FirstFew>
        {inOrder.map((schedule) => (
          <Paper key={schedule.id} withBorder p="md">
            <Text>
              <Anchor component={Link} to={formOfScheduled(schedule)}>
                {schedule.title}
              </Anchor>{' '}
              <Text span c="dimmed" size="sm">
                {typeOf(schedule).label.one}
              </Text>
            </Text>
            <ScheduleLine schedule={schedule} />
          </Paper>
        ))}
      </FirstFew>
    </Stack>
  );
}
