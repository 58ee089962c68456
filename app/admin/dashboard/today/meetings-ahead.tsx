import { useState } from 'react';
import { Link } from 'react-router';
import { meeting } from '../../../../content/inbox/meeting.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { type InboxItem, screenOf, valueOf } from '../../inbox/inbox-item.ts';
import { Entry, TodayGroup } from './group.tsx';

const DAY = 24 * 60 * 60 * 1000; // ms

/** The meetings of today and tomorrow, in the time zone of the agency. */
export function MeetingsAhead({ meetings }: { meetings: InboxItem[] }) {
  return (
    <TodayGroup title="Meetings">
      {meetings.map((item) => (
        <Entry key={item.id} detail={valueOf(item, meeting.text)}>
          <Time time={valueOf(item, 'starts_at')} /> <Link to={`${screenOf(meeting)}/${item.id}`}>{item.name}</Link>
        </Entry>
      ))}
    </TodayGroup>
  );
}

/** Returns which of the meetings are today or tomorrow. */
export function useMeetingsAhead(meetings: InboxItem[]): InboxItem[] {
  const nameOf = useDayNames();
  return meetings.filter((item) => nameOf(valueOf(item, 'starts_at')));
}

function Time({ time }: { time: string }) {
  const { timeZone } = useAgency();
  const nameOf = useDayNames();
  const clock = new Date(time).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  return (
    <time dateTime={time} title={timeZone}>
      {`${nameOf(time)} ${clock}`}
    </time>
  );
}

function useDayNames() {
  const { timeZone } = useAgency();
  const [now] = useState(Date.now);
  const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { timeZone });
  const names = new Map([
    [dayOf(new Date(now + DAY)), 'Tomorrow'],
    [dayOf(new Date(now)), 'Today'],
  ]);
  return (time: string) => names.get(dayOf(new Date(time)));
}
