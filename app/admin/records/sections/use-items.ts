import { useEffect, useId, useRef, useState } from 'react';
import type { Values } from '../../../../content/model/values.ts';
import { newId } from '../../../../content/model/new-id.ts';

interface ItemsOptions<Item> {
  items: readonly Item[];
  /** What an item is called in announcements. */
  nameOf: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  /** Called before items get other places: whatever counts by them no longer fits. */
  onRearrange: () => void;
}

interface RemovedItem<Item> extends Entry<Item> {
  index: number;
  name: string;
}

/** Adds, changes, moves, duplicates and removes items of one list. `announcement` is for screen readers. */
export function useItems<Item extends Values>({ items, nameOf, onChange, onRearrange }: ItemsOptions<Item>) {
  const list = useId();
  const { entries, latest, change } = useEntries(items, onChange);
  const [removed, setRemoved] = useState<RemovedItem<Item>[]>([]);
  const [announcement, announce] = useState('');
  const indexOf = (key: string) => latest.current.findIndex((entry) => entry.key === key);

  function rearrange(next: Entry<Item>[], sentence: string) {
    onRearrange();
    change(next);
    announce(sentence);
  }

  function replace(key: string, item: Item) {
    const index = indexOf(key);
    if (index >= 0) change(latest.current.with(index, { key, item }));
  }

  function insert(item: Item, index: number): string {
    const key = typeof item['id'] === 'string' ? item['id'] : newId();
    rearrange(latest.current.toSpliced(index, 0, { key, item }), `${nameOf(item, index)} added.`);
    return key;
  }

  function move(key: string, to: number) {
    const from = indexOf(key);
    const entry = latest.current[from];
    const count = latest.current.length;
    if (!entry || to < 0 || to >= count || to === from) return;
    const moved = latest.current.toSpliced(from, 1).toSpliced(to, 0, entry);
    rearrange(moved, `${nameOf(entry.item, from)} is now ${to + 1} of ${count}.`);
  }

  /** Moves an item before or after another one. */
  function moveBeside(key: string, other: string, isAfter: boolean) {
    const from = indexOf(key);
    const to = indexOf(other) + (isAfter ? 1 : 0);
    move(key, from < to ? to - 1 : to);
  }

  function remove(key: string) {
    const index = indexOf(key);
    const entry = latest.current[index];
    if (!entry) return;
    const name = nameOf(entry.item, index);
    setRemoved([...removed, { ...entry, index, name }]);
    rearrange(latest.current.toSpliced(index, 1), `${name} removed.`);
  }

  /** Puts back what was removed last. */
  function undo() {
    const last = removed.at(-1);
    if (!last) return;
    setRemoved(removed.slice(0, -1));
    rearrange(latest.current.toSpliced(last.index, 0, { key: last.key, item: last.item }), `${last.name} restored.`);
  }

  return { list, entries, removed: removed.at(-1), announcement, replace, insert, move, moveBeside, remove, undo };
}

/** An item with a key that stays while the item is moved and changed. */
interface Entry<Item> {
  key: string;
  item: Item;
}

/** Keys for items: sections have ids, others no identity of their own. `latest` also holds changes not rendered yet. */
function useEntries<Item extends Values>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const [known, setKnown] = useState<Entry<Item>[]>([]);
  const isKnown = known.length === items.length && known.every(({ item }, index) => item === items[index]);
  const entries = isKnown ? known : withKeys(items, known);
  if (!isKnown) setKnown(entries);

  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
  });

  function change(next: Entry<Item>[]) {
    latest.current = next;
    setKnown(next);
    onChange(next.map(({ item }) => item));
  }

  return { entries, latest, change };
}

/** An item that is new to us, such as a saved one, gets the key of the one that was in its place. */
function withKeys<Item extends Values>(items: readonly Item[], before: readonly Entry<Item>[]): Entry<Item>[] {
  const keys = new Map(before.map(({ item, key }) => [item, key]));
  const known = items.map((item) => (typeof item['id'] === 'string' ? item['id'] : keys.get(item)));
  const taken = new Set(known);
  return items.map((item, index) => {
    const former = before[index]?.key;
    const key = known[index] ?? (former !== undefined && !taken.has(former) ? former : newId());
    return { key, item };
  });
}
