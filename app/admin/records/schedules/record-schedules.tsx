import { Button, Paper, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isBuiltIn } from '../../../../content/addresses.ts';
import { sentencesAboutBlanks } from '../../../../content/model/blanks.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { IconCalendar } from '../../../ui/icons.ts';
import { useMay } from '../../parts/signed-in.ts';
import { pathOf } from '../records.ts';
import { isHidden } from '../show/public-page.tsx';
import { ScheduleLine } from './schedule-line.tsx';

const ScheduleDialog = lazy(() => import('../drafts/schedule-dialog.tsx'));

interface ScheduleButtonProps {
  type: ContentType;
  record: AnyRecord;
  hasDraft: boolean;
}

/**
 * Has a record hidden at a time, unless it is part of every site, or shown. One that is hidden and has a draft is shown by
 * publishing that.
 */
export function ScheduleButton({ type, record, hasDraft }: ScheduleButtonProps) {
  const { revalidate } = useRevalidator();
  const mayPublish = useMay(permissionToPublish(type));
  const [isOpen, setOpen] = useState(false);
  const action = isHidden(type, record) ? 'publish' : 'unpublish';
  const isOffered = action === 'publish' ? !hasDraft : !isBuiltIn(type, record['slug']);
  if (!mayPublish || !('status' in type.fields) || !isOffered) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCalendar size={18} />} onClick={() => setOpen(true)}>
        Schedule…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScheduleDialog
            title={`${action === 'publish' ? 'Publish' : 'Unpublish'} “${titleOf(type, record)}” later`}
            path={`${pathOf(type, record)}/schedule`}
            action={action}
            notes={action === 'publish' ? sentencesAboutBlanks(type, valuesWithParts(type, record)) : []}
            onClose={() => setOpen(false)}
            onScheduled={() => {
              setOpen(false);
              void revalidate();
            }}
          />
        </Suspense>
      )}
    </>
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
