import { useRef } from 'react';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';

export const listKeys: [string, string][] = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['o', 'Open the row (or press Enter)'],
];

export const choosingKey: [string, string] = ['x', 'Select or deselect the row'];

/** Moves between the rows of a table, opens and selects them by single keys. Returns the ref of their `tbody`. */
export function useRowKeys(onToggle?: (index: number) => void) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const all = () => [...(rows.current?.rows ?? [])];
  const focused = () => all().findIndex((row) => row.contains(document.activeElement));
  const linkOf = (index: number) => all()[index]?.querySelector('a');
  useShortcuts({
    j: () => linkOf(Math.min(focused() + 1, all().length - 1))?.focus(),
    k: () => linkOf(Math.max(focused() - 1, 0))?.focus(),
    o: () => linkOf(focused())?.click(),
    x: () => {
      if (focused() >= 0) onToggle?.(focused());
    },
  });
  return rows;
}
