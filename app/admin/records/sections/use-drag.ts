import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useRef, useState } from 'react';

type Edge = 'top' | 'bottom';

interface DragOptions {
  /** Items only move within their list. */
  list: string;
  id: string;
  /** Called when another item of the list is dropped on this one. */
  onDrop: (id: string, isAfter: boolean) => void;
}

/** Lets the mouse or a finger drag an item by its grip. `edge` is where the dragged one would go. */
export function useDrag({ list, id, onDrop }: DragOptions) {
  const card = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    const [element, dragHandle] = [card.current, grip.current];
    if (!element || !dragHandle) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => data['list'] === list && data['id'] !== id,
        getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) as Edge | null),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          drop.current(String(source.data['id']), extractClosestEdge(self.data) === 'bottom');
        },
      }),
    );
  }, [list, id]);

  return { card, grip, edge, isDragged };
}
