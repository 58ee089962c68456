import type { Log } from '../platform/log.ts';
import type { Mail } from '../platform/mail.ts';
import type { LetterWriter } from './letters.ts';
import type { Due, Outbox } from './outbox.ts';
import { lettersToAgency } from './tables.ts';

const SHORTEST_REST = 100; // ms
const LONGEST_REST = 30_000; // ms: another process may have written something down

export type Postman = ReturnType<typeof createPostman>;

interface PostmanMeans {
  outbox: Outbox;
  mail: Mail;
  writeLetter: LetterWriter;
  log: Log;
}

/** Hands the mails of the outbox over, one after the other, until the process ends. Without mail they wait there. */
export function createPostman({ outbox, mail, writeLetter, log }: PostmanMeans) {
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
      const next = await outbox.nextDue();
      if (next) pause = Math.min(Math.max(next.getTime() - Date.now(), SHORTEST_REST), LONGEST_REST);
    } catch (error) {
      log.error({ err: error }, 'The outbox cannot be worked.');
    }
    round = null;
    if (!isEnded) rest = setTimeout(wake, isCalled ? SHORTEST_REST : pause).unref();
  }

  async function deliverAll() {
    for (;;) {
      isCalled = false;
      const due = isEnded ? null : await outbox.take();
      if (!due) return;
      await deliver(due);
    }
  }

  async function deliver(due: Due) {
    try {
      const letter = await writeLetter(due);
      if (letter) await mail.send(letter);
    } catch (error) {
      log.warn({ err: error, mail: due.message_id }, 'A mail could not be sent.');
      const isFinal = !isToAgency(due) && isRefusedRecipient(error);
      return outbox.noteFailure(due, (error as Error).message, isFinal);
    }
    await outbox.noteSent(due);
  }

  /** Waits for the mail that is under way, and takes no further one. */
  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(rest);
    await round;
  }

  return { wake, end };
}

function isToAgency({ letter }: Due) {
  return (lettersToAgency as readonly string[]).includes(letter);
}

/** The server will not take mail for that address, at any time. */
function isRefusedRecipient(error: unknown) {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}
