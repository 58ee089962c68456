import { Loader, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import type { AnsweredLink } from '../../../../server/content/preview-links/feedback.ts';
import type { ListedRevision } from '../../../../server/content/revisions/list-revisions.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi, useLastLoaded } from '../../parts/api.ts';
import { useMay } from '../../parts/signed-in.ts';
import { callPath } from '../records.ts';
import { VersionLine } from './version-line.tsx';

interface HistoryProps {
  type: ContentType;
  record: AnyRecord;
  /** The record by which the API knows it: that which is translated. */
  subject?: AnyRecord;
  /** The buttons of an earlier version besides those that compare and label it. */
  renderActions: (version: number) => ReactNode;
}

/** The versions of a record: who has saved them, when, what they have changed, and what was said about them. */
export function History({ type, record, subject = record, renderActions }: HistoryProps) {
  const mayDraft = useMay(permissionToDraft(type));
  const [readings, setReadings] = useState(0);
  const [compared, setCompared] = useState<number | null>(null);
  const history = useLastLoaded(`${type.name} ${record.id} ${record.version} ${readings}`, () =>
    readHistory((rest) => callPath(type, subject, rest), { mayDraft }),
  );
  if (!history) return <Loader size="sm" aria-label="Loading the history" />;
  if (!history.ok) return <Text>{history.message}</Text>;
  const { versions, answers } = history.body;
  if (versions.length === 0) return <Text>No versions yet. Every save adds one.</Text>;
  return (
    <Stack component="ol" m={0} p={0} aria-label="Versions" style={{ listStyle: 'none' }}>
      {versions.map((revision) => (
        <VersionLine
          key={revision.version}
          type={type}
          record={record}
          subject={subject}
          revision={revision}
          answers={answers.filter(({ version }) => version === revision.version)}
          isCompared={compared === revision.version}
          onCompare={(isCompared) => setCompared(isCompared ? revision.version : null)}
          onChanged={() => setReadings(readings + 1)}
        >
          {revision.version !== record.version && renderActions(revision.version)}
        </VersionLine>
      ))}
    </Stack>
  );
}

interface Read {
  versions: ListedRevision[];
  answers: AnsweredLink[];
}

async function readHistory(
  pathTo: (rest: string) => string,
  { mayDraft }: { mayDraft: boolean },
): Promise<ApiResult<Read>> {
  const [versions, answers] = await Promise.all([
    callApi<{ data: ListedRevision[] }>('GET', pathTo('/revisions')),
    mayDraft ? callApi<{ data: AnsweredLink[] }>('GET', pathTo('/answers')) : null,
  ]);
  if (!versions.ok) return versions;
  return { ok: true, body: { versions: versions.body.data, answers: answers?.ok ? answers.body.data : [] } };
}
