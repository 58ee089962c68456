import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { differing, type Values } from '../../../content/model/values.ts';
import {
  forgetUnsaved,
  readUnsaved,
  storeUnsaved,
  type UnsavedChanges,
} from '../records/form/state/unsaved-changes.ts';

const DEBOUNCE = 400; // ms

/** Stores changes of `saved` in this browser, where they survive a closed tab, until they are saved or discarded. */
export function useUnsavedChanges(key: string, saved: Values) {
  const [found, setFound] = useState(() => unlessSaved(readUnsaved(key), saved));
  const write = useDebouncedCallback(storeUnsaved, DEBOUNCE);

  // Includes the last keystrokes before the page is left.
  useWindowEvent('pagehide', () => write.flush());

  function discard() {
    write.cancel();
    forgetUnsaved(key);
    setFound(null);
  }

  return {
    /** What was there when the form was opened. */
    found,
    discard,
    /** Stores the changed fields with the version of the record they are based on. */
    store: (changed: Values, version: number | undefined) => {
      if (Object.keys(changed).length === 0) discard();
      else write(key, { values: changed, version });
    },
    /** Writes pending changes at once. */
    flush: () => write.flush(),
  };
}

function unlessSaved(changes: UnsavedChanges | null, saved: Values) {
  return changes && differing(saved, { ...saved, ...changes.values }).length > 0 ? changes : null;
}
