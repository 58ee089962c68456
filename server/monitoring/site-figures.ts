import type { BackupReport, Backups } from '../backup/scheduled/backups.ts';
import { type MailboxHealth, readMailboxHealth } from '../leads/answers/mailbox-state.ts';
import { type FailingCalendar, readFailingCalendars } from '../leads/calendars/calendar-health.ts';
import { readUnsentMail, type UnsentMail } from '../leads/email/mail-health.ts';
import type { SelfTest, SelfTestResult } from '../leads/self-test/self-test.ts';
import type { MediaTables } from '../media/tables.ts';
import { createVariantQueue, type QueueCounts } from '../media/variants/variant-queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type FailingWebhook, readFailingWebhooks } from '../programs/webhooks/webhook-health.ts';

/** What an operator watches of a site, the same whichever process reads it. */
export interface SiteFigures {
  mail: UnsentMail;
  /** Null where no mailbox is read, or none was yet. */
  mailbox: MailboxHealth | null;
  /** Those elsewhere that have not been readable for an hour. */
  calendars: FailingCalendar[];
  /** Those that have failed for a day, or were switched off by themselves. */
  webhooks: FailingWebhook[];
  variants: QueueCounts;
  selfTest: SelfTestResult | null;
  /** Null where no backups are wanted. */
  backup: BackupReport | null;
}

interface FigureSources {
  clock: Clock;
  selfTest: Pick<SelfTest, 'last'>;
  backups: Pick<Backups, 'report'>;
  isMailboxRead: boolean;
}

export async function readSiteFigures(
  database: Database,
  { clock, selfTest, backups, isMailboxRead }: FigureSources,
): Promise<SiteFigures> {
  const queue = createVariantQueue(database.kysely.withTables<MediaTables>(), clock);
  const [mail, mailbox, calendars, webhooks, variants, lastTest, backup] = await Promise.all([
    readUnsentMail(database),
    isMailboxRead ? readMailboxHealth(database) : null,
    readFailingCalendars(database, clock()),
    readFailingWebhooks(database, clock()),
    queue.count(),
    selfTest.last(),
    backups.report(),
  ]);
  return { mail, mailbox, calendars, webhooks, variants, selfTest: lastTest, backup };
}
