import { type DragEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { type AnyRecord, pathOf, titleOf } from '../records.ts';
import { type Step, useSteps } from './use-steps.ts';

/** How one row of an ordered list is moved: dragged onto another, or a place up or down. */
export interface Place {
  row: object;
  isFirst: boolean;
  isLast: boolean;
  up: Step;
  down: Step;
}

/** The places of the shown records in the whole list, from 1. */
export interface Stretch {
  first: number;
  total: number;
}

/** Moves the records of an ordered list; `spoken` announces the result to screen readers. */
export function useOrder(type: ContentType, { first, total }: Stretch) {
  const { revalidate } = useRevalidator();
  const [dragged, setDragged] = useState<AnyRecord | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const steps = useSteps({ total, move });

  async function move(record: AnyRecord, position: number) {
    const answer = await callApi<{ message: string }>('POST', `${pathOf(type, record)}/move`, { position });
    showResultToast(answer, type.screens.toasts);
    if (answer.ok) setSpoken(`${titleOf(type, record)} is now ${position} of ${total}.`);
    await revalidate();
    return answer.ok;
  }

  function at(index: number, record: AnyRecord): Place {
    const place = first + index;
    const className = [
      dragged === record && 'row-dragged',
      over === index && 'row-target',
      steps.held === record.id && 'row-held',
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
        if (dragged && dragged !== record) void move(dragged, place);
      },
    };
    return {
      row,
      isFirst: place === 1,
      isLast: place === total,
      up: steps.by(-1, record, place),
      down: steps.by(1, record, place),
    };
  }

  return { at, spoken, onClickCapture: steps.onClickCapture };
}
