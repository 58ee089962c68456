import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { differing, type Values } from '../../../../../content/model/values.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';

const DEBOUNCE = 400; // ms

/** Values that only this browser has, and the version of the record that they are based on. */
export interface UnsavedChanges {
  values: Values;
  version: number | undefined;
  at: string;
}

/** Where the unsaved changes of a record are stored, or those of a new one, which may have a draft. */
export function unsavedKey(type: ContentType, record: AnyRecord | null, draft: SavedDraft | null): string {
  return `unsaved:${type.name}:${record?.id ?? (draft ? `draft ${draft.id}` : 'new')}`;
}

/** Stores changes of `saved` in this browser, where they survive a closed tab, until they are saved or discarded. */
export function useUnsavedChanges(key: string, saved: Values) {
  const [found, setFound] = useState(() => unlessSaved(read(key), saved));
  const write = useDebouncedCallback(storeUnsaved, DEBOUNCE);

  // Includes the last keystrokes before the page is left.
  useWindowEvent('pagehide', () => write.flush());

  function discard() {
    write.cancel();
    localStorage.removeItem(key);
    setFound(null);
  }

  return {
    /** What was there when the form was opened. */
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
    return JSON.parse(localStorage.getItem(key) ?? 'null') as UnsavedChanges | null;
  } catch {
    return null; // Not written by us.
  }
}

/** Stores changes at once. */
export function storeUnsaved(key: string, values: Values, version: number | undefined) {
  const changes: UnsavedChanges = { values, version, at: new Date().toISOString() };
  try {
    localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // The storage is full; the form still has everything.
  }
}

function unlessSaved(changes: UnsavedChanges | null, saved: Values) {
  return changes && differing(saved, { ...saved, ...changes.values }).length > 0 ? changes : null;
}
