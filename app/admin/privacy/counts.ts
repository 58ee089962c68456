import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { PersonalData } from '../../../server/leads/privacy/personal-data.ts';

/** The amounts of data stored about a person. */
export type DataCounts = Awaited<ReturnType<PersonalData['count']>>;

/** Returns in words what would be erased. */
export function countsInWords({ said, mentions, invitations, sign_ins, mails, ...counts }: DataCounts): string {
  const amounts = [
    ...inboxKinds.map(({ plural, noun }) => [counts[plural], noun.one, noun.many] as const),
    [said, 'answer to a draft', 'answers to drafts'] as const,
    [invitations, 'invitation', 'invitations'] as const,
    [sign_ins, 'record of failed sign-ins', 'records of failed sign-ins'] as const,
    [mails, 'email', 'emails'] as const,
    [mentions, 'text that mentions the address', 'texts that mention the address'] as const,
  ];
  return amounts.flatMap(([number, one, many]) => (number > 0 ? [count(number, one, many)] : [])).join(', ');
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
