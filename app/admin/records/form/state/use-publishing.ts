import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { changesSchema, newRecordSchema } from '../../../../../content/model/schema.ts';
import { changesOf, newValues, type Values } from '../../../../../content/model/values.ts';
import type { ApiFailure } from '../../../../ui/call.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useCurrent } from '../../../parts/use-current.ts';
import { lastListOf } from '../../list/last-query.ts';
import { homeOf } from '../../../shell/screens.ts';
import { draftChanges, publishDraft, type PublishFailure } from '../../drafts/drafts.ts';
import type { DraftSaving } from '../../drafts/use-draft-saving.ts';
import type { Publication } from '../../drafts/use-publication.ts';
import { type Saved, saveRecord } from '../../records.ts';
import { atParts, sentValues, withSavedParts } from './parts-in-form.ts';
import type { FormState } from './use-form-state.ts';
import type { useUploads } from './use-uploads.ts';

// Zod would try to evaluate code, which the Content-Security-Policy reports.
z.config({ jitless: true });

interface Parts {
  form: FormState;
  publication: Publication;
  drafts: DraftSaving;
  uploads: ReturnType<typeof useUploads>;
}

/** Publishes what a form holds, once all uploads have succeeded. */
export function usePublishing(
  type: ContentType,
  record: AnyRecord | null,
  { form, publication, drafts, uploads }: Parts,
) {
  const navigate = useNavigate();
  const isBusy = useCurrent(false);
  /** The refusal of the last save, if somebody has saved the record since it was opened. */
  const [conflict, setConflict] = useState<ApiFailure | null>(null);
  const [staysAfterConflict, setStaysAfterConflict] = useState(false);

  /** Publishes, and leaves the form unless it is to stay open. */
  async function publish({ stays }: { stays: boolean }) {
    if (isBusy.now()) return;
    isBusy.set(true);
    const isUploaded = await uploads.finished();
    await drafts.settled();
    if (isUploaded) await send(stays);
    isBusy.set(false);
  }

  async function send(stays: boolean) {
    const typed = form.values.now();
    const errors = errorsOf(typed);
    if (errors) return form.refuse({ message: Object.values(errors)[0]?.[0] ?? '', errors });
    form.setErrors({});
    const answer = await submit(typed);
    if (answer.ok) await finish(answer.body, typed, stays);
    else await explain({ ...answer, errors: atParts(answer.errors, type, form.base.now().values, typed) }, stays);
  }

  function errorsOf(typed: Values): ApiFailure['errors'] | null {
    const schema = record ? changesSchema(type) : newRecordSchema(type);
    const checked = schema.safeParse(toSend(typed));
    if (checked.success) return null;
    const errors: ApiFailure['errors'] = {};
    for (const { path, message } of checked.error.issues) (errors[path.join('.')] ??= []).push(message);
    return errors;
  }

  function toSend(typed: Values): Values {
    const base = form.base.now().values;
    return sentValues(type, base, record ? changesOf(base, typed) : newValues(typed));
  }

  function submit(typed: Values) {
    const [base, draft] = [form.base.now(), form.draft.now()];
    const changes = draftChanges(type, base, draft, typed);
    // A draft leaves the parts alone that somebody else has added meanwhile.
    if (draft || (record && changes.children)) return publishDraft(type, { draft, record, changes });
    return saveRecord(type, record, { ...toSend(typed), version: form.base.now().version });
  }

  async function finish({ data, message }: Saved, typed: Values, stays: boolean) {
    showToast('success', message, type.screens.toasts);
    form.unsaved.discard();
    form.draft.set(null);
    const published = { base: form.base.now().values, sent: typed, record: data };
    const shown = withSavedParts(type, typed, published);
    form.startFrom(data, shown);
    form.values.set(stays ? withSavedParts(type, form.values.now(), published) : shown);
    // What is new may not match the search that the list was left with.
    if (!stays) return navigate(record ? lastListOf(type) : homeOf(type));
    return publication.goOn(data, changesOf(shown, form.values.now()));
  }

  async function explain(failure: PublishFailure, stays: boolean) {
    if (failure.savedDraft === null) {
      await drafts.takeOver(failure.message);
      return;
    }
    if (failure.status === 404 && (await publication.followIfPublished())) return;
    // Though not published, the draft was saved, and has another version now.
    if (failure.savedDraft) form.draft.set(failure.savedDraft);
    form.refuse(failure);
    if (record && failure.status === 409) {
      setStaysAfterConflict(stays);
      setConflict(failure);
    }
  }

  /** Publishes the values chosen in a conflict as changes of the newer record. */
  function publishOver(chosen: Values, newer: AnyRecord) {
    form.startFrom(newer);
    form.values.set(chosen);
    void publish({ stays: staysAfterConflict });
  }

  return { publish, publishOver, conflict, isBusy: isBusy.value, isUnderWay: isBusy.now };
}
