import { useEffect, useRef, useState } from 'react';
import { useActionData, useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router';
import { z } from 'zod';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { changesSchema, newRecordSchema } from '../../../../content/model/schema.ts';
import type { ApiFailure } from '../../../ui/call.ts';
import { showResultToast, showToast } from '../../../ui/toast.ts';
import { toPublish } from '../../../../content/permissions.ts';
import { useMay } from '../../parts/use-signed-in.ts';
import { callApi } from '../../parts/api.ts';
import { type DraftChanges, formOfDraft, saveDraft, type PublishFailure, type SavedDraft } from '../drafts/drafts.ts';
import { pathOf } from '../records.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { formOf, homeOf } from '../../shell/screens.ts';
import { focusField } from './focus-field.ts';
import { draftKey, storeDraft, useDraft } from './use-draft.ts';
import {
  changesOf,
  differing,
  newValues,
  type Value,
  type Values,
  valuesOf,
} from '../../../../content/model/values.ts';

// Zod would try to evaluate code, which the Content-Security-Policy reports.
z.config({ jitless: true });

/** The response to a saved record. */
export interface Saved {
  data: AnyRecord;
  message: string;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** The state of a record's form: values, errors, draft, uploads and saving. */
export function useRecordForm(type: ContentType, record: AnyRecord | null, opened: SavedDraft | null) {
  const [initial, setInitial] = useState(() => valuesOf(type, record));
  const [savedDraft, setSavedDraft] = useState(opened);
  /** What everybody else sees in this form. */
  const saved = { ...initial, ...savedDraft?.fields };
  const mayPublish = useMay(toPublish(type));
  const draft = useDraft(draftKey(type, record), saved);
  const [version, setVersion] = useState(draft.found ? draft.found.version : record?.version);
  const [values, setValues] = useState<Values>({ ...saved, ...draft.found?.values });
  // Handlers of an earlier render, such as that of an upload, must not undo what was typed since.
  const latest = useRef(values);
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const isSaved = useRef(false);
  /** What was last submitted, and whether the form stays open once it is saved. */
  const submitted = useRef({ values, stays: false });
  const answer = useActionData<{ ok: true; body: Saved } | PublishFailure>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const submit = useSubmit();
  const isSubmitting = useNavigation().state === 'submitting';
  const uploads = useRef(new Set<Promise<boolean>>());
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!answer) return;
    if (answer.ok) finish(answer.body);
    else if (answer.savedDraft === null) void takeOver(answer.message);
    else {
      // Though not published, it was saved, and has another version now.
      if (answer.savedDraft) setSavedDraft(answer.savedDraft);
      refuse(answer);
    }
    // Runs once per answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer]);

  function finish({ data, message }: Saved) {
    showToast('success', message, type.screens.toasts);
    draft.discard();
    setSavedDraft(null);
    if (submitted.current.stays) return stay(data);
    isSaved.current = true;
    startFrom(data);
    void navigate(homeOf(type));
  }

  /** Keeps what was typed while the record was saved, and the cursor where it is. */
  function stay(saved: AnyRecord) {
    setErrors({});
    setInitial(submitted.current.values);
    setVersion(saved.version);
    const since = changesOf(submitted.current.values, latest.current);
    if (Object.keys(since).length > 0) storeDraft(draftKey(type, saved), since, saved.version);
    if (formOf(type, saved) === location.pathname) return void revalidate();
    isSaved.current = true;
    void navigate(formOf(type, saved), { replace: true, preventScrollReset: true });
  }

  function refuse({ message, errors }: Pick<ApiFailure, 'message' | 'errors'>) {
    setErrors(errors);
    showToast('error', message, type.screens.toasts);
    const [first] = Object.keys(errors);
    if (first !== undefined) focusField(first);
  }

  /** Bases further changes on the saved record, where the form stays open. */
  function startFrom(saved: AnyRecord) {
    setInitial(valuesOf(type, saved));
    replace(valuesOf(type, saved));
    setVersion(saved.version);
  }

  function replace(next: Values) {
    latest.current = next;
    setValues(next);
  }

  function change(name: string, value: Value) {
    isSaved.current = false;
    const next = { ...latest.current, [name]: value };
    replace(next);
    draft.store(changesOf(saved, next), version);
  }

  /** Clears the errors at a path and below it. */
  function clearErrors(path: string) {
    const isElsewhere = (at: string) => at !== path && !at.startsWith(`${path}.`);
    setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([at]) => isElsewhere(at))));
  }

  function addUpload(upload: Promise<boolean>) {
    uploads.current.add(upload);
    void upload.finally(() => uploads.current.delete(upload));
  }

  /** Saves once all uploads have succeeded. The input of a failed one shows why. */
  async function saveWhenUploaded({ stays }: { stays: boolean }) {
    if (isSubmitting || isWaiting) return;
    setWaiting(true);
    const results = await Promise.all(uploads.current);
    setWaiting(false);
    submitted.current = { values: latest.current, stays };
    if (results.every(Boolean)) save(latest.current);
  }

  /** Saves the form as a draft, which everybody sees and no visitor does, once all uploads have succeeded. */
  async function saveAsDraft() {
    if (isSubmitting || isWaiting) return;
    setWaiting(true);
    await Promise.all(uploads.current);
    const typed = latest.current;
    const changes = draftChanges(typed, initial, version);
    const key = record && String(record[type.addressedBy]);
    const answer = await saveDraft(type, { draft: savedDraft, key, changes });
    setWaiting(false);
    if (!answer.ok) return answer.status === 409 ? takeOver(answer.message) : refuse(answer);
    const { data, message } = answer.body;
    showToast('success', message, type.screens.toasts);
    keepDraft(data, typed);
    if (record || savedDraft) return;
    isSaved.current = true;
    await navigate(formOfDraft(type, data), { replace: true, preventScrollReset: true });
  }

  /** Goes on from a draft as it is on the server, with what was typed since. */
  function keepDraft(data: SavedDraft, typed: Values) {
    setErrors({});
    setSavedDraft(data);
    const since = changesOf(typed, latest.current);
    replace({ ...initial, ...data.fields, ...since });
    if (Object.keys(since).length === 0) draft.discard();
  }

  /** Adds what somebody else has saved meanwhile in other fields. */
  async function takeOver(message: string) {
    showToast('error', message, type.screens.toasts);
    const theirs = record
      ? await callApi<{ data: SavedDraft | null }>('GET', `${pathOf(type, record)}/draft`)
      : await callApi<{ data: SavedDraft | null }>('GET', `/drafts/${savedDraft?.id}`);
    if (!theirs.ok) return refuse(theirs);
    setSavedDraft(theirs.body.data);
    replace({ ...initial, ...theirs.body.data?.fields, ...changesOf(saved, latest.current) });
  }

  async function discardSavedDraft() {
    const answer = await callApi<{ message: string }>('DELETE', `/drafts/${savedDraft?.id}`);
    showResultToast(answer, type.screens.toasts);
    if (!answer.ok) return;
    draft.discard();
    setSavedDraft(null);
    replace(initial);
    if (!record) await navigate(homeOf(type));
  }

  /** Returns what to send of a draft, what was changed back included. */
  function draftChanges(typed: Values, base: Values, baseVersion: number | undefined): DraftChanges {
    const names = new Set([...differing(base, typed), ...Object.keys(savedDraft?.fields ?? {})]);
    const fields = Object.fromEntries([...names].map((name) => [name, typed[name] ?? '']));
    return { fields, ...(record && { base_version: baseVersion }) };
  }

  /** Submits a new record, or the differences from `base`, which is the record at `baseVersion`. */
  function save(typed: Values, base: Values = initial, baseVersion: number | undefined = version) {
    const changes = record ? changesOf(base, typed) : newValues(typed);
    const checked = (record ? changesSchema(type) : newRecordSchema(type)).safeParse(changes);
    if (!checked.success) {
      const errors: ApiFailure['errors'] = {};
      for (const { path, message } of checked.error.issues) (errors[path.join('.')] ??= []).push(message);
      return refuse({ message: Object.values(errors)[0]?.[0] ?? '', errors });
    }
    setErrors({});
    const plain = baseVersion === undefined ? changes : { ...changes, version: baseVersion };
    const drafted = { ...draftChanges(typed, base, baseVersion), draft: savedDraft };
    const body = JSON.stringify(savedDraft ? drafted : plain);
    void submit(body, { method: 'post', encType: 'application/json' });
  }

  return {
    values,
    errors,
    /** The names of changed fields. */
    changed: differing(initial, values),
    /** The names of those that only this browser has. */
    unsaved: differing(saved, values),
    /** A function, because a save navigates away before the form renders again. */
    isDirty: () => !isSaved.current && differing(saved, values).length > 0,
    isSaving: isSubmitting || isWaiting,
    /** The refusal of the last save, if somebody has saved the record since it was opened. */
    conflict: record && answer?.ok === false && answer.status === 409 && answer.savedDraft !== null ? answer : null,
    draft: draft.found,
    savedDraft,
    saveDraft: saveAsDraft,
    discardSavedDraft,
    change,
    clearErrors,
    addUpload,
    /** Publishes what is saved, or where somebody may not, saves it as a draft. */
    save: mayPublish ? saveWhenUploaded : saveAsDraft,
    mayPublish,
    /** Saves the values chosen in a conflict as changes of the newer record. */
    saveOver: (chosen: Values, newer: AnyRecord) => {
      const base = valuesOf(type, newer);
      setInitial(base);
      setVersion(newer.version);
      replace(chosen);
      submitted.current = { ...submitted.current, values: chosen };
      save(chosen, base, newer.version);
    },
    discardDraft: () => {
      draft.discard();
      replace(saved);
      setVersion(record?.version);
    },
  };
}
