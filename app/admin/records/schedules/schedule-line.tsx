import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { typeAt } from '../../../../content/index.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { useAction } from '../../parts/use-action.tsx';
import { useMay, useNameOf } from '../../parts/signed-in.ts';
import { areSame, inShort, momentInWords, zoneName } from './zoned-time.ts';

/** When something is to be published or hidden, or why it was not, with a button that cancels it. */
export function ScheduleLine({ schedule, onCancelled }: { schedule: Schedule; onCancelled?: () => void }) {
  const act = useAction();
  const nameOf = useNameOf();
  const mayCancel = useMay(permissionToPublish(typeAt(schedule.type)));
  const id = useId();
  const readerZone = useReaderZone();
  const { failure, due_at, time_zone, created_by, created_by_id } = schedule;
  const date = new Date(due_at);

  async function cancel() {
    if (await act('DELETE', `/schedules/${schedule.id}`)) onCancelled?.();
  }

  return (
    <Group justify="space-between" align="flex-start">
      <div id={id}>
        <Text size="sm">{sentenceOf(schedule)}</Text>
        {failure && <Text size="sm" fw={600}>{`Reason: ${failure}`}</Text>}
        <Text size="sm" c="dimmed">
          {`Scheduled by ${nameOf(created_by, created_by_id)}.`}
          {!areSame(date, time_zone, readerZone) && ` That is ${inShort(date, readerZone)} where you are.`}
        </Text>
      </div>
      {mayCancel && (
        <Button size="compact-sm" variant="light" aria-describedby={id} onClick={() => void cancel()}>
          {failure ? 'Dismiss' : 'Cancel schedule'}
        </Button>
      )}
    </Group>
  );
}

/** When something is to be published or hidden, by the reader's clock, in a row of a list. */
export function ScheduleMark({ schedule }: { schedule: Schedule }) {
  const { action, due_at, failure } = schedule;
  const readerZone = useReaderZone();
  const state = failure ? 'Refused' : action === 'publish' ? 'Scheduled' : 'Until';
  return (
    <span
      className="draft-mark"
      data-refused={failure ? true : undefined}
      title={[sentenceOf(schedule), failure].filter(Boolean).join(' ')}
    >
      {`${state} ${inShort(new Date(due_at), readerZone)}`}
    </span>
  );
}

function sentenceOf({ action, due_at, time_zone, failure }: Schedule) {
  const when = `${momentInWords(new Date(due_at), time_zone)} (${zoneName(time_zone)})`;
  const result = action === 'publish' ? 'published' : 'hidden';
  return failure ? `It could not be ${result} on ${when}.` : `It will be ${result} on ${when}.`;
}
