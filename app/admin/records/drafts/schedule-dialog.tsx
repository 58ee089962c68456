import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { ScheduledAction } from '../../../../server/content/schedules/tables.ts';
import { showToast } from '../../../ui/toast.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { callApi } from '../../parts/api.ts';
import { MomentPreview } from '../schedules/moment-preview.tsx';
import { ZoneSelect } from '../schedules/zone-select.tsx';

interface ScheduleDialogProps {
  title: string;
  /** The path of the API. */
  path: string;
  /** What happens to a record then; a draft is published. */
  action?: ScheduledAction;
  /** Of the draft that is to be published. */
  version?: number;
  onClose: () => void;
  onScheduled: (schedule: Schedule) => void;
  /** What somebody should know before, in sentences. */
  notes?: string[];
}

/** Asks for the time at which a draft is to be published, or a record shown or hidden, in a time zone. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { title, path, action, version, onClose, onScheduled, notes = [] } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [time, setTime] = useState('');
  const [zone, setZone] = useState(useReaderZone());
  const input = useRef<HTMLInputElement>(null);

  function change(time: string) {
    setTime(time);
    setError(undefined);
  }

  async function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise the form around this dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    const answer = await callApi<{ data: Schedule; message: string }>('POST', path, {
      time,
      time_zone: zone,
      ...(action && { action }),
      ...(version && { version }),
    });
    setBusy(false);
    if (!answer.ok) {
      setError(answer.errors['time']?.[0] ?? answer.message);
      return input.current?.focus();
    }
    showToast('success', answer.body.message);
    onScheduled(answer.body.data);
  }

  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form method="post" noValidate aria-label={title} onSubmit={(event) => void schedule(event)}>
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
          <ZoneSelect value={zone} onChange={setZone} />
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
    </Modal>
  );
}
