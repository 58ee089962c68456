import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type AppointmentStep,
  stepsFrom,
  type AppointmentStatus,
  appointmentSteps,
} from '../../../content/inbox/appointment.ts';
import { meeting as meetingKind } from '../../../content/inbox/meeting.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { useMay } from '../parts/signed-in.ts';
import { AppointmentDialog, stepWordings } from './appointment-dialog.tsx';
import { ColumnBadge } from '../inbox/column-badge.tsx';
import type { ItemEmail } from '../inbox/emails.tsx';
import type { InboxItem, MeetingItem } from '../inbox/inbox-item.ts';

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
