import type { ContentType } from '../../../../../content/model/content-type.ts';
import { toPublish } from '../../../../../content/permissions.ts';
import { useMay } from '../../../parts/use-signed-in.ts';
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
export function useRecordForm(type: ContentType, record: AnyRecord | null, opened: SavedDraft | null) {
  const form = useFormState(type, record, opened);
  const uploads = useUploads(type);
  const publication = usePublication(type, record, form);
  const drafts = useDraftSaving(type, record, { form, publication });
  const publishing = usePublishing(type, record, { form, publication, drafts, uploads });
  const autosave = useAutosave(saveQuietly);
  const isSaving = drafts.isBusy || publishing.isBusy;
  const mayPublish = useMay(toPublish(type));

  async function saveQuietly() {
    if (isSaving || !form.isDirty()) return;
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

  async function saveDraft({ leaves = false } = {}) {
    autosave.cancel();
    return (await uploads.finished()) && drafts.save({ leaves });
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
    settle,
    restored: form.unsaved.found,
    savedDraft: form.draft.value,
    change,
    clearErrors: form.clearErrors,
    addUpload: uploads.add,
    mayPublish,
    /** Publishes, or where somebody may not, saves a draft. */
    save: mayPublish ? publishing.publish : () => saveDraft(),
    saveDraft,
    saveDraftToLeave: () => saveDraft({ leaves: true }),
    discardSavedDraft: drafts.discard,
    followPublication,
    publishOver: publishing.publishOver,
    discardUnsaved: form.discardUnsaved,
  };
}
