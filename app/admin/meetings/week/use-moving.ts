import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { STEP } from './clock.ts';
import type { Span } from './place.ts';
import type { WeekMeeting } from './week-data.ts';

/** A meeting on its way, to a day of the week by its number. */
export interface Moving {
  meeting: WeekMeeting;
  day: number;
  /** Since midnight. */
  minutes: number;
  by: 'pointer' | 'keys';
}

const FAR_ENOUGH = 5; // px, until a press is a drag
const LAST = 24 * 60;

interface MovingProps {
  /** Has the days as its `[data-day]`. */
  grid: RefObject<HTMLElement | null>;
  hours: Span;
  /** Returns a meeting by its id, and where it is on a day. */
  findPlaced: (id: number, day: number) => Omit<Moving, 'by'> | undefined;
  /** Called when a meeting was put somewhere else. */
  onPut: (moving: Moving) => void;
}

/** Moves meetings by dragging them, or by keys: Enter takes one and puts it down, arrows move it, Escape leaves it where it was. */
export function useMoving({ grid, hours, findPlaced, onPut }: MovingProps) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const pressed = useRef<{ from: Moving; x: number; y: number; isDrag: boolean } | null>(null);
  /** The click that ends a drag opens nothing. */
  const hasDragged = useRef(false);

  function leave() {
    pressed.current = null;
    setMoving(null);
  }

  function put(target: Moving, from: Moving) {
    leave();
    if (target.day !== from.day || target.minutes !== from.minutes) onPut(target);
  }

  useEffect(() => {
    if (moving?.by !== 'pointer') return;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      pressed.current = null;
      setMoving(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [moving?.by]);

  /** Returns where a meeting is that was pressed and pulled to a point. */
  function under({ from, x, y }: { from: Moving; x: number; y: number }, event: PointerEvent): Moving {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    const rects = columns.map((column) => column.getBoundingClientRect());
    const origin = rects[from.day];
    if (!origin) return from;
    const center = event.clientX;
    const over = rects.findIndex(({ left, right }) => center >= left && center < right);
    const perMinute = origin.height / (hours.to - hours.from);
    const minutes = from.minutes + (event.clientY - y) / perMinute;
    const day = over === -1 ? (event.clientX < x ? 0 : rects.length - 1) : over;
    return { ...from, day, minutes: within(Math.round(minutes / STEP) * STEP, from.meeting) };
  }

  /** Returns where the meeting is whose block an event comes from; null where it comes from elsewhere. */
  function placeOf({ target }: { target: EventTarget }): Moving | null {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-meeting]');
    const placed = element ? findPlaced(Number(element.dataset['meeting']), dayOf(element)) : undefined;
    return placed ? { ...placed, by: 'pointer' } : null;
  }

  /** What the grid handles for all blocks, so that these stay as they are while one moves. */
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      const from = placeOf(event);
      // A finger scrolls.
      if (!from || event.button !== 0 || event.pointerType === 'touch') return;
      // A quick hand leaves the block before it is seen to move.
      (event.target as Element).closest('[data-meeting]')?.setPointerCapture(event.pointerId);
      pressed.current = { from, x: event.clientX, y: event.clientY, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const press = pressed.current;
      if (!press) return;
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (!press.isDrag && distance < FAR_ENOUGH) return;
      press.isDrag = true;
      hasDragged.current = true;
      const target = under(press, event);
      // Most movements are shorter than a step.
      setMoving((before) => (before?.day === target.day && before.minutes === target.minutes ? before : target));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const press = pressed.current;
      if (press?.isDrag) put(under(press, event), press.from);
      else if (press) leave();
    },
    onPointerCancel: leave,
    onBlur: () => {
      if (moving?.by === 'keys') leave();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = placeOf(event);
      if (!from) return;
      const taken = moving?.by === 'keys' ? moving : null;
      const target = taken && moved(taken, event.key);
      if (event.key === 'Enter') {
        if (taken) put(taken, from);
        else setMoving({ ...from, by: 'keys' });
      } else if (event.key === 'Escape' && taken) leave();
      else if (target) setMoving(target);
      else return;
      event.preventDefault();
    },
  };

  return { moving, handlers, placeOf, hasDragged };
}

function dayOf(element: HTMLElement) {
  return Number(element.closest<HTMLElement>('[data-day]')?.dataset['day']);
}

function moved(moving: Moving, key: string): Moving | null {
  const { day, minutes, meeting } = moving;
  if (key === 'ArrowUp') return { ...moving, minutes: within(minutes - STEP, meeting) };
  if (key === 'ArrowDown') return { ...moving, minutes: within(minutes + STEP, meeting) };
  if (key === 'ArrowLeft') return { ...moving, day: Math.max(0, day - 1) };
  if (key === 'ArrowRight') return { ...moving, day: Math.min(6, day + 1) };
  return null;
}

/** Keeps a meeting on its day. */
function within(minutes: number, meeting: WeekMeeting) {
  return Math.max(0, Math.min(LAST - meeting.minutes, minutes));
}
