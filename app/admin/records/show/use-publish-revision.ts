import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { isPublic, valuesOf } from '../../../../content/model/values.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { showUndoToast } from '../../parts/undo-toast.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useQuestion } from '../publishing/use-question.ts';
import { pathOf, type Saved } from '../records.ts';

/** Publishes a revision at once after a question, and offers to undo it. */
export function usePublishRevision(
  type: ContentType,
  record: AnyRecord,
  { version, showing }: { version: number; showing: Schedule | null },
) {
  const { revalidate } = useRevalidator();
  const act = useAction(type.screens.toasts);
  const { question, isSure, about } = useQuestion(type);
  const path = `${pathOf(type, record)}/revisions/${version}`;

  async function publish() {
    const stored = await callApi<{ data: { record: AnyRecord } }>('GET', path);
    if (!stored.ok) return showToast('error', stored.message, type.screens.toasts);
    if (!(await isSure(questionAboutVersion(stored.body.data.record)))) return;
    const answer = await callApi<Saved>('POST', `${path}/restore`);
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    const { data, message } = answer.body;
    const undo = () => act('POST', `${pathOf(type, data)}/undo`, { version: data.version });
    showUndoToast(message, undo, type.screens.toasts);
    await revalidate();
  }

  function questionAboutVersion(stored: AnyRecord) {
    const values = { ...valuesWithParts(type, record), ...valuesOf(type, stored) };
    const isShown = isPublic(type, values) && !isPublic(type, record);
    const otherQuestion = about({ values, draft: null, showing: isShown ? showing : null });
    return {
      title: `Publish version ${version}?`,
      sentences: [
        `The ${type.noun.one} goes back to version ${version} at once, for visitors too.`,
        `Version ${record.version} stays in this list.`,
        ...(otherQuestion?.sentences ?? []),
      ],
    };
  }

  return { question, publish };
}
