import { type DragEvent, useState } from 'react';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type AnyRecord, pathOf } from '../records.ts';
import { useAct } from '../use-act.ts';

/** How one row of an ordered list is moved: dragged onto another, or a place up or down. */
export interface Place {
  row: object;
  isFirst: boolean;
  isLast: boolean;
  up: () => void;
  down: () => void;
}

/** The places of the shown records in the whole list, from 1. */
export interface Stretch {
  first: number;
  total: number;
}

/** Moves the records of an ordered list. */
export function useOrder(type: ContentType, { first, total }: Stretch) {
  const act = useAct(type.screens.toasts);
  const [dragged, setDragged] = useState<AnyRecord | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function move(record: AnyRecord, position: number) {
    void act('POST', `${pathOf(type, record)}/move`, { position });
  }

  function at(index: number, record: AnyRecord): Place {
    const place = first + index;
    const className = [dragged === record && 'row-dragged', over === index && 'row-target'].filter(Boolean).join(' ');
    const row = {
      draggable: true,
      className,
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
        if (dragged && dragged !== record) move(dragged, place);
      },
    };
    return {
      row,
      isFirst: place === 1,
      isLast: place === total,
      up: () => move(record, place - 1),
      down: () => move(record, place + 1),
    };
  }

  return { at };
}
