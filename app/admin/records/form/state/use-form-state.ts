import { useRef, useState } from 'react';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { valuesWithDraft } from '../../../../../content/model/draft.ts';
import { valuesWithParts } from '../../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { changesOf, differing, type Value, type Values } from '../../../../../content/model/values.ts';
import type { ApiFailure } from '../../../../ui/call.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useCurrent } from '../../../parts/use-current.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import { focusField, isAbout } from '../focus-field.ts';
import { storeUnsaved, unsavedKey, useUnsavedChanges } from './use-unsaved-changes.ts';

export type FormState = ReturnType<typeof useFormState>;

/** What a form holds: the published record that it is based on, the saved draft, what was typed since, and errors. */
export function useFormState(type: ContentType, record: AnyRecord | null, opened: SavedDraft | null) {
  const published = valuesWithParts(type, record);
  const initial = valuesWithDraft(type, published, opened?.fields);
  const draft = useCurrent(opened);
  const unsaved = useUnsavedChanges(unsavedKey(type, record, draft.value), initial);
  const base = useCurrent({ values: published, version: unsaved.found ? unsaved.found.version : record?.version });
  const values = useCurrent<Values>({ ...initial, ...unsaved.found?.values });
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const handed = useRef<{ to: AnyRecord; since: Values } | null>(null);

  /** Returns what everybody else sees in this form. */
  function saved(): Values {
    return valuesWithDraft(type, base.now().values, draft.now()?.fields);
  }

  function change(name: string, value: Value) {
    values.set({ ...values.now(), [name]: value });
    if (handed.current) handOn(handed.current.to, { ...handed.current.since, [name]: value });
    else unsaved.store(changesOf(saved(), values.now()), base.now().version);
  }

  /** Clears the errors at a path and below it. */
  function clearErrors(path: string) {
    setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([errorPath]) => !isAbout(errorPath, path))),
    );
  }

  function refuse({ message, errors }: Pick<ApiFailure, 'message' | 'errors'>) {
    setErrors(errors);
    showToast('error', message, type.screens.toasts);
    const [first] = Object.keys(errors);
    if (first !== undefined) focusField(first);
  }

  /** Goes on from a published record, keeping what was typed. */
  function startFrom(record: AnyRecord, recordValues: Values = valuesWithParts(type, record)) {
    base.set({ values: recordValues, version: record.version });
  }

  function discardUnsaved() {
    unsaved.discard();
    values.set(saved());
    base.set({ ...base.now(), version: record?.version });
  }

  /** Goes on from a draft as it is on the server, with what was changed since it was sent. */
  function goOnFrom(next: SavedDraft, since: Values) {
    setErrors({});
    unsaved.discard();
    draft.set(next);
    values.set({ ...saved(), ...since });
    if (Object.keys(since).length > 0) storeUnsaved(unsavedKey(type, record, next), since, base.now().version);
  }

  /** Keeps what was typed since a save for the form that opens next. */
  function handOn(to: AnyRecord, since: Values) {
    if (Object.keys(since).length > 0) storeUnsaved(unsavedKey(type, to, null), since, to.version);
    handed.current = { to, since };
  }

  return {
    base,
    draft,
    values,
    errors,
    setErrors,
    clearErrors,
    refuse,
    saved,
    change,
    startFrom,
    goOnFrom,
    handOn,
    unsaved,
    discardUnsaved,
    /** Whether something would be lost by leaving. A function, because a save leaves before the form renders again. */
    isDirty: () => handed.current === null && differing(saved(), values.now()).length > 0,
  };
}
