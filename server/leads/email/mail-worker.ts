import type { Log } from '../../platform/log/log.ts';
import { type Letter, type Mail, UndeliverableAddress } from '../../platform/mail.ts';
import { Outdated } from './text-layout.ts';
import type { LetterWriter } from './templates.ts';
import type { Due, MailQueue } from './mail-queue.ts';
import { isToAgency } from './outbox.ts';

const SHORTEST_REST = 100; // ms
const LONGEST_REST = 30_000; // ms: another process may have written something down

export type MailWorker = ReturnType<typeof createMailWorker>;

interface PostmanMeans {
  queue: MailQueue;
  mail: Mail;
  writeLetter: LetterWriter;
  /** Writes one mail that stands for many to the agency. */
  writeDigest: (mails: Due[]) => Promise<Letter>;
  log: Log;
}

/** Hands the mails of the outbox over, one after the other, until the process ends. Without mail they wait there. */
export function createMailWorker({ queue, mail, writeLetter, writeDigest, log }: PostmanMeans) {
  let round: Promise<void> | null = null;
  let isCalled = false;
  let isEnded = false;
  let rest: NodeJS.Timeout | undefined;

  /** Has the outbox looked into now. */
  function wake(): void {
    if (!mail.isConfigured || isEnded) return;
    isCalled = true;
    round ??= walk();
  }

  async function walk() {
    clearTimeout(rest);
    let pause = LONGEST_REST;
    try {
      await deliverAll();
      const next = await queue.nextDue();
      if (next) pause = Math.min(Math.max(next.getTime() - Date.now(), SHORTEST_REST), LONGEST_REST);
    } catch (error) {
      log.error({ err: error }, 'The outbox cannot be worked.');
    }
    round = null;
    if (!isEnded) rest = setTimeout(wake, isCalled ? SHORTEST_REST : pause).unref();
  }

  async function deliverAll() {
    const waited = isEnded ? [] : await queue.takeWaited();
    if (waited.length > 0) await deliver(waited, () => writeDigest(waited));
    for (;;) {
      isCalled = false;
      const due = isEnded ? null : await queue.take();
      if (!due) return;
      await deliver([due], () => writeLetter(due));
    }
  }

  async function deliver(mails: Due[], write: () => Promise<Letter | null>) {
    try {
      const letter = await write();
      if (letter) await mail.send(letter);
    } catch (error) {
      const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
      // What the server says, or nodemailer, names the visitor. It stands in the outbox, and is erased with the lead.
      for (const { id, letter } of mails)
        log.warn({ mail: id, letter, code, responseCode }, 'A mail could not be sent.');
      return queue.noteFailure(mails, message, mails.every(isNotToAgency) && isFutile(error));
    }
    await queue.noteSent(mails);
  }

  /** Waits for the mail that is under way, and takes no further one. */
  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(rest);
    await round;
  }

  return { wake, end };
}

function isNotToAgency({ letter }: Due) {
  return !isToAgency(letter);
}

/** Nobody will take mail for that address, or wants to read that mail, at any time. */
function isFutile(error: unknown) {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  if (error instanceof UndeliverableAddress || error instanceof Outdated) return true;
  return command === 'RCPT TO' && responseCode >= 500;
}
