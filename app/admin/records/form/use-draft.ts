import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { type Draft, drafts } from './draft.ts';
import { differing, type Values } from './values.ts';

const TYPING = 400; // ms

export type DraftState = ReturnType<typeof useDraft>;

/** Keeps in this browser what is typed over `initial` until it is saved or discarded; it outlives a closed tab. */
export function useDraft(key: string, initial: Values) {
  const [found, setFound] = useState(() => worthOf(drafts.read(key), initial));
  const write = useDebouncedCallback(drafts.keep, TYPING);

  // The last that was typed before the page is left is kept as well.
  useWindowEvent('pagehide', () => write.flush());

  function forget() {
    write.cancel();
    drafts.forget(key);
    setFound(null);
  }

  return {
    /** What was typed before the form was opened. */
    found,
    forget,
    /** Stores the changed fields with the version of the record they are based on. */
    keep: (changed: Values, version: number | undefined) => {
      if (Object.keys(changed).length === 0) forget();
      else write(key, { values: changed, version, at: new Date().toISOString() });
    },
    /** Writes at once what is still to be written. */
    flush: () => write.flush(),
  };
}

/** A draft is worth having while it differs from what was saved. */
function worthOf(draft: Draft | null, initial: Values) {
  return draft && differing(initial, { ...initial, ...draft.values }).length > 0 ? draft : null;
}
