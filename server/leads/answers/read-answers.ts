import type { LeadsBasis } from '../dependencies.ts';
import type { MailWorker } from '../email/mail-worker.ts';
import type { Outbox } from '../email/outbox.ts';
import { type Mailbox, MailboxAway, type TemporaryFile } from './mailbox.ts';
import { createMailboxState } from './mailbox-state.ts';
import type { Candidate } from './reading/mailbox-tasks.ts';
import { createAnswerStore } from './store-answer.ts';

const MOST_TRIES = 3;
const FIRST_PAUSE = 60_000; // ms, after a failure; doubled after each further one
const LONGEST_PAUSE = 10 * 60_000; // ms

export interface ReadingDependencies extends LeadsBasis {
  outbox: Outbox;
  mailWorker: Pick<MailWorker, 'wake'>;
  mailbox: Mailbox;
  /** Says whose mailbox it is. */
  account: string;
  makeTemporaryFile: () => TemporaryFile;
}

/**
 * Creates what takes the emails that answer ours from the mailbox, and touches nothing there. What was read is noted once it is
 * stored. While the mailbox is away it is asked less and less often.
 */
export function createAnswerReading(dependencies: ReadingDependencies) {
  const { db, clock, log, mailbox, account, makeTemporaryFile } = dependencies;
  const state = createMailboxState(db, account);
  const store = createAnswerStore(dependencies);
  const tries = new Map<number, number>();
  let failures = 0;
  let pausesUntil = 0;

  async function readNew(): Promise<void> {
    if (clock().getTime() < pausesUntil) return;
    try {
      while (await readSome());
      failures = 0;
    } catch (error) {
      if (!(error instanceof MailboxAway)) throw error;
      pausesUntil = clock().getTime() + Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
      failures += 1;
      log.warn({ reason: error.message }, 'The mailbox of answers could not be read.');
      await state.noteFailure(error.message, clock());
    }
  }

  /** Returns whether there is more. */
  async function readSome(): Promise<boolean> {
    const news = await mailbox.look(await state.position(), await firstSent());
    for (const candidate of news.candidates) {
      await take(candidate);
      await state.advance({ validity: news.validity, last_uid: candidate.uid }, clock());
    }
    await state.advance(news, clock());
    return news.isMore;
  }

  /** Before our first email, nobody has answered one. */
  async function firstSent() {
    const first = db.selectFrom('outbox').select(({ fn }) => fn.min('created_at').as('created_at'));
    return (await first.executeTakeFirst())?.created_at ?? null;
  }

  async function take(candidate: Candidate) {
    const ours = await store.findAnswered(candidate);
    if (!ours) return;
    const temporary = makeTemporaryFile();
    try {
      const email = await mailbox.read(candidate, temporary);
      if (email) await store.add(candidate, email, ours);
    } catch (error) {
      const count = (tries.get(candidate.uid) ?? 0) + 1;
      tries.set(candidate.uid, count);
      // One that ends the connection again and again does not keep the others from being read.
      if (!(error instanceof MailboxAway) || count < MOST_TRIES) throw error;
      await store.addUnread(candidate, ours);
    } finally {
      await temporary.remove();
    }
    tries.delete(candidate.uid);
  }

  return readNew;
}
