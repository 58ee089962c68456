import { isDemoAddress } from '../../content/demonstration-address.ts';
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
import type { MailServer } from './mail-server.ts';

interface TestDependencies {
  workerGroup: WorkerGroup;
  clock: Clock;
  publicUrl: string;
}

/** Returns what sends a test email to whoever asks for it, from a mail server that need not be saved yet. */
export function createEmailTest({ accountToTest }: MailServer, { workerGroup, clock, publicUrl }: TestDependencies) {
  const limit = createSharedLimit(workerGroup, 'mail-tests', { person: limits.mailTests });

  return async (input: unknown, { id, email }: SignedInUser): Promise<Outcome<null> | Throttled> => {
    const account = await accountToTest(input);
    if (!account.ok) return account;
    const wait = limit.take({ person: String(id) }, clock());
    if (wait) return throttled(wait.person, `Too many test emails. Try again ${inTime(wait.person)}.`);
    return attempt(account.value, testEmail(email, publicUrl));
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

export function testEmail(to: string, publicUrl: string): EmailMessage {
  const text = `This is a test email from ${publicUrl}. It has arrived, so email works. You don’t need to do anything.`;
  return { to, subject: `Test email from ${new URL(publicUrl).hostname}`, text, links: [publicUrl] };
}
