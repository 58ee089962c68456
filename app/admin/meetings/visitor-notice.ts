import type { Meeting, Standing } from './appointment-transitions.ts';
import type { LeadMail } from '../inbox/emails.tsx';

/** Says whether the visitor was told how it stands with a meeting. */
export function visitorNotice({ standing }: Meeting, mails: LeadMail[], isMailConfigured: boolean): string {
  if (standing === 'asked') return 'The visitor is waiting to hear whether the time suits you.';
  const mail = mails.findLast(({ letter }) => lettersFor[standing].includes(letter));
  if (mail?.sent_at) return sentences[standing];
  if (!isMailConfigured) return 'The visitor has not been told: email isn’t set up yet.';
  if (mail?.due_at && !mail.failure) return 'The email to the visitor is on its way.';
  return 'The visitor has not been told: the email could not be sent. See “Mails” below.';
}

const lettersFor: Record<Standing, LeadMail['letter'][]> = {
  asked: [],
  confirmed: ['meeting confirmed', 'meeting moved'],
  declined: ['meeting declined'],
  cancelled: ['meeting cancelled'],
};

const sentences: Record<Standing, string> = {
  asked: '',
  confirmed: 'The visitor has an invitation, and a link to cancel.',
  declined: 'The visitor was told that this time does not suit you.',
  cancelled: 'The visitor was told. The time is free again.',
};
