import { useRef } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

export const listKeys: [string, string][] = [
  ['j', 'Go to the next row'],
  ['k', 'Go to the row before'],
  ['o', 'Open the row (Enter does too)'],
  ['x', 'Select the row, or not'],
];

/** Moves the focus among the links of rows, opens and selects by single keys; gives what refers to the rows. */
export function useRowKeys(onToggle: (index: number) => void) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const all = () => [...(rows.current?.rows ?? [])];
  const here = () => all().findIndex((row) => row.contains(document.activeElement));
  const linkOf = (index: number) => all()[index]?.querySelector('a');
  useShortcuts({
    j: () => linkOf(Math.min(here() + 1, all().length - 1))?.focus(),
    k: () => linkOf(Math.max(here() - 1, 0))?.focus(),
    o: () => linkOf(here())?.click(),
    x: () => {
      if (here() >= 0) onToggle(here());
    },
  });
  return rows;
}
