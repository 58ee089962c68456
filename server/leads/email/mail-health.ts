import { byPlural, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { failingEmails } from '../inbox/item-query.ts';
import { readAnswered, readFailedReplies } from '../replies/waiting-visitors.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';

/** The emails that failed and are retried, and the items of each kind that they belong to. */
export type FailingEmails = Record<InboxPlural, number> & {
  mails: number;
  since: string;
  /** Of the latest failure. */
  reason: string;
};

/** Reports on email delivery, and retries failed emails. */
export function createMailHealth({ db, outbox, mail, mailWorker }: LeadsDependencies) {
  async function read(): Promise<{ is_configured: boolean; failing: FailingEmails | null }> {
    return { is_configured: await mail.isConfigured(), failing: await readFailing() };
  }

  async function readFailing(): Promise<FailingEmails | null> {
    const failing = failingEmails(db);
    const last = await failing.select('failure').orderBy('failed_at', 'desc').limit(1).executeTakeFirst();
    if (!last) return null;
    const counts = await failing
      .select(({ fn }) => [
        'item_kind' as const,
        fn.countAll().as('mails'),
        fn.count('item_id').distinct().as('items'),
        fn.min('failing_since').as('since'),
      ])
      .groupBy('item_kind')
      .execute();
    const itemsWithMail = (name: string) => Number(counts.find(({ item_kind }) => item_kind === name)?.items ?? 0);
    return {
      mails: counts.reduce((sum, { mails }) => sum + Number(mails), 0),
      ...byPlural(({ name }) => itemsWithMail(name)),
      since: counts.map(({ since }) => since ?? '').sort()[0] ?? '',
      reason: last.failure ?? '',
    };
  }

  /** Retries all emails that failed, at once, and returns their number. */
  async function retry(): Promise<number> {
    const count = await outbox.retryFailing();
    mailWorker.wake();
    return count;
  }

  return {
    isConfigured: mail.isConfigured,
    read,
    readFailedReplies: () => readFailedReplies(db),
    readAnswered: () => readAnswered(db),
    retry,
  };
}

/** The emails in the outbox that are still to be sent. */
export interface UnsentMail {
  waiting: number;
  /** Of those waiting, the ones whose last attempt failed. */
  failing: number;
  /** Since when the longest of these has failed; null without any. */
  failingSince: string | null;
  /** When the oldest was queued; null if none is waiting. */
  oldest: string | null;
}

export async function readUnsentMail({ kysely }: Database): Promise<UnsentMail> {
  const db: LeadDatabase = kysely.withTables<LeadTables>();
  const unsent = db.selectFrom('outbox').where('due_at', 'is not', null);
  const { waiting, failing, failingSince, oldest } = await unsent
    .select(({ fn }) => [
      fn.countAll().as('waiting'),
      fn.count('failing_since').as('failing'),
      fn.min('failing_since').as('failingSince'),
      fn.min('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failing: Number(failing), failingSince, oldest };
}
