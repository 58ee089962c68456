/** In minutes. */
export const MEETING_MINUTES = 30;

/** What agency and visitor have agreed about the time of a meeting, with the names that screens show. */
export const appointmentStatuses = {
  requested: 'needs a reply',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
} as const;

export type AppointmentStatus = keyof typeof appointmentStatuses;

export type AppointmentStep = 'confirm' | 'reschedule' | 'decline' | 'cancel';

/** The steps open to the agency at each status, the likeliest first. */
export const stepsFrom: Record<AppointmentStatus, readonly AppointmentStep[]> = {
  requested: ['confirm', 'reschedule', 'decline'],
  confirmed: ['reschedule', 'cancel'],
  declined: ['reschedule', 'confirm'],
  cancelled: ['reschedule'],
};

interface Step {
  to: AppointmentStatus;
  /** The email that tells the visitor. */
  email: string;
  /** The entry in the activity log. */
  action: string;
  message: string;
}

export const appointmentSteps = {
  confirm: { to: 'confirmed', email: 'meeting confirmed', action: 'confirmed', message: 'Meeting Confirmed!' },
  reschedule: { to: 'confirmed', email: 'meeting rescheduled', action: 'rescheduled', message: 'Meeting Rescheduled!' },
  decline: { to: 'declined', email: 'meeting declined', action: 'declined', message: 'Meeting Declined!' },
  cancel: { to: 'cancelled', email: 'meeting cancelled', action: 'cancelled', message: 'Meeting Cancelled!' },
} as const satisfies Record<AppointmentStep, Step>;

/** The emails about when a meeting takes place: those that are not sent yet are pointless once that changes. */
export const emailsAboutAppointment = [
  ...Object.values(appointmentSteps).map(({ email }) => email),
  'meeting reminder',
  'move notice',
] as const;
