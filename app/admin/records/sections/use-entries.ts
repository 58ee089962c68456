import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../../../content/model/values.ts';
import { newId } from '../../../../content/model/new-id.ts';

/** An item with a key that stays while the item is moved and changed. */
export interface Entry<Item> {
  key: string;
  item: Item;
}

/** Keys for items: sections have ids, others no identity of their own. `latest` also holds changes not rendered yet. */
export function useEntries<Item extends Values>(items: readonly Item[], onChange: (items: Item[]) => void) {
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
