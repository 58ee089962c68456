import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import type { Schedule } from '../../../../../server/content/schedules/schedule-rows.ts';
import { splitParts } from '../../../../../content/model/parts.ts';
import { changesSchema, newRecordSchema } from '../../../../../content/model/schema.ts';
import { changesOf, isPublic, newValues, type Values } from '../../../../../content/model/values.ts';
import type { ApiFailure, ApiResult } from '../../../../ui/call.ts';
import { useCurrent } from '../../../parts/use-current.ts';
import { homeOf } from '../../../shell/screens.ts';
import { draftChanges, publishDraft, type SavedDraft, saveDraft } from '../../drafts/drafts.ts';
import type { DraftSaving } from '../../drafts/use-draft-saving.ts';
import type { Publication } from '../../drafts/use-publication.ts';
import { showPublishedToast, useUndo } from '../../publishing/use-undo.tsx';
import { useQuestion } from '../../publishing/question-dialog.tsx';
import { type Saved, saveRecord } from '../../records.ts';
import { fetchShowing } from '../../schedules/schedules.ts';
import { sentValues, withSavedParts } from './parts-in-form.ts';
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

/** Publishes what a form holds, once all uploads have succeeded and its questions are answered. */
export function usePublishing(
  type: ContentType,
  record: AnyRecord | null,
  { form, publication, drafts, uploads }: Parts,
) {
  const navigate = useNavigate();
  const { question, isSure, about } = useQuestion(type);
  const undo = useUndo(type, form);
  const isBusy = useCurrent(false);
  /** The refusal of the last save, if somebody has saved the record since it was opened. */
  const [conflict, setConflict] = useState<ApiFailure | null>(null);

  /** Publishes. A record stays open; one that is new leads to its list. */
  async function publish() {
    if (isBusy.now()) return;
    isBusy.set(true);
    const isUploaded = await uploads.finished();
    await drafts.settled();
    if (isUploaded) await send();
    isBusy.set(false);
  }

  async function send() {
    const typed = form.values.now();
    const errors = errorsOf(typed);
    if (errors) return form.refuse({ message: Object.values(errors)[0]?.[0] ?? '', errors });
    form.setErrors({});
    const showing = await readShowing(typed);
    if (!showing.ok) return explain(showing);
    const draft = needsDraft(typed) ? await saveFirst(typed) : null;
    if (draft === 'refused') return;
    const isConfirmed = await isSure(about({ values: typed, draft, showing: showing.body }));
    const answer = isConfirmed ? await submit(typed, draft) : null;
    if (answer?.ok) return finish(answer.body, typed);
    // Though not published, the draft was saved, and has another version now.
    if (draft) form.draft.set(draft);
    if (answer) await explain(answer);
  }

  /** Reads when the record would be savedValues by itself, if publishing shows it now. */
  async function readShowing(typed: Values): Promise<ApiResult<Schedule | null>> {
    const isShown = isPublic(type, typed) && !isPublic(type, form.base.now().values);
    return record && isShown ? fetchShowing(type, record) : { ok: true, body: null };
  }

  function submit(typed: Values, draft: SavedDraft | null): Promise<ApiResult<Saved>> {
    if (draft) return publishDraft(draft);
    return saveRecord(type, record, { ...toSend(typed), version: form.base.now().version });
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

  /** Whether a draft is published. That leaves the parts alone that somebody else has added meanwhile. */
  function needsDraft(typed: Values): boolean {
    if (drafts.theirs.now()) return false;
    const { parts } = splitParts(type, changesOf(form.base.now().values, typed));
    return form.draft.now() !== null || (record !== null && Object.keys(parts).length > 0);
  }

  /** Saves the draft, which tells when it is scheduled by now and who has changed what. */
  async function saveFirst(typed: Values): Promise<SavedDraft | 'refused'> {
    const draft = form.draft.now();
    const key = record && String(record[type.addressedBy]);
    const saved = await saveDraft(type, { draft, key, changes: draftChanges(type, form.base.now(), draft, typed) });
    if (saved.ok) return saved.body.data;
    if (saved.status === 409) await drafts.takeOver(saved.message);
    else await explain(saved);
    return 'refused';
  }

  async function finish({ data, message }: Saved, typed: Values) {
    showPublishedToast(type, { record: data, message, onUndo: () => undo(data) });
    form.unsaved.discard();
    form.draft.set(null);
    const published = { base: form.base.now().values, sent: typed, record: data };
    const savedValues = withSavedParts(type, typed, published);
    form.startFrom(data, savedValues);
    form.values.set(record ? withSavedParts(type, form.values.now(), published) : savedValues);
    if (!record) return navigate(homeOf(type));
    return publication.goOn(data, changesOf(savedValues, form.values.now()));
  }

  async function explain(failure: ApiFailure) {
    if (failure.status === 404 && (await publication.followIfPublished())) return;
    form.refuse(failure);
    if (record && failure.status === 409) setConflict(failure);
  }

  /** Publishes the values chosen in a conflict as changes of the newer record. */
  function publishOver(chosen: Values, newer: AnyRecord) {
    form.startFrom(newer);
    form.values.set(chosen);
    void publish();
  }

  return { publish, publishOver, conflict, question, isBusy: isBusy.value, isUnderWay: isBusy.now };
}
