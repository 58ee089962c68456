import { type AppointmentStatus, appointmentSteps } from '../../../content/inbox/appointment.ts';
import type { ItemEmail } from '../inbox/emails.tsx';
import type { MeetingItem } from './meeting-item.ts';

/** Returns a sentence that says whether the visitor knows about the appointment. */
export function visitorNotice({ appointment }: MeetingItem, emails: ItemEmail[], isMailConfigured: boolean): string {
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
