import { memo } from 'react';
import { clockOf } from './clock.ts';
import { Initials } from './people.tsx';
import { heightOf, type Placed, type Span, widthOf } from './place.ts';
import { hueOf, peopleIn, type Week, type WeekMeeting, withWhom } from './week-data.ts';

/** Minutes that have room for two lines. */
const TALL = 45;

interface MeetingBlockProps {
  week: Week;
  placed: Placed<{ meeting: WeekMeeting }>;
  hours: Span;
  mayMove: boolean;
  isMoving: boolean;
}

/** A meeting in its hours. There may be hundreds, so it is made of plain elements, and stays as it is while another moves. */
export const MeetingBlock = memo(function MeetingBlock(props: MeetingBlockProps) {
  const { week, placed, hours, mayMove, isMoving } = props;
  const { meeting, from, to } = placed;
  const hosts = peopleIn(week, meeting.hosts);
  const [first] = hosts;
  return (
    <button
      type="button"
      className="week-meeting"
      style={{ ...heightOf(placed, hours), ...widthOf(placed) }}
      title={meeting.name}
      aria-describedby={mayMove ? 'week-keys' : undefined}
      aria-pressed={mayMove ? isMoving : undefined}
      data-meeting={meeting.id}
      data-requested={meeting.appointment === 'requested' || undefined}
      data-tall={to - from >= TALL || undefined}
      data-moving={isMoving || undefined}
      data-hue={first && hueOf(first)}
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
      <span className="week-hidden">{detailsOf(week, placed)}</span>
    </button>
  );
});

/** Says what has no room. */
function detailsOf(week: Week, { meeting, to }: Placed<{ meeting: WeekMeeting }>) {
  const whom = withWhom(week, meeting);
  const state = meeting.appointment === 'requested' ? 'for this time' : 'confirmed';
  const parts = [`until ${clockOf(to)}`, meeting.kind ?? meeting.subject, whom && `with ${whom}`];
  return ` ${[state, ...parts].filter(Boolean).join(', ')}`;
}
