import { type DragEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../content/model/content-type.ts';
import { tell } from '../../ui/toast.ts';
import { ask } from '../api.ts';
import { type AnyRecord, keyOf } from '../screens.ts';

/** How one row of an ordered list is moved: dragged onto another, or a place up or down. */
export interface Place {
  row: object;
  isFirst: boolean;
  up: () => void;
  down: () => void;
}

/** Moves the records of an ordered list, whose first shown one has the place `first`. */
export function useOrder(type: ContentType, first: number) {
  const { revalidate } = useRevalidator();
  const [dragged, setDragged] = useState<AnyRecord | null>(null);
  const [over, setOver] = useState<number | null>(null);

  async function move(record: AnyRecord, position: number) {
    const answer = await ask<{ message: string }>('POST', `/${type.path}/${keyOf(type, record)}/move`, { position });
    tell(answer.ok ? 'success' : 'error', answer.ok ? answer.body.message : answer.message, type.screens.toasts);
    await revalidate();
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
        if (dragged && dragged !== record) void move(dragged, place);
      },
    };
    return {
      row,
      isFirst: place === 1,
      up: () => void move(record, place - 1),
      down: () => void move(record, place + 1),
    };
  }

  return { at };
}
