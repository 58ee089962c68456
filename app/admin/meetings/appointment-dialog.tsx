import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AppointmentStep } from '../../../content/inbox/appointment.ts';
import { meeting as meetingKind } from '../../../content/inbox/meeting.ts';
import type { ApiResult } from '../../ui/call.ts';
import { focusHeading } from '../parts/screen.tsx';
import { momentOf, type MeetingItem } from '../inbox/inbox-item.ts';
import { clockTime } from '../records/schedules/zoned-time.ts';

interface AppointmentDialogProps {
  isOpen: boolean;
  step: AppointmentStep;
  meeting: MeetingItem;
  isMailConfigured: boolean;
  onClose: () => void;
  onTake: (fields: object) => Promise<ApiResult<object>>;
}

/** Asks before a step is taken, because the visitor is emailed; asks for the new time when rescheduling. */
export function AppointmentDialog({ isOpen, step, meeting, isMailConfigured, ...props }: AppointmentDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function close() {
    setError(undefined);
    props.onClose();
  }

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const result = await props.onTake(fields);
    setError(result.ok ? undefined : (result.errors['time']?.[0] ?? result.message));
    if (result.ok) focusHeading();
    setBusy(false);
  }

  const { label, title, email, isDangerous } = stepWordings[step];
  const zones = [...new Set([meeting.agency_time_zone, meeting.time_zone])];
  // The button that opened the dialog is gone after the step.
  return (
    <Modal opened={isOpen} onClose={close} title={title} centered returnFocus={!isBusy}>
      <form method="post" noValidate aria-label={title} onSubmit={(event) => void take(event)}>
        <Stack>
          <Text>
            {meeting.name} ({meeting.email}){' '}
            {isMailConfigured ? `${email}.` : 'will not be told yet: email isn’t set up.'}
          </Text>
          {step === 'reschedule' ? (
            <>
              <TextInput
                label="New time"
                name="time"
                type="datetime-local"
                defaultValue={clockTime(new Date(meeting.starts_at), meeting.agency_time_zone)}
                required
                error={error}
                data-autofocus
              />
              <NativeSelect label="Time zone" name="time_zone" data={zones} />
            </>
          ) : (
            <div>
              {zones.map((zone) => (
                <Text key={zone}>{momentOf(meetingKind, meeting, zone)}</Text>
              ))}
            </div>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus={step === 'reschedule' ? undefined : true}>
              Back
            </Button>
            <Button type="submit" loading={isBusy} {...(isDangerous && { color: 'red' })}>
              {`${label} ${isMailConfigured ? 'and email' : 'without email'}`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface StepWording {
  label: string;
  title: string;
  /** What the visitor gets. */
  email: string;
  isDangerous?: true;
}

export const stepWordings: Record<AppointmentStep, StepWording> = {
  confirm: { label: 'Confirm', title: 'Confirm the meeting?', email: 'will be emailed an invitation' },
  reschedule: { label: 'Reschedule', title: 'Reschedule the meeting?', email: 'will be emailed the new time' },
  decline: {
    label: 'Decline',
    title: 'Decline the meeting?',
    email: 'will get an email saying that this time does not suit you',
    isDangerous: true,
  },
  cancel: {
    label: 'Cancel meeting',
    title: 'Cancel the meeting?',
    email: 'will get an email saying that the meeting is cancelled',
    isDangerous: true,
  },
};
