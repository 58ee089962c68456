import { settings, settingsDefaults } from '../content/settings.ts';
import type { ContentStore } from './content/store.ts';
import { createInbox } from './leads/inbox.ts';
import { createLeads } from './leads/leads.ts';
import { createLetterWriter } from './leads/letters.ts';
import { createMailHealth } from './leads/mail-health.ts';
import { createOutbox } from './leads/outbox.ts';
import { createPostman } from './leads/postman.ts';
import { createSelfTest } from './leads/self-test.ts';
import { markingTests } from './leads/test-letters.ts';
import { createTriage } from './leads/triage.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Database } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { ownAddress } from './platform/own-address.ts';

/** Gives the leads of an open database, and the postman who carries the mails that follow them. */
export function openLeads(
  database: Database,
  configuration: Configuration,
  { content, mail, clock, log }: { content: ContentStore; mail: Mail; clock: Clock; log: Log },
) {
  const { PUBLIC_URL, TIME_ZONE: timeZone, NOTIFY_EMAIL, MAIL_RETRY_SECONDS: retryAfter } = configuration;
  const outbox = createOutbox(database, { clock, host: new URL(PUBLIC_URL).hostname, retryAfter });

  async function readAgency() {
    const found = ((await content.readSingle(settings)) ?? {}) as Partial<Record<string, string | null>>;
    const email = NOTIFY_EMAIL ?? found['notification_email'] ?? found['email'] ?? null;
    return { name: found['product_name'] ?? settingsDefaults.product_name, email };
  }

  const writeLetter = markingTests(database, createLetterWriter(database, { readAgency, timeZone }));
  const postman = createPostman({ outbox, mail, writeLetter, log });
  return {
    leads: createLeads(database, { clock, timeZone, outbox, postman }),
    inbox: createInbox(database, { clock, outbox, postman }),
    postman,
    triage: createTriage(database, { clock }),
    mailHealth: createMailHealth(database, { clock, outbox, mail, postman }),
    selfTest: createSelfTest(database, {
      clock,
      address: ownAddress(configuration),
      isMailConfigured: mail.isConfigured,
    }),
  };
}
