import {
  type AppointmentStatus,
  type AppointmentStep,
  appointmentSteps,
  stepsFrom,
} from '../../../content/inbox/appointment.ts';
import type { EmailKind } from '../../../content/inbox/inbox-kinds.ts';
import type { Action } from '../../audit/tables.ts';

/** A change of a meeting's appointment, with the emails that follow it. */
export interface AppointmentChange {
  step: AppointmentStep;
  to: AppointmentStatus;
  emails: readonly EmailKind[];
  action: Action;
}

/** Returns a step of the agency as a change. */
export function changeByAgency(step: AppointmentStep): AppointmentChange {
  const { to, email, action } = appointmentSteps[step];
  return { step, to, emails: [email], action };
}

export const cancelledByVisitor: AppointmentChange = {
  ...changeByAgency('cancel'),
  emails: ['cancellation notice', appointmentSteps.cancel.email],
};

/** Returns why a step cannot be taken from an appointment, or null. */
export function whyNot({ step, action }: AppointmentChange, appointment: AppointmentStatus): string | null {
  if (stepsFrom[appointment].includes(step)) return null;
  if (appointment === action) return `This meeting is already ${appointment}.`;
  return `This meeting is ${appointment === 'requested' ? 'not confirmed' : appointment}: it cannot be ${action}.`;
}
