import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { IconArrowDown, IconArrowUp, IconChevronRight, IconGripVertical } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import type { useItems } from './use-items.ts';

interface ItemCardProps {
  items: Pick<ReturnType<typeof useItems>, 'list' | 'entries' | 'move' | 'moveBeside'>;
  id: string;
  index: number;
  /** What it is called, such as “Hero”. */
  name: string;
  /** What it says, such as its heading. */
  title?: string;
  /** Why visitors don't see it. */
  note?: string | undefined;
  isFaulty?: boolean;
  /** Of what opens. */
  body?: { isOpen: boolean; onToggle: () => void; content: ReactNode };
  /** Further actions in its header. */
  actions: ReactNode;
}

/** One item of a list: a header that opens it, with what moves it. */
export function ItemCard({ items, id, index, name, title, note, isFaulty, body, actions }: ItemCardProps) {
  const { card, grip, edge, isDragged } = useDrag(items, id);
  const bodyId = useId();
  const count = items.entries.length;

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    step(to);
    grip.current?.focus();
  }

  /** Scrolls along, so that the button stays below the pointer. */
  function step(to: number) {
    const top = () => card.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => items.move(id, to));
    scrollBy({ top: top() - before, behavior: 'instant' });
  }

  const states = {
    'data-edge': edge ?? undefined,
    'data-dragged': isDragged || undefined,
    'data-faulty': isFaulty || undefined,
  };
  const label = (
    <>
      <Text span inherit fw={600} {...(note !== undefined && { c: 'dimmed' })}>
        {name}
      </Text>
      {note && <span className="state">{note}</span>}
      {isFaulty && (
        <Text span inherit fw={600} c="var(--mantine-color-error)">
          Needs a change
        </Text>
      )}
      {title && <span className="item-title">{title}</span>}
    </>
  );
  return (
    <li ref={card} className="item" data-item={id} {...states}>
      <div className="item-header">
        <button
          ref={grip}
          type="button"
          className="item-grip unstyled"
          aria-label={`Reorder ${name}, ${index + 1} of ${count}`}
          title="Drag, or use the arrow keys"
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        {body ? (
          <button
            type="button"
            className="item-label unstyled"
            aria-expanded={body.isOpen}
            aria-controls={bodyId}
            onClick={body.onToggle}
          >
            <IconChevronRight size={16} aria-hidden />
            {label}
          </button>
        ) : (
          <div className="item-label">{label}</div>
        )}
        <IconButton
          label={`Move ${name} up`}
          Icon={IconArrowUp}
          isDisabled={index === 0}
          onClick={() => step(index - 1)}
        />
        <IconButton
          label={`Move ${name} down`}
          Icon={IconArrowDown}
          isDisabled={index === count - 1}
          onClick={() => step(index + 1)}
        />
        {actions}
      </div>
      {body && (
        <div id={bodyId} hidden={!body.isOpen}>
          {body.isOpen && <div className="item-body">{body.content}</div>}
        </div>
      )}
    </li>
  );
}

type Edge = 'top' | 'bottom';

/** Lets the mouse or a finger drag an item by its grip, within its list. `edge` is where the dragged one would go. */
function useDrag({ list, moveBeside }: ItemCardProps['items'], id: string) {
  const card = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const drop = useRef(moveBeside);
  useEffect(() => {
    drop.current = moveBeside;
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
          drop.current(String(source.data['id']), id, extractClosestEdge(self.data) === 'bottom');
        },
      }),
    );
  }, [list, id]);

  return { card, grip, edge, isDragged };
}

/** Says what was removed last, and offers to put it back. */
export function RemovedNotice({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The focus was on what is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Group
      className="removed-notice"
      justify="space-between"
      gap="0.75rem"
      wrap="nowrap"
      w="100%"
      p="0.375rem 0.375rem 0.375rem 0.875rem"
      bg="var(--mantine-color-default-hover)"
      fz="sm"
      bdrs={10}
    >
      <span>{name} removed.</span>
      <Button ref={button} size="compact-sm" variant="light" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
