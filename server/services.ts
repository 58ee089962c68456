import { join } from 'node:path';
import { createActivity } from './activity/activity.ts';
import { followContentVersion, moveContentVersion } from './content/content-version.ts';
import { createContentStore } from './content/store.ts';
import { fillEmptyDatabase } from './content/first-content.ts';
import type { ContentTables } from './content/tables.ts';
import { whileUnchanged } from './content/while-unchanged.ts';
import { openLeads } from './open-leads.ts';
import { openIncoming } from './media/incoming.ts';
import { createMedia } from './media/media.ts';
import { openDiskStorage } from './media/storage.disk.ts';
import { createOgPainter } from './pages/og/painter.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import { alone, type Crew } from './platform/crew.ts';
import { lastKnown } from './platform/last-known.ts';
import type { Log } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { assembleAccounts, openMigrated } from './open-accounts.ts';
import { createSite } from './site/site.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens database and storage, migrates, fills an empty database, and gives everything that requests are answered with.
 * Tells `progress` in a line what takes its time.
 */
export async function openServices(
  configuration: Configuration,
  {
    log,
    clock = systemClock,
    crew = alone,
    progress = () => {},
  }: { log: Log; clock?: Clock; crew?: Crew; progress?: (line: string) => void },
) {
  const database = await openMigrated(configuration, log, progress);
  const storage = await openDiskStorage(join(configuration.DATA_DIR, 'uploads'));
  const cache = await openDiskStorage(join(configuration.DATA_DIR, 'cache'));
  const incoming = await openIncoming(join(configuration.DATA_DIR, 'incoming'));

  const records = database.kysely.withTables<ContentTables>();
  const onVariants = () => moveContentVersion(records);
  const media = createMedia({ database, storage, incoming, clock, log, crew, onVariants });
  const what = configuration.CONTENT;
  const filled = await fillEmptyDatabase({ database, media, clock, onStart: () => progress(filling[what]) }, what);
  if (filled) progress('Filled it.');

  const mail = createMail(configuration);
  const { accounts, settled } = assembleAccounts(database, configuration, { mail, log, clock });
  const version = lastKnown(await followContentVersion(database), log);
  const content = createContentStore(records, clock, whileUnchanged(version));
  const ofLeads = await openLeads(database, configuration, { content, mail, clock, log, crew });
  const ogPainter = createOgPainter({ storage: cache, log });
  let isDraining = false;
  return {
    storage,
    content,
    media,
    ogPainter,
    version,
    site: createSite(database, clock),
    activity: createActivity(database),
    accounts,
    /** Waits for the work that no response waits for. */
    settled,
    ...ofLeads,
    database,
    publicUrl: configuration.PUBLIC_URL,
    timeZone: configuration.TIME_ZONE,
    retentionDays: configuration.RETENTION_DAYS,
    now: clock,
    /** Fails when the database or the storage cannot be read and written, and once the process is about to stop. */
    check: async () => {
      if (isDraining) throw new Error('The process is about to stop.');
      await Promise.all([database.check(), storage.check()]);
    },
    drain: () => {
      isDraining = true;
    },
    /** Waits for what is under way, then closes the database. */
    close: async () => {
      await ofLeads.postman.end();
      await media.close();
      ogPainter.close();
      await settled();
      await version.close();
      await database.kysely.destroy();
    },
  };
}

const filling = {
  demo: 'Filling the empty database with the demonstration agency, pictures included...',
  empty: 'Preparing the empty database...',
};
