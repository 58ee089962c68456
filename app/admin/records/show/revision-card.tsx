import { Alert, Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { permissionToDraft, permissionToPublish } from '../../../../content/permissions.ts';
import type { Revision } from '../../../../server/content/revisions/revisions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { useMay } from '../../parts/use-signed-in.ts';
import { formOf } from '../../shell/screens.ts';
import { pathOf } from '../records.ts';
import { Ago } from '../../parts/ago.tsx';
import { goingOn } from '../publishing/opening.ts';
import { QuestionDialog } from '../publishing/question-dialog.tsx';
import { Differences } from './differences.tsx';
import { usePublishRevision } from './use-publish-revision.ts';

interface RevisionCardProps {
  type: ContentType;
  record: AnyRecord;
  revision: Revision;
  showing: Schedule | null;
}

/** One revision of a record. */
export function RevisionCard({ type, record, revision, showing }: RevisionCardProps) {
  const { version, saved_at, saved_by } = revision;
  const navigate = useNavigate();
  const mayDraft = useMay(permissionToDraft(type));
  const mayPublish = useMay(permissionToPublish(type));
  const [isCompared, setCompared] = useState(false);
  const { question, publish } = usePublishRevision(type, record, { version, showing });
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
