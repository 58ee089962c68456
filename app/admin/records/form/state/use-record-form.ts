import { useEffect } from 'react';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { permissionToPublish } from '../../../../../content/permissions.ts';
import { useMay } from '../../../parts/signed-in.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { differing, type Value, type Values } from '../../../../../content/model/values.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import { useDraftSaving } from '../../drafts/use-draft-saving.ts';
import { usePublication } from '../../drafts/use-publication.ts';
import { useAutosave } from './use-autosave.ts';
import { useFormState } from './use-form-state.ts';
import { usePublishing } from './use-publishing.ts';
import { useUploads } from './use-uploads.ts';

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** A record's form: values, errors and uploads, saved as a draft while one types, and published. */
export function useRecordForm(
  type: ContentType,
  record: AnyRecord | null,
  { savedDraft, theirs }: { savedDraft: SavedDraft | null; theirs: SavedDraft | null },
) {
  const form = useFormState(type, record, savedDraft);
  const uploads = useUploads(type);
  const publication = usePublication(type, record, form);
  const drafts = useDraftSaving(type, record, { form, publication, theirs });
  const publishing = usePublishing(type, record, { form, publication, drafts, uploads });
  const autosave = useAutosave(saveQuietly);
  const isSaving = drafts.isBusy || publishing.isBusy;
  const mayPublish = useMay(permissionToPublish(type));

  // What this browser has kept is saved without waiting for a key.
  useEffect(() => {
    if (form.unsaved.found) autosave.schedule();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function saveQuietly() {
    if (!form.isDirty() || drafts.theirs.now()) return;
    if (isSaving) return autosave.retry();
    const outcome = await drafts.saveQuietly();
    if (outcome === 'joined') autosave.schedule();
    if (outcome === 'failed') autosave.retry();
  }

  function change(name: string, value: Value) {
    form.change(name, value);
    autosave.schedule();
  }

  /** Goes on with the saved version of some fields of a contest, and with what was typed of the others. */
  function settle(saved: Values) {
    drafts.endContest();
    for (const [name, value] of Object.entries(saved)) form.change(name, value);
    autosave.schedule();
  }

  /** Saves a draft, however unfinished. A picture whose upload has failed is not part of it, so one doesn't leave with that. */
  async function saveDraft({ leaves = false } = {}) {
    // Publishing saves what the form holds first.
    if (publishing.isUnderWay()) return false;
    autosave.cancel();
    if (leaves ? !(await uploads.finished()) : await uploads.settled()) return false;
    const isSaved = await drafts.save({ leaves });
    if (!isSaved) autosave.retry();
    return isSaved;
  }

  async function join() {
    if (await drafts.join()) autosave.schedule();
  }

  /** Goes on from the record that somebody else, or a schedule, has published the draft as. */
  function followPublication(draftId: number, key: string) {
    if (!publishing.isUnderWay()) void publication.follow(draftId, key);
  }

  return {
    values: form.values.value,
    errors: form.errors,
    /** The names of changed fields. */
    changed: differing(form.base.value.values, form.values.value),
    /** The names of those that only this browser has. */
    unsaved: differing(form.saved(), form.values.value),
    isDirty: () => form.isDirty() || uploads.areOpen(),
    isSaving,
    isPublishing: publishing.isBusy,
    trouble: drafts.trouble,
    conflict: publishing.conflict,
    contest: drafts.contest,
    question: publishing.question,
    theirs: drafts.theirs.value,
    join,
    settle,
    restored: form.unsaved.found,
    savedDraft: form.draft.value,
    setSchedule: (schedule: SavedDraft['schedule']) => {
      const draft = form.draft.now();
      if (draft) form.draft.set({ ...draft, schedule });
    },
    change,
    clearErrors: form.clearErrors,
    addUpload: uploads.add,
    mayPublish,
    publish: publishing.publish,
    saveDraft,
    saveDraftToLeave: () => saveDraft({ leaves: true }),
    discardSavedDraft: drafts.discard,
    followPublication,
    publishOver: publishing.publishOver,
    discardUnsaved: form.discardUnsaved,
  };
}
