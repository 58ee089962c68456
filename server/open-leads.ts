import { isDemoAddress } from '../content/demonstration-address.ts';
import { settings, settingsDefaults } from '../content/types/settings.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { SiteClock } from './clock/site-clock.ts';
import type { ContentStore } from './content/content-store.ts';
import { readSingle } from './content/records/records.ts';
import type { Reserve } from './data-folder/reserve.ts';
import { createAssignees } from './leads/inbox/assignees.ts';
import { createAssignmentWriter } from './leads/email/assignments.ts';
import { createDigestWriter } from './leads/email/digest.ts';
import { createForms } from './leads/intake/forms.ts';
import { createInbox } from './leads/inbox/inbox.ts';
import { createItemExport } from './leads/inbox/item-export.ts';
import { createIntake } from './leads/intake/intake.ts';
import { createEmailWriter } from './leads/email/templates.ts';
import { createMailHealth } from './leads/email/mail-health.ts';
import { createMailQueue } from './leads/email/mail-queue.ts';
import { createMeetingTemplates } from './leads/email/meeting-templates.ts';
import { createMeetings } from './leads/meetings/meetings.ts';
import { createMessageLimits } from './leads/intake/message-limits.ts';
import { createOutbox } from './leads/email/outbox.ts';
import { createPersonalData } from './leads/privacy/personal-data.ts';
import { createMailWorker } from './leads/email/mail-worker.ts';
import { createSelfTest } from './leads/self-test/self-test.ts';
import { createSetAside } from './leads/spam/set-aside.ts';
import { createSpamFilter } from './leads/spam/spam-filter.ts';
import { markTestEmails } from './leads/self-test/test-emails.ts';
import { createTriage } from './leads/inbox/triage.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { runOnJobWorker, type WorkerGroup } from './platform/process/cluster.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log/log.ts';
import type { Mail } from './platform/mail.ts';
import { ownAddress } from './platform/configuration/own-address.ts';
import type { Scrubber } from './platform/database/scrubber.ts';
import { eraseVisitorData, findVisitorData } from './content/preview-links/visitor-data.ts';
import { readSecret } from './platform/database/secret.ts';

interface LeadsDependencies {
  content: ContentStore;
  accounts: Accounts;
  scrubber: Scrubber;
  siteClock: Pick<SiteClock, 'isBelieved'>;
  mail: Mail;
  clock: Clock;
  log: Log;
  workerGroup: WorkerGroup;
  reserve: Reserve;
}

/** Opens intake, inbox and outbox on an open database. */
export async function openLeads(
  database: Database,
  configuration: Configuration,
  { content, accounts, scrubber, siteClock, mail, clock, log, workerGroup, reserve }: LeadsDependencies,
) {
  const { PUBLIC_URL: publicUrl, TIME_ZONE: timeZone, NOTIFY_EMAIL, MAIL_FROM, RATE_LIMIT } = configuration;
  const { MAIL_RETRY_SECONDS: retryAfter, RETENTION_DAYS: retentionDays } = configuration;
  const outbox = createOutbox(database, {
    clock,
    host: new URL(publicUrl).hostname,
    isMailConfigured: mail.isConfigured,
    limitsConfirmations: RATE_LIMIT === 'on',
  });
  const queue = createMailQueue(database, { clock, retryAfter, mayExpire: siteClock.isBelieved });

  async function readAgency() {
    const found = ((await readSingle(content.db, settings)) ?? {}) as Partial<Record<string, string | null>>;
    const emails = [NOTIFY_EMAIL, found['notification_email'], found['email']];
    const email = emails.find((address) => address && !isDemoAddress(address)) ?? null;
    return { name: found['product_name'] ?? settingsDefaults.product_name, email };
  }

  const sender = MAIL_FROM.address;
  const meetingTemplates = createMeetingTemplates(database, { clock, publicUrl, sender });
  const writeEmail = markTestEmails(database, createEmailWriter(database, { readAgency, timeZone, meetingTemplates }));
  const setAside = createSetAside(database, { clock, timeZone, mail, readAgency, publicUrl, log });
  const countSetAside = setAside.count;
  const writeDigest = createDigestWriter(database, { readAgency, timeZone, publicUrl, countSetAside });
  const assignees = createAssignees(accounts.people);
  const writeAssignments = createAssignmentWriter(database, { assignees, timeZone, publicUrl });
  const { wake, end } = createMailWorker({ queue, mail, writeEmail, writeDigest, writeAssignments, log });
  const mailWorker = { wake: runOnJobWorker(workerGroup, 'mails', wake), end };
  const secret = await readSecret(database, 'forms');
  const forms = createForms({ clock, secret, publicUrl });
  const messageLimits = createMessageLimits(workerGroup, { isOn: RATE_LIMIT === 'on' });
  const spamReasonsOf = createSpamFilter({ publicUrl, messageLimits });
  return {
    intake: createIntake(database, {
      clock,
      timeZone,
      outbox,
      mailWorker,
      forms,
      messageLimits,
      spamReasonsOf,
      assertRoom: reserve.assertRoom,
    }),
    messageLimits,
    inbox: createInbox(database, {
      clock,
      timeZone,
      outbox,
      mailWorker,
      assignees,
      isMailConfigured: mail.isConfigured,
      retentionDays,
    }),
    meetings: createMeetings(database, { clock, timeZone, outbox, mailWorker }),
    personalData: createPersonalData(database, {
      clock,
      retentionDays,
      isMailConfigured: mail.isConfigured,
      accountData: accounts.personalData,
      visitorData: { find: findVisitorData, erase: eraseVisitorData },
      scrub: scrubber.run,
    }),
    mailWorker,
    /** Where the agency gets its emails, if anywhere. */
    notificationAddresses: async () => [(await readAgency()).email ?? []].flat(),
    triage: createTriage(database, { clock, outbox, mailWorker, assignees }),
    exportItems: createItemExport(database, { clock, names: accounts.people.names }),
    mailHealth: createMailHealth(database, { outbox, mail, mailWorker }),
    setAside,
    selfTest: createSelfTest(database, { clock, address: ownAddress(configuration) }),
  };
}
