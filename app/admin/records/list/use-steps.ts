import { useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import type { AnyRecord } from '../../../../content/model/record.ts';

export type Step = (event: MouseEvent) => void;

/** The last move of a record: its new position, the direction, and where the pointer was. */
interface Move {
  record: AnyRecord;
  position: number;
  by: number;
  x: number;
  y: number;
}

const TOLERANCE = 16; // px, half a button

interface StepOptions {
  total: number;
  /** Returns whether the record has moved. */
  move: (record: AnyRecord, position: number) => Promise<boolean>;
}

/**
 * Moves records one position at a time. A move puts another row under the pointer: while the pointer stays, further clicks
 * still move the same record. Moves are made one after the other.
 */
export function useSteps({ total, move }: StepOptions) {
  const last = useRef<Move | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const pending = useRef(0);
  const [moving, setMoving] = useState<number | null>(null);

  useWindowEvent('pointermove', endUnlessNear);
  // A finger does not fire pointermove between two touches.
  useWindowEvent('pointerdown', endUnlessNear);
  useWindowEvent('pointercancel', end);
  useWindowEvent('wheel', end);

  function endUnlessNear(event: PointerEvent) {
    if (last.current && !isNear(last.current, event)) end();
  }

  function end() {
    last.current = null;
    setMoving(null);
  }

  function step(from: Move) {
    const position = from.position + from.by;
    if (position < 1 || position > total) return;
    last.current = { ...from, position };
    setMoving(from.record.id);
    queue.current = moveAfter(queue.current, from.record, position);
  }

  async function moveAfter(others: Promise<void>, record: AnyRecord, position: number) {
    pending.current += 1;
    await others;
    const hasMoved = await move(record, position);
    pending.current -= 1;
    if (!hasMoved) end();
  }

  return {
    /** The id of the record that further clicks move. */
    moving,
    by:
      (by: 1 | -1, record: AnyRecord, shownAt: number): Step =>
      ({ clientX: x, clientY: y }) => {
        const isPending = pending.current > 0 && last.current?.record.id === record.id;
        const position = isPending ? (last.current?.position ?? shownAt) : shownAt;
        step({ record, position, by, x, y });
      },
    onClickCapture: (event: MouseEvent) => {
      // A key clicks the focused button, wherever the pointer is.
      if (event.detail === 0 || !last.current || !isNear(last.current, event)) return;
      event.stopPropagation();
      event.preventDefault();
      step(last.current);
    },
  };
}

function isNear(from: { x: number; y: number }, { clientX, clientY }: { clientX: number; clientY: number }) {
  return Math.abs(from.x - clientX) < TOLERANCE && Math.abs(from.y - clientY) < TOLERANCE;
}
