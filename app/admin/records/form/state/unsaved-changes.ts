import type { Values } from '../../../../../content/model/values.ts';

/** Values that only this browser has, and what they are changes of. */
export interface UnsavedChanges {
  values: Values;
  /** What everybody else saw in their place. */
  before?: Values;
  /** What was sent without an answer: it may be what the draft holds by now. */
  sent?: readonly Values[];
  /** Of the record. */
  version: number | undefined;
  /** Of its single part. */
  partVersion?: number | null | undefined;
  at: string;
}

/** Reads what this browser has kept under a key. */
export function readUnsaved(key: string): UnsavedChanges | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as UnsavedChanges | null;
  } catch {
    return null; // Not written by us.
  }
}

/** Stores changes in this browser, where they survive a closed tab. */
export function storeUnsaved(key: string, unsaved: Omit<UnsavedChanges, 'at'>): void {
  const changes: UnsavedChanges = { ...unsaved, at: new Date().toISOString() };
  try {
    localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // The storage is full; the form still has everything.
  }
}

export function forgetUnsaved(key: string): void {
  localStorage.removeItem(key);
}
