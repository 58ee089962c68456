import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router';
import { dayAfter } from '../../../../content/days.ts';
import { meeting as meetingKind } from '../../../../content/inbox/meeting.ts';
import { screenOf } from '../../inbox/inbox-item.ts';
import { useListQuery } from '../../lists/use-list-query.ts';
import { clockOf, longDay } from './clock.ts';
import { partOfDay } from './grid.tsx';
import { Initials } from './people.tsx';
import { type DayPlan, planOf } from './place.ts';
import { type ClockTime, peopleIn, type Week, type WeekMeeting } from './week-data.ts';

interface AgendaProps {
  week: Week;
  /** The day in the address, if there is one. */
  wanted: string | null;
  mayWork: boolean;
  onMove: (meeting: WeekMeeting, to: null) => void;
  onBook: (time: ClockTime) => void;
}

/** One day as a list: what a phone has room for. */
export function Agenda({ week, wanted, mayWork, onMove, onBook }: AgendaProps) {
  const { wantAll } = useListQuery();
  const dayOn = (date: string | null) => week.days.find((day) => day.date === date);
  const day = dayOn(wanted) ?? dayOn(week.today) ?? week.days[0];
  const date = day?.date ?? week.today;
  const open = (day: string) => wantAll({ day, week: null });
  return (
    <Stack gap="sm">
      <Group gap="xs" align="end">
        <Button
          variant="default"
          flex="none"
          px="sm"
          aria-label="Previous day"
          onClick={() => open(dayAfter(date, -1))}
        >
          ‹
        </Button>
        <TextInput
          type="date"
          label="Day"
          flex={1}
          miw={130}
          value={date}
          onChange={({ currentTarget }) => {
            if (currentTarget.value) open(currentTarget.value);
          }}
        />
        <Button variant="default" flex="none" px="sm" aria-label="Next day" onClick={() => open(dayAfter(date, 1))}>
          ›
        </Button>
        <Button variant="default" flex="none" px="sm" onClick={() => open(week.today)}>
          Today
        </Button>
      </Group>
      <Title order={2} size="h4">
        {longDay(date)}
        {date === week.today && ' · Today'}
      </Title>
      {day && <Entries plan={planOf(week, day)} week={week} {...(mayWork && { onMove, onBook })} />}
    </Stack>
  );
}

interface EntriesProps {
  plan: DayPlan;
  week: Week;
  onMove?: AgendaProps['onMove'];
  onBook?: AgendaProps['onBook'];
}

function Entries({ plan, week, onMove, onBook }: EntriesProps) {
  const { day, meetings, busy, free, away } = plan;
  const entries = [
    ...meetings.map((entry) => ({ ...entry, kind: 'meeting' as const })),
    ...busy.map((entry) => ({ ...entry, kind: 'busy' as const })),
    ...free.map((entry) => ({ ...entry, kind: 'free' as const })),
  ].toSorted((a, b) => a.from - b.from);
  if (entries.length + away.length === 0) return <Text c="dimmed">Nothing on this day.</Text>;
  return (
    <ul className="week-agenda unmarked">
      {away.map(({ person, ...span }) => (
        <li key={`away ${person} ${span.from}`}>
          <Names week={week} ids={[person]} /> away{partOfDay(span)}
        </li>
      ))}
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.from} ${entry.kind === 'meeting' ? entry.meeting.id : ''}`}>
          <Group justify="space-between" wrap="nowrap" align="start" gap="sm">
            <div>
              <Text fw={600} size="sm">{`${clockOf(entry.from)}–${clockOf(entry.to)}`}</Text>
              {entry.kind === 'meeting' && <MeetingLines week={week} meeting={entry.meeting} />}
              {entry.kind === 'busy' && (
                <Text size="sm">
                  <Names week={week} ids={[entry.person]} /> busy
                </Text>
              )}
              {entry.kind === 'free' && <Text size="sm">Free</Text>}
            </div>
            {entry.kind === 'meeting' && onMove && (
              <Button variant="default" flex="none" onClick={() => onMove(entry.meeting, null)}>
                Move to…
              </Button>
            )}
            {entry.kind === 'free' && onBook && (
              <Button
                variant="default"
                flex="none"
                aria-label={`Book at ${clockOf(entry.from)}`}
                onClick={() => onBook({ date: day.date, minutes: entry.from })}
              >
                Book
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}

function MeetingLines({ week, meeting }: { week: Week; meeting: WeekMeeting }) {
  return (
    <>
      <Anchor component={Link} to={`${screenOf(meetingKind)}/${meeting.id}`} dir="auto">
        {meeting.name}
      </Anchor>
      {meeting.appointment === 'requested' && <Text size="sm">Asks for this time</Text>}
      <Text size="sm" dir="auto">
        {meeting.kind ?? meeting.subject}
      </Text>
      <Text size="sm">
        <Names week={week} ids={meeting.hosts} />
      </Text>
    </>
  );
}

function Names({ week, ids }: { week: Week; ids: readonly number[] }) {
  return peopleIn(week, ids).map((person) => (
    <span key={person.id}>
      <Initials person={person} /> <bdi>{person.name}</bdi>{' '}
    </span>
  ));
}
