import { useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import type { AnyRecord } from '../records.ts';

export type Step = (event: MouseEvent) => void;

/** The record that was moved last, where it is by now, and where the pointer was. */
interface Held {
  record: AnyRecord;
  place: number;
  by: number;
  x: number;
  y: number;
}

const STILL = 16; // px, half of a button

interface AccountsDependencies {
  total: number;
  /** Returns whether the record has moved. */
  move: (record: AnyRecord, place: number) => Promise<boolean>;
}

/**
 * Moves records a place at a time. The row that was moved slips from under the pointer, and another one comes there:
 * while the pointer stays, every further click still moves the same record. Steps are taken one after the other.
 */
export function useSteps({ total, move }: AccountsDependencies) {
  const last = useRef<Held | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const pending = useRef(0);
  const [held, setHeld] = useState<number | null>(null);

  useWindowEvent('pointermove', letGoUnlessStill);
  // A finger moves nothing on its way from one place to another.
  useWindowEvent('pointerdown', letGoUnlessStill);
  useWindowEvent('pointercancel', letGo);
  useWindowEvent('wheel', letGo);

  function letGoUnlessStill(event: PointerEvent) {
    if (last.current && !isStill(last.current, event)) letGo();
  }

  function letGo() {
    last.current = null;
    setHeld(null);
  }

  function take(step: Held) {
    const place = step.place + step.by;
    if (place < 1 || place > total) return;
    last.current = { ...step, place };
    setHeld(step.record.id);
    queue.current = moveAfter(queue.current, step.record, place);
  }

  async function moveAfter(others: Promise<void>, record: AnyRecord, place: number) {
    pending.current += 1;
    await others;
    const hasMoved = await move(record, place);
    pending.current -= 1;
    if (!hasMoved) letGo();
  }

  return {
    /** The id of the record that further clicks move. */
    held,
    by:
      (by: 1 | -1, record: AnyRecord, shown: number): Step =>
      ({ clientX: x, clientY: y }) => {
        const isOnItsWay = pending.current > 0 && last.current?.record.id === record.id;
        const place = isOnItsWay ? (last.current?.place ?? shown) : shown;
        take({ record, place, by, x, y });
      },
    onClickCapture: (event: MouseEvent) => {
      // Keys click too, on what has the focus, wherever the pointer is.
      if (event.detail === 0 || !last.current || !isStill(last.current, event)) return;
      event.stopPropagation();
      event.preventDefault();
      take(last.current);
    },
  };
}

function isStill(at: { x: number; y: number }, { clientX, clientY }: { clientX: number; clientY: number }) {
  return Math.abs(at.x - clientX) < STILL && Math.abs(at.y - clientY) < STILL;
}
