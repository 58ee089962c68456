import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { clockOf } from './clock.ts';
import { Initials } from './people.tsx';
import type { Placed } from './place.ts';
import type { useMoving } from './use-moving.ts';
import { hueOf, peopleIn, type Week, type WeekMeeting, withWhom } from './week-data.ts';

/** Minutes that have room for two lines. */
const TALL = 45;

interface MeetingBlockProps {
  week: Week;
  placed: Placed<{ meeting: WeekMeeting }>;
  style: CSSProperties;
  isMoving: boolean;
  handlers: ReturnType<ReturnType<typeof useMoving>['handlersOf']> | undefined;
  onOpen: () => void;
}

/** A meeting in its hours. */
export function MeetingBlock({ week, placed, style, isMoving, handlers, onOpen }: MeetingBlockProps) {
  const { meeting, from, to } = placed;
  const hosts = peopleIn(week, meeting.hosts);
  const [first] = hosts;
  return (
    <button
      type="button"
      className="week-meeting"
      style={style}
      title={meeting.name}
      aria-describedby={handlers && 'week-keys'}
      aria-pressed={handlers && isMoving}
      data-requested={meeting.appointment === 'requested' || undefined}
      data-tall={to - from >= TALL || undefined}
      data-moving={isMoving || undefined}
      data-hue={first && hueOf(first)}
      {...handlers}
      onClick={onOpen}
    >
      {hosts.map((host) => (
        <Initials key={host.id} person={host} />
      ))}{' '}
      <span className="week-time">
        {clockOf(from)}
        {to - from >= TALL && `–${clockOf(to)}`}
      </span>{' '}
      <bdi>{meeting.name}</bdi>
      {meeting.appointment === 'requested' && ' asks'}
      <VisuallyHidden>{detailsOf(week, placed)}</VisuallyHidden>
    </button>
  );
}

/** Says what has no room. */
function detailsOf(week: Week, { meeting, to }: Placed<{ meeting: WeekMeeting }>) {
  const whom = withWhom(week, meeting);
  const state = meeting.appointment === 'requested' ? 'for this time' : 'confirmed';
  const parts = [`until ${clockOf(to)}`, meeting.kind ?? meeting.subject, whom && `with ${whom}`];
  return ` ${[state, ...parts].filter(Boolean).join(', ')}`;
}
