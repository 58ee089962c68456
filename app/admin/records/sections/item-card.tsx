import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowDown, IconArrowUp, IconChevronRight, IconGripVertical } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { useDrag } from './use-drag.ts';

interface ItemCardProps {
  /** Items only move within their list. */
  list: string;
  id: string;
  index: number;
  count: number;
  /** What it is called, such as “Hero”. */
  name: string;
  /** What it says, such as its heading. */
  title?: string;
  /** Why visitors don't see it. */
  note?: string | undefined;
  isFaulty?: boolean;
  /** Of what opens. */
  body?: { isOpen: boolean; onToggle: () => void; content: ReactNode };
  onMove: (to: number) => void;
  onDrop: (id: string, isAfter: boolean) => void;
  /** Further actions in its header. */
  actions: ReactNode;
}

/** One item of a list: a header that opens it, with what moves it. */
export function ItemCard({ list, id, index, count, name, onMove, onDrop, actions, ...props }: ItemCardProps) {
  const { title, note, isFaulty = false, body } = props;
  const { card, grip, edge, isDragged } = useDrag({ list, id, onDrop });
  const bodyId = useId();
  const isFirst = index === 0;
  const isLast = index === count - 1;

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
    flushSync(() => onMove(to));
    scrollBy({ top: top() - before, behavior: 'instant' });
  }

  const states = {
    'data-edge': edge ?? undefined,
    'data-dragged': isDragged || undefined,
    'data-muted': note === undefined ? undefined : true,
    'data-faulty': isFaulty || undefined,
  };
  const label = (
    <>
      <span className="item-name">{name}</span>
      {note && <span className="state">{note}</span>}
      {isFaulty && <span className="item-error">Needs a change</span>}
      {title && <span className="item-title">{title}</span>}
    </>
  );
  return (
    <li ref={card} className="item" data-item={id} {...states}>
      <div className="item-header">
        <button
          ref={grip}
          type="button"
          className="item-grip"
          aria-label={`Reorder ${name}, ${index + 1} of ${count}`}
          title="Drag, or use the arrow keys"
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        {body ? (
          <button
            type="button"
            className="item-label"
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
        <IconButton label={`Move ${name} up`} Icon={IconArrowUp} isDisabled={isFirst} onClick={() => step(index - 1)} />
        <IconButton
          label={`Move ${name} down`}
          Icon={IconArrowDown}
          isDisabled={isLast}
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
