import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { type Meeting, type StepName, steps, stepsFrom } from './appointment-transitions.ts';
import type { Lead } from '../inbox/inbox-kinds.ts';
import type { LeadMail } from '../inbox/emails.tsx';
import { visitorNotice } from './visitor-notice.ts';

interface AppointmentProps {
  meeting: Meeting;
  mails: LeadMail[];
  isMailConfigured: boolean;
  path: string;
  /** Receives the version that a step led to. */
  onChanged: (version: number) => void;
}

/** How it stands with a meeting, and the steps that settle it, each of which is mailed to the visitor. */
export function Appointment({ meeting, mails, isMailConfigured, path, onChanged }: AppointmentProps) {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<StepName>('confirm');
  const [isOpen, setOpen] = useState(false);

  function open(wanted: StepName) {
    setStep(wanted);
    setOpen(true);
  }

  async function take(fields: object) {
    const body = { ...fields, version: meeting.version };
    const answer = await callApi<{ message: string; data: Lead }>('POST', `${path}/${step}`, body);
    showResultToast(answer);
    if (answer.ok) onChanged(answer.body.data.version);
    // Another time may be free.
    if (answer.ok || step !== 'reschedule') setOpen(false);
    await revalidate();
    return answer;
  }

  return (
    <Stack component="section" aria-labelledby="appointment">
      <Group gap="sm">
        <Title order={2} size="h3" id="appointment">
          The meeting
        </Title>
        <StatusBadge isOn={meeting.standing === 'confirmed'}>{meeting.standing}</StatusBadge>
      </Group>
      <Text c="dimmed">{visitorNotice(meeting, mails, isMailConfigured)}</Text>
      <Group>
        {stepsFrom[meeting.standing].map((name, index) => (
          <Button key={name} {...(index > 0 && { variant: 'default' })} onClick={() => open(name)}>
            {steps[name].label}
          </Button>
        ))}
      </Group>
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
