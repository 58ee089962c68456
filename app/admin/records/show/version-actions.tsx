import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { isPublic, valuesOf } from '../../../../content/model/values.ts';
import { permissionToDraft, permissionToPublish } from '../../../../content/permissions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { useMay } from '../../parts/signed-in.ts';
import { showUndoToast, useAction } from '../../parts/use-action.tsx';
import { formOf } from '../../shell/screens.ts';
import { goingOn } from '../publishing/opening.ts';
import { QuestionDialog, useQuestion } from '../publishing/question-dialog.tsx';
import { pathOf, type Saved } from '../records.ts';

interface VersionActionsProps {
  type: ContentType;
  record: AnyRecord;
  version: number;
  /** When the record will be shown by itself. */
  showing: Schedule | null;
}

/** Restores an earlier version as a draft, or publishes it. */
export function VersionActions({ type, record, version, showing }: VersionActionsProps) {
  const navigate = useNavigate();
  const mayDraft = useMay(permissionToDraft(type));
  const mayPublish = useMay(permissionToPublish(type));
  const { question, publish } = usePublishVersion(type, record, version, showing);
  const [conflict, setConflict] = useState<string>();

  async function restore() {
    const path = `${pathOf(type, record)}/revisions/${version}/draft`;
    const answer = await callApi<{ message: string }>('POST', path);
    if (!answer.ok && answer.status === 409) return setConflict(answer.message);
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    showToast('success', answer.body.message, type.screens.toasts);
    await navigate(formOf(type, record));
  }

  return (
    <>
      {mayDraft && (
        <Button size="compact-sm" variant="light" onClick={() => void restore()}>
          {`Restore version ${version}`}
        </Button>
      )}
      {mayPublish && (
        <Button size="compact-sm" variant="default" onClick={() => void publish()}>
          {`Publish version ${version}…`}
        </Button>
      )}
      {conflict && (
        <Alert color="yellow" w="100%" role="alert">
          {conflict}{' '}
          <Link to={formOf(type, record)} state={goingOn()}>
            Open the draft
          </Link>
        </Alert>
      )}
      <QuestionDialog question={question} action="Publish" cancel="Cancel" />
    </>
  );
}

/** Publishes a version at once after a question, and offers to undo it. */
function usePublishVersion(type: ContentType, record: AnyRecord, version: number, showing: Schedule | null) {
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
    const undo = () => act('POST', `${pathOf(type, data)}/undo`, { body: { version: data.version } });
    showUndoToast(message, undo, type.screens.toasts);
    await revalidate();
  }

  function questionAboutVersion(stored: AnyRecord) {
    const values = { ...valuesWithParts(type, record), ...valuesOf(type, stored) };
    const isShown = isPublic(type, values) && !isPublic(type, record);
    const otherQuestion = about({
      values,
      live: valuesOf(type, record),
      draft: null,
      showing: isShown ? showing : null,
    });
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
