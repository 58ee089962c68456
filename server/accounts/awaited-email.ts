import { setTimeout as wait } from 'node:timers/promises';
import type { EmailMessage } from '../platform/mail.ts';
import type { AccountsDependencies } from './dependencies.ts';

const PATIENCE = 8_000; // ms

/**
 * Sends an email for which somebody waits, and returns whether the mail server has taken it in time. `failure` is what the log says
 * where it has not.
 */
export function isSent(
  { mail, runInBackground }: Pick<AccountsDependencies, 'mail' | 'runInBackground'>,
  email: EmailMessage,
  failure: string,
): Promise<boolean> {
  const sending = mail.send(email);
  runInBackground(() => sending, failure);
  const isTaken = sending.then(
    () => true,
    () => false,
  );
  return Promise.race([isTaken, wait(PATIENCE, false, { ref: false })]);
}
