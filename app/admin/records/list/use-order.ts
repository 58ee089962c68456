import { type DragEvent, type MouseEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWindowEvent } from '@mantine/hooks';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';

/** The props and handlers that move a row by dragging or one position at a time. */
export interface RowOrder {
  row: object;
  isFirst: boolean;
  isLast: boolean;
  up: Step;
  down: Step;
}

/** The position of the first visible record, from 1, and the number of all records. */
export interface Positions {
  first: number;
  total: number;
}

/** Moves the records of an ordered list. `announcement` is for screen readers. */
export function useOrder(type: ContentType, { first, total }: Positions) {
  const { revalidate } = useRevalidator();
  const [dragged, setDragged] = useState<AnyRecord | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const steps = useSteps({ total, move });

  async function move(record: AnyRecord, position: number) {
    const answer = await callApi<{ message: string }>('POST', `${pathOf(type, record)}/move`, { position });
    showResultToast(answer, type.screens.toasts);
    if (answer.ok) setAnnouncement(`${titleOf(type, record)} is now ${position} of ${total}.`);
    await revalidate();
    return answer.ok;
  }

  function rowAt(index: number, record: AnyRecord): RowOrder {
    const position = first + index;
    const className = [
      dragged === record && 'row-dragged',
      over === index && 'row-target',
      steps.moving === record.id && 'row-moving',
    ].filter(Boolean);
    const row = {
      draggable: true,
      className: className.join(' '),
      onDragStart: () => setDragged(record),
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(index);
      },
      onDragEnd: () => {
        setDragged(null);
        setOver(null);
      },
      onDrop: () => {
        if (dragged && dragged !== record) void move(dragged, position);
      },
    };
    return {
      row,
      isFirst: position === 1,
      isLast: position === total,
      up: steps.by(-1, record, position),
      down: steps.by(1, record, position),
    };
  }

  return { rowAt, announcement, onClickCapture: steps.onClickCapture };
}

type Step = (event: MouseEvent) => void;

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
function useSteps({ total, move }: StepOptions) {
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
