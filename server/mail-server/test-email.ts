import { randomUUID } from 'node:crypto';
import { isDemoAddress } from '../../content/texts/demonstration-address.ts';
import type { SignedInUser } from '../../content/permissions.ts';
import type { Clock } from '../platform/clock.ts';
import { limits } from '../platform/limits/limits.ts';
import { createSharedLimit } from '../platform/limits/shared-limit.ts';
import {
  createMail,
  type EmailMessage,
  hasty,
  type MailAccount,
  MailSilence,
  UndeliverableAddress,
} from '../platform/mail.ts';
import { MailFailure, type MailTrouble } from '../platform/mail-failure.ts';
import { done, inTime, type Outcome, refused, type Throttled, throttled } from '../platform/outcome.ts';
import type { WorkerGroup } from '../platform/process/cluster.ts';
import type { Sending } from './domain/examine-domain.ts';
import type { DomainFinding } from './domain/finding.ts';
import { type Copy, findingsAbout } from './domain/findings.ts';
import type { MailServer } from './mail-server.ts';

interface TestDependencies {
  workerGroup: WorkerGroup;
  clock: Clock;
  publicUrl: string;
  /** Looks for an email in the mailbox of answers; null if it goes elsewhere. */
  findCopy: (to: string, messageId: string) => Promise<Copy | null>;
}

/**
 * Returns what sends a test email to whoever asks for it, from a mail server that need not be saved yet. It returns what other mail
 * servers find out about such emails.
 */
export function createEmailTest(
  { accountToTest }: MailServer,
  { workerGroup, clock, publicUrl, findCopy }: TestDependencies,
) {
  const limit = createSharedLimit(workerGroup, 'mail-tests', { person: limits.mailTests });

  return async (input: unknown, { id, email }: SignedInUser): Promise<Outcome<DomainFinding[]> | Throttled> => {
    const account = await accountToTest(input);
    if (!account.ok) return account;
    const wait = limit.take({ person: String(id) }, clock());
    if (wait) return throttled(wait.person, `Too many test emails. Try again ${inTime(wait.person)}.`);
    const letter = testEmail(email, publicUrl);
    const sent = await attempt(account.value, letter);
    if (!sent.ok) return sent;
    return done(await findingsAbout(sendingOf(account.value), await findCopy(email, letter.messageId)));
  };
}

async function attempt(account: MailAccount, letter: EmailMessage): Promise<Outcome<null>> {
  const accounts = { isConfigured: async () => true, read: async () => account };
  try {
    await createMail(accounts, isDemoAddress, hasty).send(letter);
    return done(null);
  } catch (error) {
    if (error instanceof MailFailure) return refused({ [fields[error.trouble]]: [error.message] });
    if (error instanceof MailSilence) return refused({ host: [error.message] });
    if (error instanceof UndeliverableAddress) return refused({ recipient: [error.message] });
    throw error;
  }
}

/** The fields that a trouble is about. */
const fields: Record<MailTrouble, string> = {
  reach: 'host',
  time: 'host',
  security: 'security',
  encryption: 'security',
  certificate: 'host',
  'sign-in': 'password',
  sender: 'sender_address',
  recipient: 'recipient',
  email: 'recipient',
};

/** Returns who an account sends from, and the server that takes its emails. */
export function sendingOf({ url, sender }: MailAccount): Sending {
  return { address: sender.address, server: new URL(url).hostname };
}

export function testEmail(to: string, publicUrl: string): EmailMessage & { messageId: string } {
  const { hostname } = new URL(publicUrl);
  const text = `This is a test email from ${publicUrl}. It has arrived, so email works. You don’t need to do anything.`;
  return {
    to,
    subject: `Test email from ${hostname}`,
    text,
    links: [publicUrl],
    messageId: `<${randomUUID()}@${hostname}>`,
  };
}
