import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { differing, type Values } from './values.ts';

const DEBOUNCE = 400; // ms

/** Unsaved values, and the version of the record that they are based on. */
interface Draft {
  values: Values;
  version: number | undefined;
  at: string;
}

export type DraftState = ReturnType<typeof useDraft>;

/** Stores changes of `initial` in this browser, where they survive a closed tab, until they are saved or discarded. */
export function useDraft(key: string, initial: Values) {
  const [found, setFound] = useState(() => unlessUnchanged(read(key), initial));
  const write = useDebouncedCallback(store, DEBOUNCE);

  // Includes the last keystrokes before the page is left.
  useWindowEvent('pagehide', () => write.flush());

  function discard() {
    write.cancel();
    localStorage.removeItem(key);
    setFound(null);
  }

  return {
    /** The draft that was there when the form was opened. */
    found,
    discard,
    /** Stores the changed fields with the version of the record they are based on. */
    store: (changed: Values, version: number | undefined) => {
      if (Object.keys(changed).length === 0) discard();
      else write(key, { values: changed, version, at: new Date().toISOString() });
    },
    /** Writes pending changes at once. */
    flush: () => write.flush(),
  };
}

function read(key: string) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null; // Not written by us.
  }
}

function store(key: string, draft: Draft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The storage is full; the form still has everything.
  }
}

/** Ignores a draft that does not differ from the saved record. */
function unlessUnchanged(draft: Draft | null, initial: Values) {
  return draft && differing(initial, { ...initial, ...draft.values }).length > 0 ? draft : null;
}
