import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type AppointmentStatus,
  type AppointmentStep,
  appointmentSteps,
  stepsFrom,
} from '../../../content/inbox/appointment.ts';
import { meeting as meetingKind } from '../../../content/inbox/meeting.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { useMay } from '../parts/signed-in.ts';
import { ColumnBadge } from '../parts/status-badge.tsx';
import type { ItemEmail } from '../inbox/emails.tsx';
import { type InboxItem, type MeetingItem, momentOf } from '../inbox/inbox-item.ts';
import type { ApiResult } from '../../ui/call.ts';
import { focusHeading } from '../parts/screen.tsx';
import { clockTime } from '../records/schedules/zoned-time.ts';

interface AppointmentProps {
  meeting: MeetingItem;
  emails: ItemEmail[];
  isMailConfigured: boolean;
  path: string;
  /** Called with the new version after each step. */
  onChanged: (version: number) => void;
}

/** The appointment of a meeting and its next steps. The visitor is emailed after each. */
export function Appointment({ meeting, emails, isMailConfigured, path, onChanged }: AppointmentProps) {
  const { revalidate } = useRevalidator();
  const mayWork = useMay('work on leads');
  const [step, setStep] = useState<AppointmentStep>('confirm');
  const [isOpen, setOpen] = useState(false);

  function open(wanted: AppointmentStep) {
    setStep(wanted);
    setOpen(true);
  }

  async function take(fields: object) {
    const body = { ...fields, version: meeting.version };
    const result = await callApi<{ message: string; data: InboxItem }>('POST', `${path}/${step}`, body);
    showResultToast(result);
    if (result.ok) onChanged(result.body.data.version);
    // After a refusal the user may choose another time.
    if (result.ok || step !== 'reschedule') setOpen(false);
    await revalidate();
    return result;
  }

  return (
    <Stack component="section" aria-labelledby="appointment">
      <Group gap="sm">
        <Title order={2} size="h3" id="appointment">
          Appointment
        </Title>
        <ColumnBadge column={meetingKind.columns.appointment} value={meeting.appointment} />
      </Group>
      <Text c="dimmed">{visitorNotice(meeting, emails, isMailConfigured)}</Text>
      {mayWork && (
        <Group gap="xs">
          {stepsFrom[meeting.appointment].map((name, index) => (
            <Button
              key={name}
              variant={meeting.appointment === 'requested' && index === 0 ? 'filled' : 'default'}
              onClick={() => open(name)}
            >
              {stepWordings[name].label}
            </Button>
          ))}
        </Group>
      )}
      <AppointmentDialog
        key={meeting.version}
        isOpen={isOpen}
        step={step}
        meeting={meeting}
        isMailConfigured={isMailConfigured}
        onClose={() => setOpen(false)}
        onTake={take}
      />
    </Stack>
  );
}

/** Returns a sentence that says whether the visitor knows about the appointment. */
function visitorNotice({ appointment }: MeetingItem, emails: ItemEmail[], isMailConfigured: boolean): string {
  if (appointment === 'requested') return sentences.requested;
  const steps = Object.values(appointmentSteps).filter(({ to }) => to === appointment);
  const email = emails.findLast(({ kind }) => steps.some((step) => step.email === kind));
  if (email?.sent_at) return sentences[appointment];
  if (!isMailConfigured) return 'The visitor does not know yet: email isn’t set up.';
  if (email?.due_at && !email.failure) return 'The email to the visitor is on its way.';
  return 'The visitor does not know yet: the email could not be sent. See “Emails”.';
}

const sentences: Record<AppointmentStatus, string> = {
  requested: 'The visitor is waiting to hear whether the time suits you.',
  confirmed: 'The visitor has an invitation, and a link to cancel.',
  declined: 'The visitor knows that this time does not suit you.',
  cancelled: 'The visitor knows. The time is free again.',
};

interface AppointmentDialogProps {
  isOpen: boolean;
  step: AppointmentStep;
  meeting: MeetingItem;
  isMailConfigured: boolean;
  onClose: () => void;
  onTake: (fields: object) => Promise<ApiResult<object>>;
}

/** Asks before a step is taken, because the visitor is emailed; asks for the new time when rescheduling. */
function AppointmentDialog({ isOpen, step, meeting, isMailConfigured, ...props }: AppointmentDialogProps) {
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

const stepWordings: Record<AppointmentStep, StepWording> = {
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
