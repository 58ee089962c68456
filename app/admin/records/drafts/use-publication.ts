import { useNavigate, useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { changesOf, type Values } from '../../../../content/model/values.ts';
import { showToast } from '../../../ui/toast.ts';
import { formOf } from '../../shell/screens.ts';
import { withSavedParts } from '../form/state/parts-in-form.ts';
import type { FormState } from '../form/state/use-form-state.ts';
import { fetchRecord } from '../records.ts';
import { reportPresence } from './drafts.ts';

export type Publication = ReturnType<typeof usePublication>;

/** Continues a form whose draft was published: from the record, with what was typed since. */
export function usePublication(type: ContentType, record: AnyRecord | null, form: FormState) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  /** Continues from the record if somebody else, or a schedule, has published the draft. Returns whether it has. */
  async function followIfPublished(): Promise<boolean> {
    const draft = form.draft.now();
    if (!draft) return false;
    const answer = await reportPresence(type, record, draft);
    if (!answer.ok || answer.body.published_as === null) return false;
    return follow(draft.id, answer.body.published_as);
  }

  async function follow(draftId: number, key: string): Promise<boolean> {
    const answer = await fetchRecord(type, key);
    if (!answer.ok || form.draft.now()?.id !== draftId) return false;
    const [base, saved] = [form.base.now().values, form.saved()];
    const since = changesOf(saved, form.values.now());
    const typed = withSavedParts(type, since, { base, sent: saved, record: answer.body });
    showToast('info', PUBLISHED, type.screens.toasts);
    form.unsaved.discard();
    form.draft.set(null);
    form.startFrom(answer.body);
    form.values.set({ ...valuesWithParts(type, answer.body), ...typed });
    await goOn(answer.body, typed);
    return true;
  }

  /** Keeps what was typed since a publication, in the form of the record. */
  async function goOn(published: AnyRecord, since: Values) {
    if (formOf(type, published) === location.pathname) {
      for (const [name, value] of Object.entries(since)) form.change(name, value);
      return revalidate();
    }
    form.handOn(published, since);
    return navigate(formOf(type, published), { replace: true });
  }

  return { followIfPublished, follow, goOn };
}

const PUBLISHED = 'This draft was published. What you change from now on is a new draft.';
