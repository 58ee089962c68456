import type { Values } from './values.ts';

/** Unsaved values, and the version of the record that they are based on. */
export interface Draft {
  values: Values;
  version: number | undefined;
  at: string;
}

/** Stores drafts in this browser, where they survive a closed tab. */
export const drafts = {
  read: (key: string): Draft | null => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    } catch {
      return null; // Not written by us.
    }
  },
  store: (key: string, draft: Draft) => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The storage is full; the form still has everything.
    }
  },
  remove: (key: string) => localStorage.removeItem(key),
};
