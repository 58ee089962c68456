import { useEffect, useRef, useState } from 'react';
import { useActionData, useNavigate, useNavigation, useSubmit } from 'react-router';
import { z } from 'zod';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { changesSchema, newRecordSchema } from '../../../../content/model/schema.ts';
import type { ApiResult, ApiFailure } from '../../../ui/call.ts';
import { showToast } from '../../../ui/toast.ts';
import type { AnyRecord } from '../records.ts';
import { homeOf } from '../../shell/screens.ts';
import { useDraft } from './use-draft.ts';
import { changesOf, differing, type Value, type Values, valuesOf } from './values.ts';

// It would try out whether it may evaluate code, which the page's policy reports.
z.config({ jitless: true });

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** The state of a record's form: what is typed, what is wrong with it, its draft, and how it is saved. */
export function useRecordForm(type: ContentType, record: AnyRecord | null) {
  const key = `draft:${type.name}:${record?.id ?? 'new'}`;
  const [initial, setInitial] = useState(() => valuesOf(type, record));
  const draft = useDraft(key, initial);
  const [version, setVersion] = useState(draft.found ? draft.found.version : record?.version);
  const [values, show] = useState<Values>({ ...initial, ...draft.found?.values });
  // An upload ends after more was typed than its input knows of.
  const latest = useRef(values);
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const isSaved = useRef(false);
  const answer = useActionData<ApiResult<{ data: AnyRecord; message: string }>>();
  const navigate = useNavigate();
  const submit = useSubmit();
  const isSubmitting = useNavigation().state === 'submitting';
  const uploads = useRef(new Set<Promise<boolean>>());
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!answer) return;
    if (answer.ok) finish(answer.body);
    else refuse(answer);
    // Each answer is acted on once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer]);

  function finish({ data, message }: { data: AnyRecord; message: string }) {
    isSaved.current = true;
    draft.forget();
    begin(data);
    showToast('success', message, type.screens.toasts);
    void navigate(homeOf(type));
  }

  function refuse({ message, errors }: { message: string; errors: ApiFailure['errors'] }) {
    setErrors(errors);
    showToast('error', message, type.screens.toasts);
    const first = Object.keys(type.fields).find((name) => errors[name]);
    // The inputs are marked first.
    requestAnimationFrame(() => document.getElementById(`field-${first}`)?.focus());
  }

  /** What was saved is what the next changes are made from, where the form stays. */
  function begin(saved: AnyRecord) {
    setInitial(valuesOf(type, saved));
    put(valuesOf(type, saved));
    setVersion(saved.version);
  }

  function put(next: Values) {
    latest.current = next;
    show(next);
  }

  function change(name: string, value: Value) {
    isSaved.current = false;
    const next = { ...latest.current, [name]: value };
    put(next);
    draft.keep(changesOf(initial, next), version);
  }

  function awaitUpload(arrival: Promise<boolean>) {
    uploads.current.add(arrival);
    void arrival.finally(() => uploads.current.delete(arrival));
  }

  /** Saves what is typed once every picture has arrived; where one has not, its input says why. */
  async function saveWhenUploaded() {
    setWaiting(true);
    const arrived = await Promise.all(uploads.current);
    setWaiting(false);
    if (arrived.every(Boolean)) save(latest.current);
  }

  /** Sends a new record whole; of one that is there only what differs from `base`, which has the version `over`. */
  function save(typed: Values, base: Values = initial, over: number | undefined = version) {
    const sent = record ? changesOf(base, typed) : typed;
    const checked = (record ? changesSchema(type) : newRecordSchema(type)).safeParse(sent);
    if (!checked.success) {
      const errors = z.flattenError(checked.error).fieldErrors as ApiFailure['errors'];
      return refuse({ message: Object.values(errors)[0]?.[0] ?? '', errors });
    }
    setErrors({});
    const body = JSON.stringify(over === undefined ? sent : { ...sent, version: over });
    void submit(body, { method: 'post', encType: 'application/json' });
  }

  return {
    values,
    errors,
    /** The fields that were changed here. */
    changed: differing(initial, values),
    /** To be asked at the moment of leaving, which a save brings about before it is shown. */
    isDirty: () => !isSaved.current && differing(initial, values).length > 0,
    isSaving: isSubmitting || isWaiting,
    isStale: answer !== undefined && !answer.ok && answer.status === 409 && record !== null,
    conflict: answer && !answer.ok ? answer.message : '',
    answer,
    draft: draft.found,
    change,
    awaitUpload,
    save: saveWhenUploaded,
    /** Saves what was chosen of two states, over the newer one. */
    saveOver: (chosen: Values, newer: AnyRecord) => {
      const base = valuesOf(type, newer);
      setInitial(base);
      setVersion(newer.version);
      put(chosen);
      save(chosen, base, newer.version);
    },
    discardDraft: () => {
      draft.forget();
      put(initial);
      setVersion(record?.version);
    },
  };
}
