import { examine } from '../../../server/doctor/doctor.ts';
import type { Site } from '../../../server/doctor/check.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import { type Clock, systemClock } from '../../../server/platform/clock.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import type { TestApp } from './app.ts';

/** What the doctor examines of an app, with more variables than those of its folder. */
export async function siteOf(
  { services, folder }: Pick<TestApp, 'services' | 'folder'>,
  variables: Record<string, string> = {},
  clock: Clock = systemClock,
): Promise<Site> {
  const configuration = parseConfiguration({ DATA_DIR: folder, ...variables });
  return { database: services.database, configuration, files: await openFileStore(configuration, clock), clock };
}

export async function problemsOf(site: Site): Promise<string[]> {
  return (await examine(site)).map(({ problem }) => problem);
}
