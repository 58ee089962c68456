import { settings } from '../content/types/settings.ts';
import { createContentStore } from './content/content-store.ts';
import { createDiscussion } from './content/discussion/discussion.ts';
import { createHandOver } from './content/discussion/hand-over.ts';
import { createDrafts } from './content/drafts/drafts.ts';
import { createLanguage } from './content/language.ts';
import { createLibrary } from './content/library/library.ts';
import { createPresence } from './content/presence/presence.ts';
import { createPreviewLinks } from './content/preview-links/preview-links.ts';
import { readSingle } from './content/records/records.ts';
import { createSchedules } from './content/schedules/schedules.ts';
import type { ContentTables } from './content/tables.ts';
import { createTimeZone } from './content/time-zone.ts';
import { versionedCache } from './content/versioned-cache.ts';
import type { Accounts } from './accounts/accounts.ts';
import { createDraftOutbox } from './leads/email/draft-emails.ts';
import type { Media } from './media/media.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import type { Database } from './platform/database/database.ts';
import type { WorkerGroup } from './platform/process/cluster.ts';
import { createSite } from './site/site.ts';

interface Surroundings {
  media: Media;
  accounts: Accounts;
  clock: Clock;
  /** Of the content, which moves with each change of it. */
  version: Parameters<typeof createSite>[2];
  workerGroup: WorkerGroup;
}

/** Opens what people write, with all that happens to it before it is published, and what visitors read of it. */
export function openContent(
  database: Database,
  { PUBLIC_URL, TIME_ZONE }: Configuration,
  { media, accounts, clock, version, workerGroup }: Surroundings,
) {
  const db = database.kysely.withTables<ContentTables>();
  const cache = versionedCache(version);
  const readSettings = () => cache('settings', () => readSingle(db, settings));
  const readTimeZone = createTimeZone(readSettings, TIME_ZONE);
  const tell = createDraftOutbox(PUBLIC_URL);
  const site = createSite(database, clock, version);
  return {
    tell,
    site,
    readSettings,
    readTimeZone,
    readLanguage: createLanguage(readSettings),
    content: createContentStore(db, clock, cache),
    library: createLibrary(db, media, clock),
    drafts: createDrafts(db, clock),
    presence: createPresence(db, clock),
    schedules: createSchedules(db, clock, readTimeZone),
    discussion: createDiscussion(db, clock, tell),
    handOver: createHandOver(db, clock, { readColleagues: accounts.people.listActive, tell }),
    previewLinks: createPreviewLinks(db, clock, { workerGroup, tell, draftSite: site.draftSite }),
  };
}
