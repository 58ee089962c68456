import { isDigest } from '../content/digests.ts';
import { inboxKinds } from '../content/inbox/inbox-kinds.ts';
import type { Language } from '../content/languages.ts';
import type { Accounts } from './accounts/accounts.ts';
import { createAgencyReader } from './agency.ts';
import type { Attachments } from './attachments/attachments.ts';
import type { SiteClock } from './clock/site-clock.ts';
import type { ContentStore } from './content/content-store.ts';
import { countDocuments } from './content/library/list-files.ts';
import { readDraftNews } from './content/discussion/draft-news.ts';
import { eraseVisitorData, findVisitorData } from './content/preview-links/visitor-data.ts';
import type { ReadTimeZone } from './content/time-zone.ts';
import type { Reserve } from './data-folder/reserve.ts';
import type { Figures } from './figures/figures.ts';
import type { Attribution } from './figures/visitors.ts';
import { mailboxOf } from './leads/answers/account.ts';
import { isOfAgency } from './leads/answers/agency-address.ts';
import { createAnswers } from './leads/answers/answers.ts';
import { createMailbox, type TemporaryFile } from './leads/answers/mailbox.ts';
import { createAnswerReading } from './leads/answers/read-answers.ts';
import { createMeetingReminders } from './leads/booking/reminders.ts';
import { createBooking } from './leads/booking/booking.ts';
import { createBookingOnBehalf } from './leads/booking/on-behalf.ts';
import { createWeek } from './leads/booking/week.ts';
import { createCalendarFeeds } from './leads/calendars/feeds.ts';
import { createCalendarReading } from './leads/calendars/read-calendars.ts';
import { createDigestEmailWriter } from './leads/digests/digest-email.ts';
import { createDigests } from './leads/digests/digests.ts';
import { createAccountEmailWriter } from './leads/email/account-emails.ts';
import { createBacklogDivider, createDigestWriter } from './leads/email/collected-emails.ts';
import { createColleagueWriter, isToColleague } from './leads/email/colleague-emails.ts';
import { createDraftEmailWriter } from './leads/email/draft-emails.ts';
import { createMailHealth } from './leads/email/mail-health.ts';
import { createMailQueue } from './leads/email/mail-queue.ts';
import { createMailWorker } from './leads/email/mail-worker.ts';
import { createMeetingTemplates } from './leads/email/meeting-templates.ts';
import { purgeInternalEmails } from './leads/email/emails-to-people.ts';
import { createOutbox } from './leads/email/outbox.ts';
import { createEmailWriter } from './leads/email/templates.ts';
import { createAssignees } from './leads/inbox/assignees.ts';
import { createInbox } from './leads/inbox/inbox.ts';
import { createItemExport } from './leads/inbox/item-export.ts';
import { createSavedFilters } from './leads/inbox/saved-filters.ts';
import { createTriage } from './leads/inbox/triage.ts';
import { createAttention, type PagesOfSite } from './leads/figures/attention.ts';
import { createLeadFigures } from './leads/figures/lead-figures.ts';
import { createFollowUps } from './leads/follow-ups/follow-ups.ts';
import { createForms } from './leads/intake/forms.ts';
import { createIntake } from './leads/intake/intake.ts';
import { createMessageLimits } from './leads/intake/message-limits.ts';
import { createMeetings } from './leads/meetings/meetings.ts';
import { createPersonalData } from './leads/privacy/personal-data.ts';
import { createReplies } from './leads/replies/replies.ts';
import { createQueuedReplyWriter, createReplyWriter } from './leads/replies/reply-email.ts';
import { createReplyTemplates } from './leads/replies/reply-templates.ts';
import { findCopy } from './leads/self-test/find-copy.ts';
import { createSelfTest, markTestEmails } from './leads/self-test/self-test.ts';
import { createSetAside } from './leads/spam/set-aside.ts';
import { createSpamFilter } from './leads/spam/spam-filter.ts';
import type { LeadDatabase, LeadTables } from './leads/tables.ts';
import { createTimeline } from './leads/timeline/timeline.ts';
import type { MailServer } from './mail-server/mail-server.ts';
import type { MailServerTables } from './mail-server/tables.ts';
import { createOutbound } from './outbound/outbound.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { ownAddress } from './platform/configuration/own-address.ts';
import type { Database } from './platform/database/database.ts';
import type { Scrubber } from './platform/database/scrubber.ts';
import { readSecret } from './platform/database/secret.ts';
import type { Log } from './platform/log/log.ts';
import type { Mail } from './platform/mail.ts';
import type { Requester } from './platform/http/requester.ts';
import { runOnJobWorker, type WorkerGroup } from './platform/process/cluster.ts';

interface Surroundings {
  content: ContentStore;
  readTimeZone: ReadTimeZone;
  readLanguage: () => Promise<Language>;
  accounts: Accounts;
  /** Removes what was changed or erased from the search index. */
  removeChanged: (transaction: LeadDatabase) => Promise<void>;
  scrubber: Scrubber;
  siteClock: Pick<SiteClock, 'isBelieved'>;
  mail: Mail;
  mailServer: MailServer;
  clock: Clock;
  log: Log;
  workerGroup: WorkerGroup;
  reserve: Reserve;
  attachments: Attachments;
  makeTemporaryFile: () => TemporaryFile;
  attributionOf: (requester: Requester) => Attribution | null;
  figures: Figures;
  findPages: PagesOfSite['findPages'];
  findMissing: PagesOfSite['findMissing'];
  findForms: PagesOfSite['findForms'];
  backgroundPriority?: number | undefined;
}

/** Opens intake, inbox and outbox on an open database. */
export async function openLeads(
  database: Database,
  configuration: Configuration,
  {
    content,
    readTimeZone,
    readLanguage,
    accounts,
    removeChanged,
    scrubber,
    siteClock,
    mail,
    mailServer,
    clock,
    log,
    workerGroup,
    reserve,
    attachments,
    makeTemporaryFile,
    attributionOf,
    figures,
    findPages,
    findMissing,
    findForms,
    backgroundPriority,
  }: Surroundings,
) {
  const { PUBLIC_URL, RETENTION_DAYS, MAIL_RETRY_SECONDS } = configuration;

  const readAgency = createAgencyReader(content.db, configuration);

  async function findReader(id: number) {
    const person = await accounts.people.findActive(id);
    return person && { ...person, muted_emails: await accounts.people.mutedEmails(id) };
  }

  const isRateLimited = configuration.RATE_LIMIT === 'on';
  const db: LeadDatabase = database.kysely.withTables<LeadTables>();
  const basis = {
    db,
    clock,
    log,
    readTimeZone,
    readLanguage,
    publicUrl: PUBLIC_URL,
    retentionDays: RETENTION_DAYS,
    isRateLimited,
    mail,
    isMailConfigured: (db: LeadDatabase) => mailServer.isConfigured(db.withTables<MailServerTables>()),
    readSender: mailServer.readSender,
    readAgency,
    assignees: createAssignees(accounts.people),
    messageLimits: createMessageLimits(workerGroup, { isOn: isRateLimited }),
    attachments,
  };
  const outbox = createOutbox(basis);
  const setAside = createSetAside(basis);
  const writeToColleague = createColleagueWriter(basis);
  const writeDraftEmail = createDraftEmailWriter(basis, {
    findReader,
    readNews: (kind, news) => readDraftNews(content.db, kind, news),
  });
  const writeAccountEmail = createAccountEmailWriter(basis, accounts.people.findActive);
  const writeItemEmail = createEmailWriter(basis, createMeetingTemplates(basis));
  const writeReply = createReplyWriter(basis);
  const writeQueuedReply = createQueuedReplyWriter(db, writeReply, accounts.people.readAuthor);
  const writeAboutItem = markTestEmails(basis, (email) => {
    if (isToColleague(email.kind)) return writeToColleague([email]);
    return (email.kind === 'reply' ? writeQueuedReply : writeItemEmail)(email);
  });
  const { wake, end } = createMailWorker({
    queue: createMailQueue(basis, { retryAfter: MAIL_RETRY_SECONDS, mayExpire: siteClock.isBelieved }),
    mail,
    writeEmail: (email) => (isDigest(email.kind) ? writeDigestEmail(email) : writeAboutItem(email)),
    divideBacklog: createBacklogDivider(basis),
    writeDigest: createDigestWriter(basis, setAside.count),
    writeToColleague: (emails) => {
      const about = emails[0]?.item_kind;
      if (about === 'draft') return writeDraftEmail(emails);
      return (about === 'account' ? writeAccountEmail : writeToColleague)(emails);
    },
    clock,
    log,
  });
  const mailWorker = { wake: runOnJobWorker(workerGroup, 'mails', wake), end };
  const dependencies = { ...basis, outbox, mailWorker };
  const digests = createDigests(dependencies, {
    wanted: accounts.wantedDigests,
    secret: await readSecret(database, 'digests'),
  });
  const leadFigures = createLeadFigures(basis, figures);
  const writeDigestEmail = createDigestEmailWriter(basis, {
    digests,
    figures: leadFigures,
    countsVisits: configuration.ANALYTICS === 'on',
    findPerson: accounts.people.findActive,
  });
  const outbound = createOutbound({
    allowsPrivate: configuration.WEBHOOK_ALLOW_PRIVATE === 'yes',
    publicUrl: PUBLIC_URL,
  });
  const calendarReading = createCalendarReading({ ...basis, outbound, backgroundPriority });
  const account = mailboxOf(configuration);
  const mailbox = account && createMailbox(account);
  const intake = createIntake(dependencies, {
    forms: createForms(basis, await readSecret(database, 'forms')),
    spamReasonsOf: createSpamFilter(basis),
    attributionOf,
    assertRoom: reserve.assertRoom,
  });
  const booking = createBooking(dependencies, intake, { outbound, calendarReading });
  return {
    intake,
    booking,
    bookingOnBehalf: createBookingOnBehalf(dependencies, intake),
    week: createWeek(basis),
    leadFigures,
    readAttention: createAttention(db, figures, {
      findPages,
      findMissing,
      findForms,
      readBookableKinds: booking.readKinds,
    }),
    digests,
    calendarReading,
    calendarFeeds: createCalendarFeeds(basis, workerGroup),
    messageLimits: basis.messageLimits,
    inbox: createInbox(dependencies),
    meetings: createMeetings(dependencies),
    personalData: createPersonalData(dependencies, {
      accountData: accounts.personalData,
      visitorData: { find: findVisitorData, erase: eraseVisitorData },
      countDocuments: () => countDocuments(content.db),
      removeChanged,
      scrub: scrubber.run,
    }),
    mailWorker,
    /** Where the agency gets its emails, if anywhere. */
    notificationAddresses: async () => [(await readAgency()).email ?? []].flat(),
    /** Whether somebody is notified of items of every kind. */
    notifiesOfAll: async () => {
      const { notified } = await readAgency();
      return inboxKinds.every((kind) => notified(kind).length > 0);
    },
    replies: createReplies(dependencies, {
      write: writeReply,
      findAuthor: accounts.people.readAuthor,
      readNames: accounts.people.names,
      isMailboxRead: mailbox !== null,
    }),
    answers: createAnswers(basis),
    /** Reads the answers of visitors; null where no mailbox is named. */
    answerReading: mailbox && {
      readNew: createAnswerReading({
        ...dependencies,
        mailbox,
        account: `${account?.user} at ${account?.host}`,
        makeTemporaryFile,
      }),
      close: mailbox.close,
    },
    replyTemplates: createReplyTemplates(db),
    timeline: createTimeline(basis, accounts.people.names),
    savedFilters: createSavedFilters(db),
    followUps: createFollowUps(dependencies),
    meetingReminders: createMeetingReminders(dependencies),
    triage: createTriage(dependencies),
    exportItems: createItemExport(basis, accounts.people.names),
    mailHealth: createMailHealth(dependencies),
    setAside,
    purgeInternalEmails: () => purgeInternalEmails(db, clock()),
    /** Looks for an email of ours in the mailbox of answers; null if it goes elsewhere. */
    findCopy: async (to: string, messageId: string) =>
      account && (await isOfAgency(basis, to)) ? findCopy(account, messageId) : null,
    selfTest: createSelfTest(database, { clock, address: ownAddress(configuration) }),
  };
}
