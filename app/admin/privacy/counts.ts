import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { PersonalData } from '../../../server/leads/privacy/personal-data.ts';

/** The amounts of data stored about a person. */
export type DataCounts = Awaited<ReturnType<PersonalData['count']>>;

/** Returns in words what would be erased. */
export function countsInWords({
  said: answers,
  mentions,
  invitations,
  sign_ins,
  mails,
  ...counts
}: DataCounts): string {
  const amounts = [
    ...inboxKinds.map(({ plural, noun }) => [counts[plural], noun.one, noun.many] as const),
    [answers, 'answer to a draft', 'answers to drafts'] as const,
    [invitations, 'invitation', 'invitations'] as const,
    [sign_ins, 'record of failed sign-ins', 'records of failed sign-ins'] as const,
    [mails, 'email', 'emails'] as const,
    [mentions, 'text that mentions the address', 'texts that mention the address'] as const,
  ];
  return amounts
    .flatMap(([number, singular, plural]) => (number > 0 ? [count(number, singular, plural)] : []))
    .join(', ');
}

export function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
