import { type DragEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';
import { type Step, useSteps } from './use-steps.ts';

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
