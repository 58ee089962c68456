import type { AnyRecord } from '../content/model/record.ts';
import type { ReadTimeZone } from './content/time-zone.ts';
import { createFigures } from './figures/figures.ts';
import { createBlockedSources } from './figures/sources/blocked-sources.ts';
import { createVisitCounter } from './figures/visit-counter.ts';
import { fillAttributions } from './leads/intake/fill-attributions.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log/log.ts';
import type { WorkerGroup } from './platform/process/cluster.ts';
import type { SiteDays } from './figures/site-days.ts';

interface Surroundings {
  days: SiteDays;
  log: Log;
  workerGroup: WorkerGroup;
  readTimeZone: ReadTimeZone;
  readSettings: () => Promise<AnyRecord | null>;
  /** Called once salts have been deleted. */
  onDeleted: () => Promise<void>;
}

/** Opens what counts visits, null where nothing is counted, and what reads them and fills in the leads they brought. */
export async function openFigures(
  database: Database,
  { ANALYTICS, ANALYTICS_DAYS, PUBLIC_URL, RATE_LIMIT }: Configuration,
  { readTimeZone, readSettings, ...surroundings }: Surroundings,
) {
  const blocked = await createBlockedSources(readSettings);
  const options = { ...surroundings, blocked, publicUrl: PUBLIC_URL, isLimited: RATE_LIMIT === 'on' };
  const visitCounter = ANALYTICS === 'on' ? await createVisitCounter(database, options) : null;
  return {
    visitCounter,
    figures: createFigures(database, surroundings.days, ANALYTICS_DAYS),
    fillAttributions: () => fillAttributions(database, readTimeZone),
  };
}
