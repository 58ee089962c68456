import { examineCopy } from './received-copy.ts';
import { examineDomain, type Sending } from './examine-domain.ts';
import { bad, type DomainFinding, note } from './finding.ts';

/** Of an email that was sent to the mailbox of answers: its head, null where it has not arrived, or why that is not known. */
export type Copy = { head: string | null } | { failure: string };

/** Returns what other mail servers find out about emails, and what became of one. `copy` is null where nobody looks for it. */
export async function findingsAbout(sending: Sending, copy: Copy | null): Promise<DomainFinding[]> {
  const { domain, dmarc, findings } = await examineDomain(sending);
  if (copy === null) return [...findings, LOOK];
  if ('failure' in copy)
    return [...findings, bad('Mailbox', `The mailbox of answers could not be read: ${copy.failure}`)];
  return [...findings, ...(copy.head === null ? [AWAY] : examineCopy(copy.head, { from: domain, dmarc }))];
}

const LOOK = note(
  'DKIM',
  'Whether emails are signed shows in one that has arrived: look for “dkim=pass” in its source (“show original”).',
);
const AWAY = note(
  'Mailbox',
  'The email is not yet in the inbox that is read for answers. If it is to go there, look in the spam folder.',
);
