import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { clockOf, longDay, minutesAt, shortDay, timeInWords } from './clock.ts';
import { MeetingBlock } from './meeting-block.tsx';
import { type DayPlan, hoursShown, plansOf, type Span, united } from './place.ts';
import { Initials } from './people.tsx';
import { type Moving, useMoving } from './use-moving.ts';
import { type ClockTime, peopleIn, type Week, type WeekMeeting } from './week-data.ts';

interface GridProps {
  week: Week;
  mayWork: boolean;
  onOpen: (meeting: WeekMeeting) => void;
  onMove: (meeting: WeekMeeting, to: ClockTime) => void;
  onBook: (time: ClockTime) => void;
}

/** The days of a week beside one another, with their hours. */
export function Grid({ week, mayWork, onOpen, onMove, onBook }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const plans = useMemo(() => plansOf(week), [week]);
  const hours = useMemo(() => hoursShown(plans), [plans]);
  const dateOf = (day: number) => week.days[day]?.date ?? '';
  const { moving, handlersOf, hasDragged } = useMoving({
    grid,
    hours,
    onPut: ({ meeting, day, minutes }) => onMove(meeting, { date: dateOf(day), minutes }),
  });
  const columns = plans.map(({ lanes }) => `minmax(${Math.max(6.5, lanes * 3)}rem, 1fr)`).join(' ');
  const style = { gridTemplateColumns: `3rem ${columns}`, '--hours': (hours.to - hours.from) / 60 } as CSSProperties;
  return (
    <>
      {/* Scrolls sideways where many meet at once. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="week-scroll" role="region" aria-label="Week" tabIndex={0}>
        <div className="week-grid" style={style} ref={grid}>
          <div />
          {plans.map((plan) => (
            <DayHead key={plan.day.date} plan={plan} week={week} />
          ))}
          <Hours hours={hours} />
          {plans.map((plan, index) => (
            <div
              key={plan.day.date}
              role="group"
              aria-label={longDay(plan.day.date)}
              className="week-day"
              data-day={index}
              data-today={plan.day.date === week.today || undefined}
            >
              <Free plan={plan} hours={hours} onBook={mayWork ? onBook : undefined} />
              {moving && <FreeForMoving week={week} plan={plan} hours={hours} moving={moving} />}
              {plan.busy.map((busy) => (
                <div
                  key={`${busy.person} ${busy.from}`}
                  className="week-busy"
                  style={{ ...heightOf(busy, hours), ...widthOf(busy) }}
                >
                  {peopleIn(week, [busy.person]).map((person) => (
                    <span key={person.id}>
                      <Initials person={person} />
                      <VisuallyHidden>{person.name} is </VisuallyHidden>
                    </span>
                  ))}{' '}
                  busy
                  <VisuallyHidden>{` from ${clockOf(busy.from)} to ${clockOf(busy.to)}`}</VisuallyHidden>
                </div>
              ))}
              {plan.meetings.map((placed) => (
                <MeetingBlock
                  key={placed.meeting.id}
                  week={week}
                  placed={placed}
                  style={{ ...heightOf(placed, hours), ...widthOf(placed) }}
                  isMoving={moving?.meeting.id === placed.meeting.id}
                  handlers={
                    mayWork
                      ? handlersOf({ meeting: placed.meeting, day: index, minutes: placed.from, by: 'pointer' })
                      : undefined
                  }
                  onOpen={() => {
                    if (!hasDragged.current) onOpen(placed.meeting);
                  }}
                />
              ))}
              {moving?.day === index && <Ghost moving={moving} hours={hours} />}
              <Now day={plan} week={week} hours={hours} />
            </div>
          ))}
        </div>
      </div>
      <output className="week-live" aria-live="polite">
        {moving?.by === 'keys' && announcement(moving, week, plans)}
      </output>
    </>
  );
}

function announcement({ meeting, day, minutes }: Moving, week: Week, plans: DayPlan[]) {
  const time = timeInWords({ date: week.days[day]?.date ?? '', minutes });
  const plan = plans[day];
  const isFree =
    plan && freeFor(week, plan, meeting).some(({ from, to }) => from <= minutes && minutes + meeting.minutes <= to);
  return `${meeting.name}: ${time}, ${isFree ? 'free' : 'not a free time'}. Enter moves it there, Escape leaves it.`;
}

function DayHead({ plan: { day, away }, week }: { plan: DayPlan; week: Week }) {
  const isToday = day.date === week.today;
  return (
    <div className="week-head" data-today={isToday || undefined}>
      <span aria-hidden>{shortDay(day.date)}</span>
      {isToday && <b>Today</b>}
      {away.map(({ person, ...span }) =>
        peopleIn(week, [person]).map((absent) => (
          <span key={`${person} ${span.from}`} className="week-away">
            <Initials person={absent} /> <bdi>{absent.name}</bdi> away{partOfDay(span)}
          </span>
        )),
      )}
    </div>
  );
}

/** Returns from when to when, unless that is the whole day. */
export function partOfDay({ from, to }: Span): string {
  const [begins, ends] = [from > 0, to < 24 * 60];
  if (begins && ends) return ` ${clockOf(from)}–${clockOf(to)}`;
  if (begins) return ` from ${clockOf(from)}`;
  return ends ? ` until ${clockOf(to)}` : '';
}

function Hours({ hours }: { hours: Span }) {
  const count = (hours.to - hours.from) / 60;
  return (
    <div className="week-hours" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} style={{ top: `calc(${index} * var(--hour))` }}>
          {clockOf(hours.from + index * 60)}
        </span>
      ))}
    </div>
  );
}

interface FreeProps {
  plan: DayPlan;
  hours: Span;
  onBook: ((time: ClockTime) => void) | undefined;
}

/** The hours in which somebody is free. A click books where it is, a key at the beginning. */
function Free({ plan: { day, free }, hours, onBook }: FreeProps) {
  return free.map((span) => {
    const style = heightOf(span, hours);
    const label = `Free on ${longDay(day.date)}, ${clockOf(span.from)} to ${clockOf(span.to)}`;
    if (!onBook)
      return (
        <div key={span.from} className="week-free" style={style}>
          <VisuallyHidden>{label}</VisuallyHidden>
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
          onBook({ date: day.date, minutes: span.from + Math.floor(into / 15) * 15 });
        }}
      />
    );
  });
}

/** Where those who hold a meeting on its way are free. */
function FreeForMoving({ week, plan, hours, moving }: { week: Week; plan: DayPlan; hours: Span; moving: Moving }) {
  return freeFor(week, plan, moving.meeting).map((span) => (
    <div key={span.from} className="week-target" style={heightOf(span, hours)} />
  ));
}

/** Returns when all who hold a meeting are free on a day, or hold that meeting. */
function freeFor(week: Week, { day }: DayPlan, meeting: WeekMeeting): Span[] {
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

/** Where a meeting would be put. */
function Ghost({ moving: { meeting, minutes }, hours }: { moving: Moving; hours: Span }) {
  return (
    <div
      className="week-ghost"
      style={heightOf({ from: minutes, to: minutes + meeting.minutes }, hours)}
      aria-hidden
    >{`${clockOf(minutes)} ${meeting.name}`}</div>
  );
}

/** The line of the present time. */
function Now({ day: { day }, week, hours }: { day: DayPlan; week: Week; hours: Span }) {
  const [now] = useState(() => new Date().toISOString());
  if (day.date !== week.today || now < day.start || now >= day.end) return null;
  const minutes = minutesAt(now, day, week.time_zone);
  if (minutes < hours.from || minutes > hours.to) return null;
  return <div className="week-now" style={{ top: heightOf({ from: minutes, to: minutes }, hours).top }} aria-hidden />;
}

const SHORTEST = 15; // minutes

function heightOf({ from, to }: Span, hours: Span) {
  const height = Math.max(SHORTEST, to - from) / 60;
  return { top: `calc(${(from - hours.from) / 60} * var(--hour))`, height: `calc(${height} * var(--hour))` };
}

function widthOf({ lane, lanes }: { lane: number; lanes: number }) {
  return { left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` };
}
