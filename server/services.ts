import { folded } from '../content/texts/folding.ts';
import { isDemoAddress } from '../content/texts/demonstration-address.ts';
import type { Field } from '../content/model/field.ts';
import { settings } from '../content/types/settings.ts';
import { createAlarmMail } from './alarms/alarm-mail.ts';
import { createAlarms } from './alarms/alarms.ts';
import { createAttachments } from './attachments/attachments.ts';
import { createFormReceiver } from './attachments/received-form.ts';
import type { AttachmentTables } from './attachments/tables.ts';
import { createActivityLog } from './audit/audit-log.ts';
import { explainDamage } from './backup/damage.ts';
import { createDownloads } from './backup/downloads/downloads.ts';
import { createBackups } from './backup/scheduled/backups.ts';
import { createSiteClock } from './clock/site-clock.ts';
import { followContentVersion, moveContentVersion } from './content/content-version.ts';
import { createScheduleRunner } from './content/schedules/run-schedules.ts';
import { createMissingBuiltIns, fillEmptyDatabase } from './content/first-content.ts';
import type { ContentTables } from './content/tables.ts';
import { fillSearchKeys } from './content/records/search-keys.ts';
import { firstLanguageOf } from './content/language.ts';
import { fillUses } from './content/uses/fill-uses.ts';
import { openDataFolder } from './data-folder/data-folder.ts';
import { assertSpare, findFullDisks } from './data-folder/disk-space.ts';
import { createJobHistory } from './jobs/job-history.ts';
import { createRunOnce } from './jobs/run-once.ts';
import { openLeads } from './open-leads.ts';
import { createMailServer } from './mail-server/mail-server.ts';
import { createEmailTest } from './mail-server/test-email.ts';
import { createMedia } from './media/media.ts';
import { createWatch } from './monitoring/watch.ts';
import { createPngRenderer } from './pages/og/png-renderer.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { loneProcess, type WorkerGroup } from './platform/process/cluster.ts';
import { lastKnown } from './platform/database/last-known.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail.ts';
import { createScrubber } from './platform/database/scrubber.ts';
import { openAccounts } from './open-accounts.ts';
import { openContent } from './open-content.ts';
import { openMigrated } from './open-database.ts';
import { openFigures } from './open-figures.ts';
import { openWebhooks } from './open-webhooks.ts';
import { createSiteDays } from './figures/site-days.ts';
import { createSearch } from './search/search.ts';
import { createSiteSearch } from './site/search.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

interface OpeningOptions {
  log: Log;
  clock?: Clock;
  workerGroup?: WorkerGroup;
  progress?: (line: string) => void;
  /** The nice value of the processes that encode pictures, read calendars and make backups: 19 unless a test waits for them. */
  backgroundPriority?: number;
}

/**
 * Opens database and storage, migrates, fills an empty database, and returns the services. `progress` gets a line about
 * each step that takes long.
 */
export async function openServices(
  configuration: Configuration,
  { log, clock = systemClock, workerGroup = loneProcess, progress = () => {}, backgroundPriority }: OpeningOptions,
) {
  const { CONTENT, PUBLIC_URL, RETENTION_DAYS } = configuration;
  const firstLanguage = firstLanguageOf(configuration);
  const database = await openMigrated(configuration, log, progress);
  database.define('folded', folded);
  const alarms = createAlarms(database, { clock, log });
  const siteClock = createSiteClock(database, { clock, alarms, log });
  const openedFolder = await openDataFolder({ database, alarms, configuration, clock, log });
  const { storage, trash, cache, incoming, reserve, ...dataFolder } = openedFolder;

  const records = database.kysely.withTables<ContentTables>();
  const onVariants = () => moveContentVersion(records);
  const media = createMedia({
    database,
    storage,
    trash,
    incoming,
    clock,
    log,
    workerGroup,
    backgroundPriority,
    onVariants,
  });
  await fillUses(database);
  await fillSearchKeys(database);
  const first = { content: CONTENT, language: firstLanguage };
  if (await fillEmptyDatabase({ database, media, clock, progress }, first)) progress('The database is filled.');
  await createMissingBuiltIns(database, clock);

  const mailServer = createMailServer(database, configuration, clock);
  const mail = createMail(mailServer.accounts, isDemoAddress);
  const { accounts, settled } = await openAccounts(database, configuration, {
    mail,
    mailServer,
    log,
    clock,
    reserve,
  });

  const version = lastKnown(await followContentVersion(database), log);
  const { tell, site, ...writing } = openContent(database, configuration, {
    media,
    accounts,
    clock,
    version,
    workerGroup,
  });
  const { content, readSettings, readTimeZone, readLanguage } = writing;
  const webhooks = openWebhooks(database, configuration, { clock, log, workerGroup, readTimeZone });
  const scheduleRunner = createScheduleRunner({
    db: records,
    clock,
    log,
    tell,
    mayRun: siteClock.isBelieved,
    onApplied: webhooks.wakeIfUsed,
  });
  const activity = createActivityLog(database, clock);
  const search = createSearch(database, log);

  const scrubber = createScrubber(database, log);
  const days = await createSiteDays(clock, readTimeZone);
  const counting = { days, log, workerGroup, readSettings, readTimeZone, onDeleted: scrubber.run };
  const { visitCounter, figures, fillAttributions } = await openFigures(database, configuration, counting);
  const attachments = createAttachments(database.kysely.withTables<AttachmentTables>(), {
    storage: openedFolder.attachments,
    clock,
    assertRoom: async () => {
      await reserve.assertRoom();
      await assertSpare(configuration.DATA_DIR);
    },
  });
  const dependencies = {
    content,
    readTimeZone,
    readLanguage,
    accounts,
    removeChanged: search.removeChanged,
    scrubber,
    siteClock,
    mail,
    mailServer,
    clock,
    log,
    workerGroup,
    reserve,
    attachments,
    makeTemporaryFile: incoming.makeFile,
    attributionOf: visitCounter?.attributionOf ?? (() => null),
    figures,
    findPages: site.findPages,
    findMissing: site.findMissing,
    findForms: site.findForms,
    backgroundPriority,
  };
  const leads = await openLeads(database, configuration, dependencies);

  const backups = createBackups(database, configuration, {
    clock,
    log,
    backgroundPriority,
    mayRemove: siteClock.isBelieved,
  });
  const downloads = createDownloads(database, configuration, {
    storage,
    attachments: openedFolder.attachments,
    findPerson: accounts.sessions.personOf,
    clock,
    log,
    backgroundPriority,
  });
  const alarmMail = createAlarmMail(alarms, {
    mail,
    clock,
    log,
    publicUrl: PUBLIC_URL,
    readRecipients: async () => {
      const owners = await accounts.people.ownerAddresses();
      return owners.length > 0 ? owners : leads.notificationAddresses();
    },
  });
  const pngRenderer = createPngRenderer({ storage: cache, log });
  const watch = createWatch(
    {
      'data folder': dataFolder.findGone,
      database: async () => {
        const reason = database.damage.reason();
        return reason === null ? null : explainDamage(reason, configuration);
      },
      disk: async () => {
        await reserve.fill();
        return (await findFullDisks(configuration)).join(' ') || null;
      },
    },
    alarms,
  );
  let isDraining = false;

  return {
    database,
    storage,
    dataFolder,
    media,
    version,
    ...writing,
    scheduleRunner,
    ...site,
    accounts,
    search,
    activity,
    webhooks,
    alarms,
    alarmMail,
    watch,
    siteClock,
    searchSite: createSiteSearch({
      search,
      contentIn: site.contentIn,
      workerGroup,
      clock,
      isRateLimited: configuration.RATE_LIMIT === 'on',
      countNotFound: visitCounter?.countNotFound,
    }),
    ...leads,
    attachments,
    receiveForm: createFormReceiver(incoming),
    mailServer,
    testEmail: createEmailTest(mailServer, { workerGroup, clock, publicUrl: PUBLIC_URL, findCopy: leads.findCopy }),
    days,
    /** Null where visits are not counted. */
    visitCounter,
    figures,
    fillAttributions,
    backups,
    downloads,
    pngRenderer,
    runOnce: createRunOnce(database, clock, log),
    jobHistory: createJobHistory(database, clock),
    publicUrl: PUBLIC_URL,
    variablesSet: variablesSet(configuration),
    retentionDays: RETENTION_DAYS,
    countsVisits: visitCounter !== null,
    workerGroup,
    now: clock,
    /** Waits for the background tasks. */
    settled,
    /** Rejects when the database or the storage cannot be read and written, and once the process is about to stop. */
    check: async () => {
      if (isDraining) throw new Error('The process is about to stop.');
      await Promise.all([database.check(), storage.check(), reserve.assertRoom()]);
    },
    drain: () => {
      isDraining = true;
      backups.close();
      void downloads.close();
    },
    /** Waits for what is under way, then closes the database. */
    close: async () => {
      const counted = visitCounter?.stop();
      await watch.stop();
      await scheduleRunner.stop();
      await alarmMail.stop();
      await leads.mailWorker.end();
      await webhooks.end();
      leads.answerReading?.close();
      await leads.calendarReading.close();
      await media.close();
      pngRenderer.close();
      backups.close();
      await downloads.close();
      scrubber.end();
      await dataFolder.instances.leave().catch((err: unknown) => log.warn({ err }, 'The instance could not sign off.'));
      await settled();
      await counted;
      await version.close();
      dataFolder.release();
      await database.kysely.destroy();
    },
  };
}

/** Returns the environment variables that are set and decide in place of fields of the settings. */
function variablesSet(configuration: Configuration): string[] {
  const variables = Object.values<Field>(settings.fields).flatMap(({ variable }) => variable ?? []);
  return [...new Set(variables)].filter((name) => configuration[name as keyof Configuration] !== undefined);
}
