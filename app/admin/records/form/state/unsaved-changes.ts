import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { changesOf, type Values } from '../../../../../content/model/values.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import { draftIn, type FormState, hasUnsaved, savedValues, seenValues, subjectOf, valuesNamed } from './form-state.ts';

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

/** Returns what this browser is to keep, with the name that it has there; null where everything is saved. */
export function unsavedIn(state: FormState): { key: string; changes: Omit<UnsavedChanges, 'at'> } | null {
  if (!hasUnsaved(state)) return null;
  const { type, base } = state;
  const saved = savedValues(state);
  const values = changesOf(saved, state.values);
  const before = valuesNamed(Object.keys(values), seenValues(state));
  return {
    key: unsavedKey(type, subjectOf(state), draftIn(state)),
    changes: {
      values,
      before,
      ...(state.unanswered.length > 0 && { sent: state.unanswered }),
      version: base.version,
      partVersion: base.partVersion,
    },
  };
}

/** Returns the name under which this browser keeps the changes of a record, or of a new one, which may have a draft. */
export function unsavedKey(type: ContentType, record: AnyRecord | null, draft: SavedDraft | null): string {
  return `unsaved:${type.name}:${record?.id ?? (draft ? `draft ${draft.id}` : 'new')}`;
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
