import { readFile, writeFile } from 'node:fs/promises';
import { type Configuration, ConfigurationError } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import { retryUntilAvailable } from '../platform/process/retry-until-available.ts';
import { readS3Settings, refusingBadSettings } from '../platform/s3/settings.ts';
import { type Destination, type DestinationVariables, openDestination } from './destination/destination.ts';

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
  if (!destination || !(await isKnown(destination))) return;
  throw new ConfigurationError(
    `${place}, but ${destination.name} holds backups of a site at ${PUBLIC_URL}. ${CHECK} ` +
      'To restore the site, use the command restore; to begin a new one, set EXPECT_SITE=no.',
  );

  /** Waits for an S3 store, without which there is no site either. */
  async function isKnown(destination: Destination) {
    const read = () => knowsSiteAt(destination, PUBLIC_URL);
    const settings = configuration.BACKUP_DIR === undefined ? readS3Settings(configuration) : null;
    if (settings) return retryUntilAvailable(() => refusingBadSettings(settings, read), log);
    try {
      return await read();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Whether there are backups of this site could not be read.');
      return false;
    }
  }
}

const CHECK = 'Check that its disk is mounted.';

const NAME = /^plinth-[0-9a-f]{8}\.site$/;

/** Notes beside the backups of a site at which address it is. */
export async function noteSite(destination: Destination, owner: string, address: string): Promise<void> {
  await destination.add(`plinth-${owner}.site`, (file) => writeFile(file, `${address}\n`, { mode: 0o600 }));
}

/** Whether there are backups of a site at this address. */
async function knowsSiteAt(destination: Destination, address: string): Promise<boolean> {
  for (const name of (await destination.list()).filter((name) => NAME.test(name)))
    if ((await destination.read(name, (file) => readFile(file, 'utf8'))).trim() === address) return true;
  return false;
}
