import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { type EmailMessage, type Mail, UndeliverableAddress } from '../../platform/mail.ts';
import { ignore } from '../../platform/process/cluster.ts';
import { createPoller } from '../../platform/process/poller.ts';
import { isJoined, type MailQueue, type QueuedEmail } from './mail-queue.ts';
import { isToAgency } from './outbox.ts';
import { type EmailWriter, Outdated } from './templates.ts';

const MAX_PAUSE = 30_000; // ms: another process may have queued an email
const EXTENDS_EVERY = 20_000; // ms, a third of a claim
const SLOW_AFTER = 15_000; // ms
const MAX_UNDER_WAY = 5;
const ENDS_WITHIN = 5_000; // ms

export type MailWorker = ReturnType<typeof createMailWorker>;

interface MailWorkerDependencies {
  queue: MailQueue;
  mail: Pick<Mail, 'isConfigured' | 'send'>;
  writeEmail: EmailWriter;
  /** Divides emails to the agency by who gets them. */
  divideBacklog: (emails: QueuedEmail[]) => Promise<QueuedEmail[][]>;
  /** Writes one email to the agency in place of many. */
  writeDigest: (emails: QueuedEmail[]) => Promise<EmailMessage>;
  /** Writes one email to a colleague in place of all of one kind. */
  writeToColleague: (emails: QueuedEmail[]) => Promise<EmailMessage | null>;
  clock: Clock;
  log: Log;
  /** In ms, after which an email delays no other, and after which a stop gives those up that are under way. */
  slowAfter?: number;
  endsWithin?: number;
}

/**
 * Sends the emails of the outbox until it is stopped, one after the other, or up to five at a time while the mail server is
 * slow. Without a mail server they stay there.
 */
export function createMailWorker({ queue, mail, clock, log, ...options }: MailWorkerDependencies) {
  const {
    writeEmail,
    divideBacklog,
    writeDigest,
    writeToColleague,
    slowAfter = SLOW_AFTER,
    endsWithin = ENDS_WITHIN,
  } = options;
  const { wake, end, track, underWay, stopping, isEnded } = createPoller({
    poll,
    onError: (err) => log.error({ err }, 'The outbox could not be read or written.'),
    clock,
    maxPause: MAX_PAUSE,
    endsWithin,
  });

  async function poll() {
    if (!(await mail.isConfigured())) return null;
    await sendAllDue();
    return queue.nextDue();
  }

  async function sendAllDue() {
    const backlog = isEnded() ? [] : await queue.takeBacklog();
    for (const emails of await divideBacklog(backlog)) await begin(emails, () => writeTogether(emails));
    for (;;) {
      const next = isEnded() ? null : await queue.take();
      if (!next) return;
      const emails = [next, ...(await queue.takeAlike(next))];
      await begin(emails, () => (isJoined(next) ? writeToColleague(emails) : writeEmail(next)));
    }
  }

  function writeTogether(emails: QueuedEmail[]) {
    const [first] = emails;
    return first && emails.length === 1 ? writeEmail(first) : writeDigest(emails);
  }

  /** Waits for the email, or until it proves slow and there is room for another. */
  async function begin(emails: QueuedEmail[], write: () => Promise<EmailMessage | null>) {
    const sending = track(
      send(emails, write).catch((err: unknown) =>
        log.error({ err }, 'What became of an email could not be written to the outbox.'),
      ),
    );
    await Promise.race([sending, wait(slowAfter, undefined, { ref: false })]);
    while (underWay.size >= MAX_UNDER_WAY) await Promise.race(underWay);
  }

  async function send(emails: QueuedEmail[], write: () => Promise<EmailMessage | null>) {
    const extending = setInterval(() => void queue.extend(emails).catch(ignore), EXTENDS_EVERY).unref();
    try {
      const written = await write();
      if (written) await mail.send(written, { signal: stopping });
    } catch (error) {
      // The next start sends it.
      if (stopping.aborted) return;
      const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
      // The message may name the visitor: it is stored in the outbox, which is erased with the item, and not logged.
      for (const { id, kind } of emails)
        log.warn({ mail: id, kind, code, responseCode }, 'An email could not be sent.');
      return queue.noteFailure(emails, message, await isFinal(emails, error));
    } finally {
      clearInterval(extending);
    }
    await queue.noteSent(emails);
  }

  /** Emails to the agency are always tried again. Nothing has become too late while the clock is doubted. */
  async function isFinal(emails: QueuedEmail[], error: unknown) {
    if (emails.some(({ kind }) => isToAgency(kind))) return false;
    if (error instanceof Outdated) return queue.mayExpire();
    // Somebody waits for what becomes of a reply, and can write another one.
    const isReply = emails.some(({ kind }) => kind === 'reply');
    return isPermanent(error, isReply ? ['RCPT TO', 'DATA'] : ['RCPT TO']);
  }

  return { wake, end };
}

function isPermanent(error: unknown, commands: string[]) {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number };
  if (error instanceof UndeliverableAddress) return true;
  return commands.includes(command) && responseCode >= 500;
}
