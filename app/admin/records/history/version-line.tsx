import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { permissionToDraft, permissionToPublish } from '../../../../content/permissions.ts';
import type { AnsweredLink } from '../../../../server/content/preview-links/feedback.ts';
import type { ListedRevision } from '../../../../server/content/revisions/list-revisions.ts';
import { Ago } from '../../parts/ago.tsx';
import { useMay } from '../../parts/signed-in.ts';
import { Differences } from '../differences/differences.tsx';
import { labelsOf } from '../publishing/questions.ts';
import { callPath } from '../records.ts';
import { LabelForm } from './label-form.tsx';
import { VersionAnswers } from './version-answers.tsx';
import { VersionComments } from './version-comments.tsx';

interface VersionLineProps {
  type: ContentType;
  record: AnyRecord;
  subject: AnyRecord;
  revision: ListedRevision;
  answers: AnsweredLink[];
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
  /** Called when the history is to be read again. */
  onChanged: () => void;
  /** More buttons. */
  children: ReactNode;
}

/** One version of a record, with what was said about its draft. */
export function VersionLine({
  type,
  record,
  subject,
  revision,
  answers,
  isCompared,
  onCompare,
  ...props
}: VersionLineProps) {
  const { version, saved_at, saved_by, label, draft_id, comments } = revision;
  const [labelling, setLabelling] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const mayLabel = useMay(permissionToPublish(type));
  const mayDraft = useMay(permissionToDraft(type));
  const isCurrent = version === record.version;
  const pathTo = (rest: string) => callPath(type, subject, `/revisions/${version}${rest}`);

  function onLabelled() {
    setLabelling('closed');
    props.onChanged();
  }

  return (
    <Paper component="li" withBorder p="md" aria-label={`Version ${version}`}>
      <Group gap="xs">
        <Text fw={600}>{`Version ${version}`}</Text>
        {label && (
          <Text fw={600} dir="auto">
            “{label}”
          </Text>
        )}
        {isCurrent && <Badge>Current</Badge>}
      </Group>
      <Text size="sm">
        <Ago time={saved_at} /> by {saved_by ?? 'someone'}
        {changesIn(type, revision)}
      </Text>
      {answers.map((link) => (
        <VersionAnswers key={link.id} link={link} onRevoked={props.onChanged} />
      ))}
      {mayDraft && draft_id !== null && comments > 0 && (
        <VersionComments type={type} draftId={draft_id} count={comments} />
      )}
      <Group gap="xs" mt="xs">
        {!isCurrent && (
          <Button size="compact-sm" variant="default" aria-expanded={isCompared} onClick={() => onCompare(!isCompared)}>
            {`Compare version ${version}`}
          </Button>
        )}
        {props.children}
        {mayLabel && labelling !== 'open' && (
          <Button
            size="compact-sm"
            variant="subtle"
            // Where the form was.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={labelling === 'closed'}
            onClick={() => setLabelling('open')}
          >
            {`Label version ${version}…`}
          </Button>
        )}
      </Group>
      {labelling === 'open' && (
        <LabelForm path={pathTo('')} revision={revision} onSaved={onLabelled} onCancel={() => setLabelling('closed')} />
      )}
      {isCompared && (
        <Differences
          type={type}
          path={pathTo('/diff')}
          version={record.version}
          sides={{ base: `version ${version}`, before: `in version ${version}`, after: 'now' }}
        />
      )}
    </Paper>
  );
}

/** Returns what a version has changed, as the end of a sentence. */
function changesIn(type: ContentType, { version, changed }: ListedRevision) {
  if (version === 1) return ', the first version';
  if (changed === null) return '';
  return changed.length > 0 ? `: ${labelsOf(type, changed)}` : ', without a change of its fields';
}
