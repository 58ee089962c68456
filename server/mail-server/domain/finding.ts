/** What is found out about emails from a domain, in the order in which it is told. */
export const subjects = ['Sender', 'MX', 'SPF', 'DMARC', 'DKIM', 'Mailbox'] as const;

/** `note`: worth knowing, and not wrong. */
export const findingStates = ['good', 'note', 'bad'] as const;

/** One thing that other mail servers find out about emails from a domain. */
export interface DomainFinding {
  subject: (typeof subjects)[number];
  state: (typeof findingStates)[number];
  sentence: string;
}

type Subject = DomainFinding['subject'];

export const good = (subject: Subject, sentence: string): DomainFinding => ({ subject, state: 'good', sentence });
export const note = (subject: Subject, sentence: string): DomainFinding => ({ subject, state: 'note', sentence });
export const bad = (subject: Subject, sentence: string): DomainFinding => ({ subject, state: 'bad', sentence });
