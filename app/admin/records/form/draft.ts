import type { Values } from './values.ts';

/** What was typed and not saved, and the version of the record that it was typed over. */
export interface Draft {
  values: Values;
  version: number | undefined;
  at: string;
}

/** Keeps what is typed in this browser, so that it outlives a closed tab. */
export const drafts = {
  read: (key: string): Draft | null => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    } catch {
      return null; // Nothing that we wrote.
    }
  },
  keep: (key: string, draft: Draft) => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The browser's storage is full; the form itself still holds everything.
    }
  },
  forget: (key: string) => localStorage.removeItem(key),
};
