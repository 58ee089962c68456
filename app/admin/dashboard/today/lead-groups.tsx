import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldNames, viewToAnswer } from '../../../../content/inbox/inbox-kind.ts';
import { meeting } from '../../../../content/inbox/meeting.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { type InboxItem, screenOf, valueOf } from '../../inbox/inbox-item.ts';
import { dayInWords } from '../../inbox/in-words.ts';
import { Moment } from '../../inbox/moment.tsx';
import { Ago } from '../../parts/ago.tsx';
import { Entry, TodayGroup } from './group.tsx';
import { type FirstItems, QUERY_TO_FOLLOW_UP, queryToAnswer } from './leads.ts';

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

/** The items of a kind that need a reply: the nearest in time, or the newest first. */
export function ItemsToAnswer({ unanswered: { kind, items, total } }: { unanswered: FirstItems }) {
  const [moment] = fieldNames(kind, 'moment');
  const { label, noun } = kind;
  const [title, name] = viewToAnswer(kind)
    ? [`${label.many} to answer`, noun.many]
    : [`New ${noun.many}`, `new ${noun.many}`];
  const all = total > items.length && (
    <AllItems to={`${screenOf(kind)}?${queryToAnswer(kind)}`}>{`All ${total} ${name}`}</AllItems>
  );
  return (
    <TodayGroup title={title} more={all}>
      {items.map((item) => (
        <Entry key={item.id} when={<Ago time={item.created_at} />} detail={valueOf(item, kind.text)}>
          <Link to={`${screenOf(kind)}/${item.id}`}>{item.name}</Link>
          {moment && ' asks for '}
          {moment && <Moment time={valueOf(item, moment)} />}
        </Entry>
      ))}
    </TodayGroup>
  );
}

/** The items of a kind that somebody wanted to come back to by today. */
export function ItemsToFollowUp({ due: { kind, items, total } }: { due: FirstItems }) {
  const { label, noun } = kind;
  const all = total > items.length && (
    <AllItems to={`${screenOf(kind)}?${QUERY_TO_FOLLOW_UP}`}>{`All ${total} ${noun.many} to follow up`}</AllItems>
  );
  return (
    <TodayGroup title={`${label.many} to follow up`} more={all}>
      {items.map((item) => (
        <Entry key={item.id} when={dayInWords(item.follow_up ?? '')} detail={item.notes}>
          <Link to={`${screenOf(kind)}/${item.id}`}>{item.name}</Link>
        </Entry>
      ))}
    </TodayGroup>
  );
}

function AllItems({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm" display="inline-block" mt="0.6rem">
      {children}
    </Anchor>
  );
}
