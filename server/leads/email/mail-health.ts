import type { Database } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Outbox } from './outbox.ts';
import type { MailWorker } from './mail-worker.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';
import { failingMails } from '../inbox/lead-query.ts';

export interface FailingMails {
  mails: number;
  /** Of how many messages and meetings they are. */
  messages: number;
  meetings: number;
  since: string;
  /** Of the failure that was last. */
  reason: string;
}

export type MailHealth = ReturnType<typeof createMailHealth>;

/** Whether the mails about leads go out. */
export function createMailHealth(
  { kysely }: Database,
  { outbox, mail, mailWorker }: { outbox: Outbox; mail: Mail; mailWorker: MailWorker },
) {
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Returns whether email is set up, and what is failing, if anything. */
  async function read(): Promise<{ is_configured: boolean; failing: FailingMails | null }> {
    return { is_configured: mail.isConfigured, failing: await readFailing() };
  }

  async function readFailing(): Promise<FailingMails | null> {
    const failing = failingMails(leads);
    const last = await failing.select('failure').orderBy('failed_at', 'desc').limit(1).executeTakeFirst();
    if (!last) return null;
    const kinds = await failing
      .select(({ fn }) => [
        'lead' as const,
        fn.countAll().as('mails'),
        fn.count('lead_id').distinct().as('leads'),
        fn.min('failing_since').as('since'),
      ])
      .groupBy('lead')
      .execute();
    const countOf = (kind: string) => Number(kinds.find(({ lead }) => lead === kind)?.leads ?? 0);
    return {
      mails: kinds.reduce((sum, { mails }) => sum + Number(mails), 0),
      messages: countOf('contact_message'),
      meetings: countOf('meeting'),
      since: kinds.map(({ since }) => since ?? '').sort()[0] ?? '',
      reason: last.failure ?? '',
    };
  }

  /** Has all mails that failed tried again at once; gives how many those are. */
  async function tryAgain(): Promise<number> {
    const count = await outbox.tryFailingAgain();
    mailWorker.wake();
    return count;
  }

  return { isConfigured: mail.isConfigured, read, tryAgain };
}
