import { Group, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconArrowDown, IconArrowUp } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { FIELDS } from '../../shortcuts/shortcuts.tsx';
import { type Change, changesIn, inWords } from './changes-in.ts';

interface ChangesProps {
  label: string;
  /** What is marked. Another one begins at its first change again. */
  marked: unknown;
  children: ReactNode;
}

/** A box of its own with marked changes. It begins at the first one, and leads from each to the next. */
export function Changes({ label, marked, children }: ChangesProps) {
  const box = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<Change[]>([]);
  const [current, setCurrent] = useState(0);
  const change = changes[current];

  function goTo(index: number, all = changes) {
    const to = (index + all.length) % all.length;
    for (const [place, marks] of all.entries())
      for (const mark of marks) mark.toggleAttribute('data-current', place === to);
    if (box.current && all[to]) show(all[to][0], box.current);
    setCurrent(to);
  }

  useEffect(() => {
    const found = text.current ? changesIn(text.current) : [];
    setChanges(found);
    if (found.length > 0) goTo(0, found);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [marked]);

  useWindowEvent('keydown', (event) => {
    const { altKey, key, target } = event;
    const step = altKey ? steps[key] : undefined;
    const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
    if (step === undefined || isTyping || changes.length === 0) return;
    event.preventDefault();
    goTo(current + step);
  });

  return (
    // What scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="changes" aria-label={label} tabIndex={0} ref={box}>
      {change && (
        <Group className="changes-bar" justify="flex-end" gap="xs" wrap="nowrap">
          <output>
            {`Change ${current + 1} of ${changes.length}`}
            <VisuallyHidden>{`, ${inWords(change)}`}</VisuallyHidden>
          </output>
          <IconButton
            label="Previous change"
            aria-keyshortcuts="Alt+ArrowUp"
            Icon={IconArrowUp}
            onClick={() => goTo(current - 1)}
          />
          <IconButton
            label="Next change"
            aria-keyshortcuts="Alt+ArrowDown"
            Icon={IconArrowDown}
            onClick={() => goTo(current + 1)}
          />
        </Group>
      )}
      <div className="differences" ref={text}>
        {children}
      </div>
    </section>
  );
}

/** Scrolls a mark into the upper half of its box, and the page no further than it must. */
function show(mark: Element, box: HTMLElement) {
  mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const distance = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += distance - box.clientHeight / 3;
  box.scrollIntoView({ block: 'nearest' });
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
