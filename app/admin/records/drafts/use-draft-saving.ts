import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { changesOf, differing, type Values } from '../../../../content/model/values.ts';
import type { ApiFailure } from '../../../ui/call.ts';
import { showResultToast, showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { useCurrent } from '../../parts/use-current.ts';
import { focusHeading } from '../../parts/screen.tsx';
import { showUndoToast } from '../../parts/use-action.tsx';
import { homeOf } from '../../shell/screens.ts';
import type { FormState } from '../form/state/use-form-state.ts';
import { pathOf } from '../records.ts';
import { type DraftAnswer, draftChanges, formAt, GONE, readDraft, type SavedDraft, saveDraft } from './drafts.ts';
import type { Publication } from './use-publication.ts';

/** The result of the last autosave. A refused draft is not sent again until something changes. */
type QuietOutcome = 'saved' | 'joined' | 'refused' | 'failed';

/** Fields that somebody else has saved while they were changed here. */
interface Contest {
  message: string;
  names: string[];
  saved: Values;
}

export type DraftSaving = ReturnType<typeof useDraftSaving>;

interface Parts {
  form: FormState;
  publication: Publication;
  /** The draft of somebody else, which stays as it is; nothing can be saved as a draft beside it. */
  theirs: SavedDraft | null;
}

/** Saves the values of a form as a draft, which colleagues see and visitors don't. Saves run one after another. */
export function useDraftSaving(
  type: ContentType,
  record: AnyRecord | null,
  { form, publication, theirs: opened }: Parts,
) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const theirs = useCurrent(opened);
  const [contest, setContest] = useState<Contest | null>(null);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  /** Saves with a toast, and returns whether it has. With `leaves`, the address of the form stays as it is. */
  async function save({ leaves }: { leaves: boolean }): Promise<boolean> {
    if (!form.isDirty()) return sayNothingChanged();
    setBusy(true);
    const answer = await inTurn(() => send({ leaves }));
    setBusy(false);
    if (answer.ok) showToast('success', answer.body.message, type.screens.toasts);
    else if (await isPublished(answer)) return form.isDirty() && save({ leaves });
    else if (answer.status === 409 && theirs.now()) keepHere(answer.message);
    else if (answer.status === 409) await takeOver(answer.message);
    else form.refuse(answer);
    setTrouble(answer.ok || theirs.now() ? null : sentenceOf(answer, record));
    return answer.ok;
  }

  /** What is saved is not saved again: a client may have approved this version of the draft. */
  function sayNothingChanged() {
    if (form.draft.now()) showToast('success', SAVED, type.screens.toasts);
    else showToast('info', 'Nothing has changed yet.', type.screens.toasts);
    return true;
  }

  function keepHere(reason: string) {
    form.unsaved.flush();
    showToast('info', `${reason} What you typed is kept in this browser.`, type.screens.toasts);
  }

  /** Saves without a toast, unless the form takes over what somebody else has saved. */
  async function saveQuietly(): Promise<QuietOutcome> {
    const answer = await inTurn(() => send({ leaves: false }));
    if (answer.ok) {
      setTrouble(null);
      return 'saved';
    }
    if (await isPublished(answer)) return 'joined';
    if (answer.status === 409) return (await takeOver(answer.message)) ? 'joined' : 'refused';
    setTrouble(sentenceOf(answer, record));
    if (answer.status === 422) form.setErrors(answer.errors);
    return isPassing(answer, record) ? 'failed' : 'refused';
  }

  function inTurn(save: () => Promise<DraftAnswer>): Promise<DraftAnswer> {
    const answer = underWay.current.then(save);
    underWay.current = answer;
    return answer;
  }

  /**
   * Whether the draft is gone because it was published; the form then continues from the record. If it was discarded, the next
   * save begins another.
   */
  async function isPublished({ status }: ApiFailure): Promise<boolean> {
    if (status !== 404) return false;
    if (await publication.followIfPublished()) return true;
    if (record) form.draft.set(null);
    return false;
  }

  async function send({ leaves }: { leaves: boolean }): Promise<DraftAnswer> {
    const typed = form.values.now();
    const draft = form.draft.now();
    const key = record && String(record[type.addressedBy]);
    const changes = draftChanges(type, form.base.now(), draft, typed);
    const answer = await saveDraft(type, { draft, key, changes });
    if (!answer.ok && answer.status === 404) return { ...answer, message: GONE };
    if (!answer.ok) return answer;
    theirs.set(null);
    form.goOnFrom(answer.body.data, changesOf(typed, form.values.now()));
    if (!record && !draft && !leaves) await navigate(formAt(type, null, answer.body.data.id), { replace: true });
    return answer;
  }

  /**
   * Merges what somebody else has saved meanwhile into the form, and says so. Fields changed here keep what was typed. If the
   * other person changed one of them too, a dialog asks which value to keep, and false is returned.
   */
  async function takeOver(message: string): Promise<boolean> {
    const present = await readDraft(record ? `${pathOf(type, record)}/draft` : `/drafts/${form.draft.now()?.id}`);
    if (!present.ok) {
      form.refuse(present);
      return false;
    }
    // The same version: nobody else has saved it. It is scheduled, so every change is refused.
    if (present.body.data && present.body.data.version === form.draft.now()?.version) {
      showToast('error', message, type.screens.toasts);
      setTrouble(message);
      return false;
    }
    const before = form.saved();
    const typed = changesOf(before, form.values.now());
    theirs.set(null);
    form.draft.set(present.body.data);
    const saved = form.saved();
    form.values.set({ ...saved, ...typed });
    const changedByBoth = new Set(differing(before, saved)).intersection(new Set(differing(typed, saved)));
    if (changedByBoth.size > 0) setContest({ message, names: [...changedByBoth], saved });
    else showToast('info', message, type.screens.toasts);
    return changedByBoth.size === 0;
  }

  async function discard() {
    const path = `/drafts/${form.draft.now()?.id}`;
    const answer = await callApi<{ message: string }>('DELETE', path);
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    showUndoToast(answer.body.message, () => restore(path), type.screens.toasts);
    form.draft.set(null);
    form.discardUnsaved();
    if (record) focusHeading();
    else await navigate(homeOf(type));
  }

  async function restore(path: string) {
    const answer: DraftAnswer = await callApi('POST', `${path}/restore`);
    showResultToast(answer, type.screens.toasts);
    if (!answer.ok) return;
    if (record) form.goOnFrom(answer.body.data, changesOf(form.saved(), form.values.now()));
    else await navigate(formAt(type, null, answer.body.data.id));
  }

  return {
    save,
    saveQuietly,
    takeOver,
    discard,
    theirs,
    /** Goes on with the draft of somebody else, and with what was typed here. */
    join: () => takeOver(`You go on with the draft of this ${type.noun.one}.`),
    /** Waits for a save that is under way. */
    settled: () => underWay.current,
    isBusy,
    contest,
    endContest: () => setContest(null),
    /** Why the draft could not be saved by itself. */
    trouble: differing(form.saved(), form.values.value).length > 0 ? trouble : null,
  };
}

/** Whether a save may succeed later as it is. The draft of a new record that is gone stays so. */
function isPassing({ status }: ApiFailure, record: AnyRecord | null) {
  return ![403, 409, 422, ...(record ? [] : [404])].includes(status);
}

/** Says why something was not saved, and what happens next. */
function sentenceOf(failure: ApiFailure, record: AnyRecord | null) {
  if (!isPassing(failure, record)) return failure.message;
  const reason = failure.status === 0 ? 'The server cannot be reached.' : failure.message;
  return `${reason} It is kept in this browser, and tried again every 10 seconds.`;
}

const SAVED = 'Draft Saved!';
