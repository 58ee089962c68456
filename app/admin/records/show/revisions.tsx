import { Alert, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Revision } from '../../../../server/content/revisions/revisions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { permissionToDraft, permissionToPublish } from '../../../../content/permissions.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { useMay } from '../../parts/signed-in.ts';
import { formOf } from '../../shell/screens.ts';
import { pathOf, type Saved } from '../records.ts';
import { Ago } from '../../parts/ago.tsx';
import { goingOn } from '../publishing/opening.ts';
import { QuestionDialog, useQuestion } from '../publishing/question-dialog.tsx';
import { Differences } from './differences.tsx';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import { isPublic, valuesOf } from '../../../../content/model/values.ts';
import { showUndoToast, useAction } from '../../parts/use-action.tsx';

interface RevisionsProps {
  type: ContentType;
  record: AnyRecord;
  revisions: Revision[];
  /** When the record will be shown by itself. */
  showing: Schedule | null;
}

/** The revisions of a record: who saved them and when, to compare with the present state and to restore. */
export function Revisions({ type, record, revisions, showing }: RevisionsProps) {
  if (revisions.length === 0) return <Text>No revisions yet. Every save adds one.</Text>;
  return (
    <Stack>
      {revisions.length > 1 && (
        <Text c="dimmed" size="sm">
          Restoring a version opens it as a draft. Publishing it replaces what visitors see.
        </Text>
      )}
      {revisions.map((revision) => (
        <RevisionCard key={revision.version} type={type} record={record} revision={revision} showing={showing} />
      ))}
    </Stack>
  );
}

interface RevisionCardProps {
  type: ContentType;
  record: AnyRecord;
  revision: Revision;
  showing: Schedule | null;
}

/** One revision of a record. */
function RevisionCard({ type, record, revision, showing }: RevisionCardProps) {
  const { version, saved_at, saved_by } = revision;
  const navigate = useNavigate();
  const mayDraft = useMay(permissionToDraft(type));
  const mayPublish = useMay(permissionToPublish(type));
  const [isCompared, setCompared] = useState(false);
  const { question, publish } = usePublishRevision(type, record, version, showing);
  const [conflict, setConflict] = useState<string>();
  const path = `${pathOf(type, record)}/revisions/${version}`;

  async function restore() {
    const answer = await callApi<{ message: string }>('POST', `${path}/draft`);
    if (!answer.ok && answer.status === 409) return setConflict(answer.message);
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    showToast('success', answer.body.message, type.screens.toasts);
    await navigate(formOf(type, record));
  }

  return (
    <Paper withBorder p="md">
      <Group gap="sm" mb="xs">
        <Text fw={600}>{`Version ${version}`}</Text>
        <Text c="dimmed" size="sm">
          <Ago time={saved_at} /> by {saved_by ?? 'someone'}
        </Text>
        {version === record.version && <Badge>Current</Badge>}
      </Group>
      {version !== record.version && (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            {`Compare version ${version}`}
          </Button>
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
        </Group>
      )}
      {conflict && (
        <Alert color="orange" mt="md" role="alert">
          {conflict}{' '}
          <Link to={formOf(type, record)} state={goingOn()}>
            Open the draft
          </Link>
        </Alert>
      )}
      {isCompared && (
        <Differences
          type={type}
          path={path}
          version={record.version}
          sides={{ base: `version ${version}`, before: `in version ${version}`, after: 'now' }}
        />
      )}
      <QuestionDialog question={question} action="Publish" cancel="Cancel" />
    </Paper>
  );
}

/** Publishes a revision at once after a question, and offers to undo it. */
function usePublishRevision(type: ContentType, record: AnyRecord, version: number, showing: Schedule | null) {
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
