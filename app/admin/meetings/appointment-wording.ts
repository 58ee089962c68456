import type { AppointmentStep } from '../../../content/inbox/appointment.ts';

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
