import { setTimeout as wait } from 'node:timers/promises';
import { createMailbox, MailboxAway } from '../answers/mailbox.ts';
import type { MailboxAccount } from '../answers/reading/mailbox-tasks.ts';

const PATIENCE = 15_000; // ms
const INTERVAL = 1_000; // ms

/** Waits until an email of ours is in the mailbox of answers, and returns its head: null if it does not arrive, or why it cannot be seen. */
export async function findCopy(
  account: MailboxAccount,
  messageId: string,
): Promise<{ head: string | null } | { failure: string }> {
  const mailbox = createMailbox(account);
  const until = performance.now() + PATIENCE;
  try {
    for (;;) {
      const head = await mailbox.find(messageId);
      if (head !== null || performance.now() > until) return { head };
      await wait(INTERVAL);
    }
  } catch (error) {
    if (error instanceof MailboxAway) return { failure: error.message };
    throw error;
  } finally {
    mailbox.close();
  }
}
