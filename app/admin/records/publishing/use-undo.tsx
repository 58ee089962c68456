import { useNavigate, useRevalidator } from 'react-router';
import { Anchor } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { changesOf } from '../../../../content/model/values.ts';
import { showResultToast, showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { formOf } from '../../shell/screens.ts';
import { formAt, type SavedDraft } from '../drafts/drafts.ts';
import type { FormState } from '../form/state/use-form-state.ts';
import { pathOf } from '../records.ts';
import { goingOn } from './opening.ts';
import { UndoToast } from '../../parts/use-action.tsx';
import { publicPathOf } from '../show/public-page.tsx';

interface Undone {
  data: AnyRecord | null;
  draft: SavedDraft | null;
  message: string;
}

/** Returns a function that undoes a publication and opens the form anew, with what was typed since, if it is still open. */
export function useUndo(type: ContentType, form: FormState) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async (published: AnyRecord): Promise<void> => {
    const path = `${pathOf(type, published)}/undo`;
    const answer = await callApi<Undone>('POST', path, { version: published.version });
    showResultToast(answer, type.screens.toasts);
    if (!answer.ok) return;
    const { data, draft } = answer.body;
    if (!data) return draft ? navigate(formAt(type, null, draft.id)) : undefined;
    if (location.pathname !== formOf(type, published)) return revalidate();
    form.handOn(data, changesOf(form.saved(), form.values.now()));
    await navigate(formOf(type, data), { replace: true, state: goingOn() });
  };
}

/** Confirms that a record was published, with a link to its page and a button that undoes it. */
export function showPublishedToast(
  type: ContentType,
  { record, message, onUndo }: { record: AnyRecord; message: string; onUndo: () => Promise<unknown> },
): void {
  const path = publicPathOf(type, record);
  const toast = (
    <UndoToast message={message} onUndo={onUndo}>
      {path !== null && (
        <Anchor href={path} target="_blank" rel="noopener" size="sm" flex="none">
          View page
        </Anchor>
      )}
    </UndoToast>
  );
  showToast('success', toast, type.screens.toasts);
}
