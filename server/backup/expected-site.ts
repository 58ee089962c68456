import { type Configuration, ConfigurationError } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import { type DestinationVariables, openDestination } from './destination/destination.ts';
import { knowsSiteAt } from './known-sites.ts';

/**
 * Throws a `ConfigurationError` where a new site would start although there is one: its disk may not be mounted. `EXPECT_SITE`
 * says so, or else the backups, which know a site at this address.
 */
export async function refuseNewSite(
  configuration: DestinationVariables & Pick<Configuration, 'DATABASE_URL' | 'EXPECT_SITE' | 'PUBLIC_URL'>,
  log: Log,
): Promise<void> {
  const { EXPECT_SITE, DATABASE_URL, DATA_DIR, PUBLIC_URL } = configuration;
  const place = DATABASE_URL ? 'The database in DATABASE_URL is empty' : `There is no site in ${DATA_DIR}`;
  if (EXPECT_SITE === 'yes')
    throw new ConfigurationError(`${place}, but EXPECT_SITE=yes says that there is one. ${CHECK}`);
  const destination = EXPECT_SITE === 'no' ? null : openDestination(configuration);
  if (!destination || !(await isKnown())) return;
  throw new ConfigurationError(
    `${place}, but ${destination.name} holds backups of a site at ${PUBLIC_URL}. ${CHECK} ` +
      'To restore the site, use the command restore; to begin a new one, set EXPECT_SITE=no.',
  );

  async function isKnown() {
    try {
      return destination !== null && (await knowsSiteAt(destination, PUBLIC_URL));
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Whether there are backups of this site could not be read.');
      return false;
    }
  }
}

const CHECK = 'Check that its disk is mounted.';
