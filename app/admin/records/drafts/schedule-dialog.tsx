import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { ScheduledAction } from '../../../../server/content/schedules/tables.ts';
import { showToast } from '../../../ui/toast.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import type { ApiResult } from '../../../ui/call.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ZoneSelect } from '../schedules/zone-select.tsx';
import { areSame, momentAt, momentInWords, zoneName } from '../schedules/zoned-time.ts';

export interface Scheduled {
  data: Schedule;
  message: string;
}

interface ChosenTime {
  /** By a clock in the time zone, such as 2026-11-24T09:00. */
  time: string;
  time_zone: string;
}

interface ScheduleDialogProps {
  title: string;
  /** What happens to a record then; a draft is published. */
  action?: ScheduledAction;
  /** Returns null where there is nothing to schedule any more. */
  schedule: (time: ChosenTime) => Promise<ApiResult<Scheduled> | null>;
  onClose: () => void;
  onScheduled: (schedule: Schedule) => void;
  /** What somebody should know before, in sentences. */
  notes?: string[];
}

/** Asks for the time at which a draft is to be published, or a record shown or hidden, in a time zone. */
export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { title, action, schedule, onClose, onScheduled, notes = [] } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [time, setTime] = useState('');
  const [zone, setZone] = useState(useReaderZone());
  const input = useRef<HTMLInputElement>(null);

  function change(time: string) {
    setTime(time);
    setError(undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise the form around this dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    const answer = await schedule({ time, time_zone: zone });
    setBusy(false);
    if (!answer) return onClose();
    if (!answer.ok) {
      setError(answer.errors['time']?.[0] ?? answer.message);
      return input.current?.focus();
    }
    showToast('success', answer.body.message);
    onScheduled(answer.body.data);
  }

  return (
    <Dialog onClose={onClose} title={title} centered>
      <form method="post" noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextInput
            label={action === 'unpublish' ? 'Unpublish at' : 'Publish at'}
            ref={input}
            name="time"
            type="datetime-local"
            required
            value={time}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            error={error}
            data-autofocus
          />
          <ZoneSelect
            label="Time zone"
            value={zone}
            onChange={(chosen) => setZone(chosen ?? zone)}
            allowDeselect={false}
          />
          <MomentPreview time={time} zone={zone} />
          {notes.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isBusy}>
              Schedule
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Says which moment a time in a zone is, where the reader is too, and warns where clocks are changed. */
function MomentPreview({ time, zone }: { time: string; zone: string }) {
  const moment = momentAt(time, zone);
  const readerZone = useReaderZone();
  return (
    <output>
      {moment && (
        <>
          <Text size="sm">{`${momentInWords(moment.date, zone)} (${zoneName(zone)})`}</Text>
          {!areSame(moment.date, zone, readerZone) && (
            <Text size="sm" c="dimmed">
              {`Where you are: ${momentInWords(moment.date, readerZone)} (${zoneName(readerZone)})`}
            </Text>
          )}
          {moment.change && (
            <Text size="sm" fw={600}>
              {warnings[moment.change](time.slice(11))}
            </Text>
          )}
        </>
      )}
    </output>
  );
}

const warnings = {
  skipped: (time: string) => `Clocks go forward then, and never show ${time}. The time above is used.`,
  repeated: (time: string) => `Clocks go back then, and show ${time} twice. The first one is used.`,
};
