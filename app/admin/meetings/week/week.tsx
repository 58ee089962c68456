import { Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { meeting as meetingKind } from '../../../../content/inbox/meeting.ts';
import { teamMember } from '../../../../content/types/team-member.ts';
import { zoneName } from '../../records/schedules/zoned-time.ts';
import { screenOf } from '../../inbox/inbox-item.ts';
import { useListQuery } from '../../lists/use-list-query.ts';
import { BackTo } from '../../parts/back-link.tsx';
import { load } from '../../parts/api.ts';
import { ScreenHeading } from '../../parts/screen.tsx';
import { useMay } from '../../parts/signed-in.ts';
import type { Route } from './+types/week.ts';
import { Agenda } from './agenda.tsx';
import { longDay } from './clock.ts';
import { Grid } from './grid.tsx';
import { Legend } from './people.tsx';
import type { ClockTime, Week, WeekMeeting } from './week-data.ts';
import './week.css';

const BookDialog = lazy(() => import('./book-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const MeetingDialog = lazy(() => import('./meeting-dialog.tsx'));

export { ErrorBoundary } from '../../shell/screen-failure.tsx';

const NARROW = '(max-width: 47.99em)';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams(
    ['week', 'day', 'person'].flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const [week, team] = await Promise.all([
    load<{ data: Week }>(`/${meetingKind.path}/week?${query}`),
    load<{ data: { name: string; image: string | null }[] }>(`/${teamMember.path}`),
  ]);
  const faces = new Map(team.data.flatMap(({ name, image }) => (image ? [[name, image] as const] : [])));
  return { week: week.data, day: query.get('day'), faces };
}

/** What is open over the week. */
type Open =
  | { dialog: 'meeting'; meeting: WeekMeeting }
  | { dialog: 'move'; meeting: WeekMeeting; to: ClockTime | null }
  | { dialog: 'book'; time: ClockTime | null };

/** Who is booked when, free and away. */
export default function WeekScreen({ loaderData: { week, day, faces } }: Route.ComponentProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const mayWork = useMay('work on leads');
  const [open, setOpen] = useState<Open | null>(null);
  const { query, want } = useListQuery();
  const close = () => setOpen(null);
  const actions = {
    week,
    mayWork,
    onBook: (time: ClockTime) => setOpen({ dialog: 'book', time }),
    onMove: (meeting: WeekMeeting, to: ClockTime | null) => setOpen({ dialog: 'move', meeting, to }),
  };
  return (
    <Stack gap="md">
      <BackTo to={screenOf(meetingKind)}>{meetingKind.label.many}</BackTo>
      <ScreenHeading title={isNarrow ? 'Day' : titleOf(week)}>
        {mayWork && <Button onClick={() => setOpen({ dialog: 'book', time: null })}>Book a meeting</Button>}
      </ScreenHeading>
      <Group align="end" justify="space-between" gap="sm">
        {!isNarrow && <OtherWeeks week={week} />}
        <NativeSelect
          label="Person"
          data={[
            { value: '', label: 'Everybody' },
            ...week.people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={query.get('person') ?? ''}
          onChange={({ currentTarget }) => want('person', currentTarget.value)}
        />
      </Group>
      {isNarrow ? (
        <Agenda {...actions} wanted={day} />
      ) : (
        <Grid {...actions} onOpen={(meeting) => setOpen({ dialog: 'meeting', meeting })} />
      )}
      <Legend people={week.people} faces={faces} />
      <Text size="sm" c="dimmed" id="week-keys">
        {mayWork && !isNarrow && 'Drag a meeting, or press Enter on it and move it with the arrow keys. '}
        {`All times are those of ${zoneName(week.time_zone)}.`}
      </Text>
      <Suspense>
        {open?.dialog === 'meeting' && <MeetingDialog {...open} {...actions} onClose={close} />}
        {open?.dialog === 'move' && <MoveDialog {...open} week={week} onClose={close} />}
        {open?.dialog === 'book' && <BookDialog {...open} week={week} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function titleOf({ days }: Week) {
  return `Week of ${longDay(days[0]?.date ?? '')}`;
}

/** Links to the weeks before and after. They keep whose week it is. */
function OtherWeeks({ week }: { week: Week }) {
  const { query } = useListQuery();
  const addressOf = (name: string | null) => {
    const person = query.get('person');
    return `?${new URLSearchParams({ ...(name && { week: name }), ...(person && { person }) })}`;
  };
  return (
    <Group component="nav" aria-label="Other weeks" gap="md">
      <Anchor component={Link} to={addressOf(week.previous)}>
        Previous week
      </Anchor>
      <Anchor component={Link} to={addressOf(null)}>
        This week
      </Anchor>
      <Anchor component={Link} to={addressOf(week.next)}>
        Next week
      </Anchor>
    </Group>
  );
}
