import type { Lead } from '../inbox/inbox-kinds.ts';

export type Standing = 'asked' | 'confirmed' | 'declined' | 'cancelled';

/** A meeting, as the API gives it. */
export type Meeting = Lead & {
  standing: Standing;
  starts_at: string;
  time_zone: string;
  agency_time_zone: string;
};

export type StepName = 'confirm' | 'reschedule' | 'decline' | 'cancel';

/** How each step is called, and what the visitor is mailed. */
export const steps: Record<StepName, { label: string; title: string; mailed: string; isDangerous?: true }> = {
  confirm: { label: 'Confirm', title: 'Confirm the meeting?', mailed: 'is mailed an invitation' },
  reschedule: { label: 'Reschedule', title: 'Give the meeting another time?', mailed: 'is mailed the new time' },
  decline: {
    label: 'Decline',
    title: 'Decline the meeting?',
    mailed: 'is mailed that this time does not suit you',
    isDangerous: true,
  },
  cancel: {
    label: 'Cancel meeting',
    title: 'Cancel the meeting?',
    mailed: 'is mailed that you do not meet',
    isDangerous: true,
  },
};

/** What can be done as a meeting stands, the likeliest first. */
export const stepsFrom: Record<Standing, StepName[]> = {
  asked: ['confirm', 'reschedule', 'decline'],
  confirmed: ['reschedule', 'cancel'],
  declined: ['reschedule', 'confirm'],
  cancelled: ['reschedule'],
};

/** Takes a lead and tells whether it is a meeting. */
export function isMeeting(lead: Lead): lead is Meeting {
  return lead.standing !== undefined;
}
