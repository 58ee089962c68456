import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';

interface ScheduleDialogProps {
  title: string;
  /** The path of the API. */
  path: string;
  onClose: () => void;
  onScheduled: () => void;
}

/** Asks for the time at which a draft is to be published, in the time zone of whoever chooses it. */
export function ScheduleDialog({ title, path, onClose, onScheduled }: ScheduleDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();

  async function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form around this dialog would take it for its own.
    event.stopPropagation();
    const time = new FormData(event.currentTarget).get('time');
    setBusy(true);
    const answer = await callApi<{ message: string }>('POST', path, { time, time_zone: zone });
    setBusy(false);
    if (!answer.ok) return setError(answer.errors['time']?.[0] ?? answer.message);
    showToast('success', answer.body.message);
    onScheduled();
  }

  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form method="post" noValidate aria-label={title} onSubmit={(event) => void schedule(event)}>
        <Stack>
          <TextInput label="Publish at" name="time" type="datetime-local" required error={error} data-autofocus />
          <Text size="sm" c="dimmed">{`In the time zone ${zone}.`}</Text>
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
