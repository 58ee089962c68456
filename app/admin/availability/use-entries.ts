import { useRef } from 'react';

/** Adds, changes and removes the entries of a list, each with a key that stays while it changes. */
export function useEntries<Entry extends object>(entries: Entry[], onChange: (entries: Entry[]) => void) {
  const keys = useRef({ ids: new WeakMap<object, number>(), next: 0 });

  function keyOf(entry: Entry): number {
    const { ids } = keys.current;
    if (!ids.has(entry)) ids.set(entry, (keys.current.next += 1));
    return ids.get(entry) ?? 0;
  }

  return {
    keyOf,
    add: (entry: Entry) => onChange([...entries, entry]),
    change: (entry: Entry, changed: Entry) => {
      keys.current.ids.set(changed, keyOf(entry));
      onChange(entries.map((other) => (other === entry ? changed : other)));
    },
    remove: (entry: Entry) => onChange(entries.filter((other) => other !== entry)),
  };
}
