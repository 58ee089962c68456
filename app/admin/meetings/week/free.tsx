import { clockOf, longDay, minutesAt, STEP } from './clock.ts';
import { type DayPlan, heightOf, type Span, united } from './place.ts';
import type { Moving } from './use-moving.ts';
import type { ClockTime, Week, WeekMeeting } from './week-data.ts';

interface FreeProps {
  plan: DayPlan;
  hours: Span;
  onBook: ((time: ClockTime) => void) | undefined;
}

/** The hours in which somebody is free. A click books where it is, a key at the beginning. */
export function Free({ plan: { day, free }, hours, onBook }: FreeProps) {
  return free.map((span) => {
    const style = heightOf(span, hours);
    const label = `Free on ${longDay(day.date)}, ${clockOf(span.from)} to ${clockOf(span.to)}`;
    if (!onBook)
      return (
        <div key={span.from} className="week-free" style={style}>
          <span className="week-hidden">{label}</span>
        </div>
      );
    return (
      <button
        key={span.from}
        type="button"
        className="week-free"
        style={style}
        aria-label={`${label}. Book a meeting`}
        onClick={({ detail, clientY, currentTarget }) => {
          const { top, height } = currentTarget.getBoundingClientRect();
          const into = detail === 0 ? 0 : ((clientY - top) / height) * (span.to - span.from);
          onBook({ date: day.date, minutes: span.from + Math.floor(into / STEP) * STEP });
        }}
      />
    );
  });
}

/** Where those who hold a meeting on its way are free. */
export function FreeForMoving({
  week,
  plan,
  hours,
  moving,
}: {
  week: Week;
  plan: DayPlan;
  hours: Span;
  moving: Moving;
}) {
  return freeFor(week, plan, moving.meeting).map((span) => (
    <div key={span.from} className="week-target" style={heightOf(span, hours)} />
  ));
}

/** Returns when all who hold a meeting are free on a day, or hold that meeting. */
export function freeFor(week: Week, { day }: DayPlan, meeting: WeekMeeting): Span[] {
  const holders = meeting.hosts.length > 0 ? meeting.hosts : week.people.map(({ id }) => id);
  const present = { start: meeting.starts_at, end: meeting.ends_at };
  const ofEach = holders.map((holder) => {
    const theirs = week.free.filter(({ person }) => person === holder);
    const isPresent = meeting.appointment === 'confirmed' && present.start < day.end && present.end > day.start;
    const stretches = [...theirs, ...(isPresent ? [present] : [])].filter(
      ({ start, end }) => start < day.end && end > day.start,
    );
    return united(
      stretches.map(({ start, end }) => ({
        from: minutesAt(start, day, week.time_zone),
        to: minutesAt(end, day, week.time_zone),
      })),
    );
  });
  const [first = [], ...others] = ofEach;
  return others.reduce((left, spans) => common(left, spans), first);
}

function common(a: Span[], b: Span[]): Span[] {
  return a.flatMap((span) =>
    b
      .map(({ from, to }) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
      .filter(({ from, to }) => from < to),
  );
}
