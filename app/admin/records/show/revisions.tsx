import { Stack, Text } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Revision } from '../../../../server/content/revisions/revisions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { RevisionCard } from './revision-card.tsx';

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
