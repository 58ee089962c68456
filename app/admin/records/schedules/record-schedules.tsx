import { Button, Paper, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isBuiltIn } from '../../../../content/addresses.ts';
import { sentencesAboutBlanks } from '../../../../content/model/blanks.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../../content/model/parts/parts.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { ScheduledAction } from '../../../../server/content/schedules/tables.ts';
import { IconCalendar } from '../../../ui/icons.ts';
import { callApi } from '../../parts/api.ts';
import { useMay } from '../../parts/signed-in.ts';
import { callPath } from '../records.ts';
import { isHidden } from '../show/public-page.tsx';
import { ScheduleLine } from './schedule-line.tsx';

const ScheduleDialog = lazy(() => import('../drafts/schedule-dialog.tsx'));

/** Returns what can be done with a record at a time: one that is part of every site is always shown. */
export function actionToSchedule(type: ContentType, record: AnyRecord): ScheduledAction | null {
  if (!('status' in type.fields)) return null;
  if (isHidden(type, record)) return 'publish';
  return isBuiltIn(type, record['slug']) ? null : 'unpublish';
}

interface ScheduleButtonProps {
  type: ContentType;
  record: AnyRecord;
  hasDraft: boolean;
}

/** Has a record shown or hidden at a time. One that is hidden and has a draft is shown by publishing that. */
export function ScheduleButton({ type, record, hasDraft }: ScheduleButtonProps) {
  const mayPublish = useMay(permissionToPublish(type));
  const [isOpen, setOpen] = useState(false);
  const action = actionToSchedule(type, record);
  if (!mayPublish || !action || (action === 'publish' && hasDraft)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCalendar size={18} />} onClick={() => setOpen(true)}>
        Schedule…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordScheduleDialog type={type} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface RecordScheduleDialogProps {
  type: ContentType;
  record: AnyRecord;
  /** The record by which the API knows it: that which is translated. */
  subject?: AnyRecord;
  onClose: () => void;
}

export function RecordScheduleDialog({ type, record, subject = record, onClose }: RecordScheduleDialogProps) {
  const { revalidate } = useRevalidator();
  const action = isHidden(type, record) ? 'publish' : 'unpublish';
  return (
    <ScheduleDialog
      title={`${action === 'publish' ? 'Publish' : 'Unpublish'} “${titleOf(type, record)}” later`}
      action={action}
      schedule={(time) => callApi('POST', callPath(type, subject, '/schedule'), { ...time, action })}
      notes={action === 'publish' ? sentencesAboutBlanks(type, valuesWithParts(type, record)) : []}
      onClose={onClose}
      onScheduled={() => {
        onClose();
        void revalidate();
      }}
    />
  );
}

/** The schedules of a record and of its draft. */
export function RecordSchedules({ schedules }: { schedules: Schedule[] }) {
  if (schedules.length === 0) return null;
  return (
    <Paper withBorder p="md" radius="lg" component="section" aria-label="Schedules">
      <Stack gap="md">
        {schedules.map((schedule) => (
          <ScheduleLine key={schedule.id} schedule={schedule} />
        ))}
      </Stack>
    </Paper>
  );
}
