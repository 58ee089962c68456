import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { differing, type Values } from '../../../../content/model/values.ts';

const DEBOUNCE = 400; // ms

/** Unsaved values, and the version of the record that they are based on. */
interface Draft {
  values: Values;
  version: number | undefined;
  at: string;
}

/** Where the draft of a record is stored; null for a new record. */
export function draftKey(type: ContentType, record: AnyRecord | null): string {
  return `draft:${type.name}:${record?.id ?? 'new'}`;
}

export type DraftState = ReturnType<typeof useDraft>;

/** Stores changes of `initial` in this browser, where they survive a closed tab, until they are saved or discarded. */
export function useDraft(key: string, initial: Values) {
  const [found, setFound] = useState(() => unlessUnchanged(read(key), initial));
  const write = useDebouncedCallback(storeDraft, DEBOUNCE);

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
      else write(key, changed, version);
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

/** Stores changes at once. */
export function storeDraft(key: string, values: Values, version: number | undefined) {
  const draft: Draft = { values, version, at: new Date().toISOString() };
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
