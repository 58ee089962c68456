import type { Log } from '../../platform/log/log.ts';
import { type EmailMessage, type Mail, UndeliverableAddress } from '../../platform/mail.ts';
import type { MailQueue, QueuedEmail } from './mail-queue.ts';
import { isToAgency } from './outbox.ts';
import type { EmailWriter } from './templates.ts';
import { Outdated } from './text-layout.ts';

const MIN_PAUSE = 100; // ms
const MAX_PAUSE = 30_000; // ms: another process may have queued an email

export type MailWorker = ReturnType<typeof createMailWorker>;

interface MailWorkerDependencies {
  queue: MailQueue;
  mail: Mail;
  writeEmail: EmailWriter;
  /** Writes one email to the agency in place of many. */
  writeDigest: (emails: QueuedEmail[]) => Promise<EmailMessage>;
  /** Writes one email about all that somebody was assigned. */
  writeAssignments: (emails: QueuedEmail[]) => Promise<EmailMessage>;
  log: Log;
}

/** Sends the emails of the outbox, one after the other, until it is stopped. Without SMTP they stay there. */
export function createMailWorker({ queue, mail, log, ...writers }: MailWorkerDependencies) {
  const { writeEmail, writeDigest, writeAssignments } = writers;
  let round: Promise<void> | null = null;
  let isWoken = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  /** Sends what is due now, without waiting for the next round. */
  function wake(): void {
    if (!mail.isConfigured || isEnded) return;
    isWoken = true;
    round ??= runRound();
  }

  async function runRound() {
    clearTimeout(timer);
    let pause = MAX_PAUSE;
    try {
      await sendAllDue();
      const next = await queue.nextDue();
      if (next) pause = Math.min(Math.max(next.getTime() - Date.now(), MIN_PAUSE), MAX_PAUSE);
    } catch (error) {
      log.error({ err: error }, 'The outbox could not be read or written.');
    }
    round = null;
    if (!isEnded) timer = setTimeout(wake, isWoken ? MIN_PAUSE : pause).unref();
  }

  async function sendAllDue() {
    const backlog = isEnded ? [] : await queue.takeBacklog();
    if (backlog.length > 0) await send(backlog, () => writeDigest(backlog));
    for (;;) {
      isWoken = false;
      const next = isEnded ? null : await queue.take();
      if (!next) return;
      const emails = [next, ...(await queue.takeAlike(next))];
      await send(emails, () => (next.kind === 'assignment' ? writeAssignments(emails) : writeEmail(next)));
    }
  }

  async function send(emails: QueuedEmail[], write: () => Promise<EmailMessage | null>) {
    try {
      const written = await write();
      if (written) await mail.send(written);
    } catch (error) {
      const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
      // The message may name the visitor: it is stored in the outbox, which is erased with the item, and not logged.
      for (const { id, kind } of emails)
        log.warn({ mail: id, kind, code, responseCode }, 'An email could not be sent.');
      const isFinal = emails.every(({ kind }) => !isToAgency(kind)) && isPermanent(error);
      return queue.noteFailure(emails, message, isFinal);
    }
    await queue.noteSent(emails);
  }

  /** Waits for the email that is being sent, and starts no other. */
  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(timer);
    await round;
  }

  return { wake, end };
}

function isPermanent(error: unknown) {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  if (error instanceof UndeliverableAddress || error instanceof Outdated) return true;
  return command === 'RCPT TO' && responseCode >= 500;
}
