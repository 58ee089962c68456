import { type CSSProperties, type MouseEvent, useMemo, useRef, useState } from 'react';
import { clockOf, longDay, minutesAt, shortDay, timeInWords } from './clock.ts';
import { Free, FreeForMoving, freeFor } from './free.tsx';
import { MeetingBlock } from './meeting-block.tsx';
import { type DayPlan, heightOf, hoursShown, plansOf, type Span, widthOf } from './place.ts';
import { Initials } from './people.tsx';
import { type Moving, useMoving } from './use-moving.ts';
import { type ClockTime, peopleIn, type Week, type WeekMeeting } from './week-data.ts';

/** In rem. */
const NARROWEST = 6.5;
const NARROWEST_LANE = 5;

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
  const { moving, handlers, placeOf, hasDragged } = useMoving({
    grid,
    hours,
    findPlaced: (id, day) => {
      const placed = plans[day]?.meetings.find(({ meeting }) => meeting.id === id);
      return placed && { meeting: placed.meeting, day, minutes: placed.from };
    },
    onPut: ({ meeting, day, minutes }) => onMove(meeting, { date: dateOf(day), minutes }),
  });

  function open(event: MouseEvent<HTMLElement>) {
    const pressed = placeOf(event);
    if (pressed && !hasDragged.current) onOpen(pressed.meeting);
  }

  const columns = plans.map(({ lanes }) => `minmax(${Math.max(NARROWEST, lanes * NARROWEST_LANE)}rem, 1fr)`).join(' ');
  const style = { gridTemplateColumns: `3rem ${columns}`, '--hours': (hours.to - hours.from) / 60 } as CSSProperties;
  return (
    <>
      {/* Scrolls sideways where many meet at once. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="week-scroll" aria-label="Week" tabIndex={0}>
        {/* Handles events that bubble up from its meetings. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="week-grid" style={style} ref={grid} onClick={open} {...(mayWork && handlers)}>
          <div />
          {plans.map((plan) => (
            <DayHead key={plan.day.date} plan={plan} week={week} />
          ))}
          <Hours hours={hours} />
          {plans.map((plan, index) => (
            <section
              key={plan.day.date}
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
                      <span className="week-hidden">{person.name} is </span>
                    </span>
                  ))}{' '}
                  busy
                  <span className="week-hidden">{` from ${clockOf(busy.from)} to ${clockOf(busy.to)}`}</span>
                </div>
              ))}
              {plan.meetings.map((placed) => (
                <MeetingBlock
                  key={placed.meeting.id}
                  week={week}
                  placed={placed}
                  hours={hours}
                  mayMove={mayWork}
                  isMoving={moving?.meeting.id === placed.meeting.id}
                />
              ))}
              {moving?.day === index && <Ghost moving={moving} hours={hours} />}
              <Now day={plan} week={week} hours={hours} />
            </section>
          ))}
        </div>
      </section>
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
