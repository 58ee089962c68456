import { join } from 'node:path';
import { sql } from 'kysely';
import { createActivity } from './activity/activity.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createContentStore } from './content/store.ts';
import { fillEmptyDatabase } from './content/first-content.ts';
import type { ContentTables } from './content/tables.ts';
import { createLeads } from './leads/leads.ts';
import { createMedia } from './media/media.ts';
import { openDiskStorage } from './media/storage.disk.ts';
import { createAfterwards } from './platform/afterwards.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import { type Database, openDatabase } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { migrate } from './platform/migrate.ts';
import { createSite } from './site/site.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens database and storage, migrates, fills an empty database, and gives everything that requests are answered with.
 * Tells `progress` in a line what takes its time.
 */
export async function openServices(
  configuration: Configuration,
  { log, clock = systemClock, progress = () => {} }: { log: Log; clock?: Clock; progress?: (line: string) => void },
) {
  const database = await openMigrated(configuration, { log, progress });
  const storage = await openDiskStorage(join(configuration.DATA_DIR, 'uploads'));

  const media = createMedia(database, storage, clock);
  const what = configuration.CONTENT;
  const filled = await fillEmptyDatabase({ database, media, clock, onStart: () => progress(filling[what]) }, what);
  if (filled) progress('Filled it.');

  const { accounts, settled } = assembleAccounts(database, configuration, { log, clock });
  let isDraining = false;
  return {
    storage,
    content: createContentStore(database.kysely.withTables<ContentTables>(), clock),
    media,
    site: createSite(database),
    activity: createActivity(database),
    accounts,
    leads: createLeads(database, clock, configuration.TIME_ZONE),
    database,
    publicUrl: configuration.PUBLIC_URL,
    timeZone: configuration.TIME_ZONE,
    now: clock,
    /** Fails when the database or the storage does not answer, and once the process is about to stop. */
    check: async () => {
      if (isDraining) throw new Error('The process is about to stop.');
      await Promise.all([sql`select 1`.execute(database.kysely), storage.check()]);
    },
    drain: () => {
      isDraining = true;
    },
    /** Waits for what is under way, then closes the database. */
    close: async () => {
      await settled();
      await database.kysely.destroy();
    },
  };
}

/** Opens and migrates the database and gives the accounts alone, for the command line. */
export async function openAccounts(configuration: Configuration, { log }: { log: Log }) {
  const database = await openMigrated(configuration, { log, progress: () => {} });
  const { accounts, settled } = assembleAccounts(database, configuration, { log, clock: systemClock });
  const close = async () => {
    await settled();
    await database.kysely.destroy();
  };
  return { accounts, close };
}

function assembleAccounts(
  database: Database,
  configuration: Configuration,
  { log, clock }: { log: Log; clock: Clock },
) {
  const { afterwards, settled } = createAfterwards(log);
  const mail = createMail(configuration);
  const accounts = createAccounts(database, { clock, publicUrl: configuration.PUBLIC_URL, mail, afterwards });
  return { accounts, settled };
}

async function openMigrated(
  configuration: Configuration,
  { log, progress }: { log: Log; progress: (line: string) => void },
) {
  const onError = (error: Error) => log.error({ err: error }, 'A database connection failed.');
  const database = await openDatabase({ ...configuration, onError });
  const migrated = await migrate(database);
  if (migrated.length > 0) progress(`Migrated the database: ${migrated.join(', ')}.`);
  return database;
}

const filling = {
  demo: 'Filling the empty database with the demonstration agency, pictures included...',
  empty: 'Preparing the empty database...',
};
