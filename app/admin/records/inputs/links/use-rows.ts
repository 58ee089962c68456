import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../../../../content/model/values.ts';

interface RowsOptions {
  items: Values[];
  /** The id of the list; the inputs of a row have `{id}.{index}.{name}`. */
  id: string;
  empty: Values;
  onChange: (items: Values[]) => void;
}

/** Adds, changes, moves and removes rows of a list, and keeps the focus with the row. */
export function useRows({ items, id, empty, onChange }: RowsOptions) {
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
      focusLater(items.length === 1 ? `${id}.add` : `${id}.${Math.min(index, items.length - 2)}.label`);
    },
    add: () => {
      update([...items, { ...empty }]);
      focusLater(`${id}.${items.length}.label`);
    },
  };
}

/** Moves the focus once the rows are rendered again. */
function focusLater(id: string) {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}
