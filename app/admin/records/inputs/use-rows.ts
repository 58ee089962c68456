import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../../../content/model/values.ts';

interface RowsOptions {
  items: Values[];
  /** The id of the list; the inputs of a row have `{id}.{index}.{name}`. */
  id: string;
  /** The name of the input in a row that gets the focus. */
  focused: string;
  onChange: (items: Values[]) => void;
}

/** Adds, changes, moves and removes rows of a list, and keeps the focus with the row. */
export function useRows({ items, id, focused, onChange }: RowsOptions) {
  const [announcement, announce] = useState('');
  // A chosen page changes address and label before the next render.
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const keys = useRef({ ids: new WeakMap<Values, number>(), next: 0 });

  function keyOf(item: Values): number {
    const { ids } = keys.current;
    if (!ids.has(item)) ids.set(item, (keys.current.next += 1));
    return ids.get(item) ?? 0;
  }

  function update(next: Values[]) {
    latest.current = next;
    onChange(next);
  }

  return {
    announcement,
    keyOf,
    change: (index: number, values: Values) => {
      const item = latest.current[index] ?? {};
      const changed = { ...item, ...values };
      keys.current.ids.set(changed, keyOf(item));
      update(latest.current.with(index, changed));
    },
    move: (from: number, to: number, name: string) => {
      update(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
      announce(`${name} is now ${to + 1} of ${items.length}.`);
      focusLater(`${id}.${to}.${to < from ? 'up' : 'down'}`);
    },
    remove: (index: number, name: string) => {
      update(items.toSpliced(index, 1));
      announce(`${name} is removed.`);
      focusLater(`${id}.${Math.min(index, items.length - 2)}.${focused}`, `${id}.add`);
    },
    add: (item: Values) => {
      update([...items, item]);
      focusLater(`${id}.${items.length}.${focused}`);
    },
  };
}

/** Moves the focus to the first of some elements that is there once the rows are rendered again. */
function focusLater(...ids: string[]) {
  const focus = () =>
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
