import { backUpBeforeUpgrade } from './backup/scheduled/upgrade-backup.ts';
import { type Configuration, ConfigurationError } from './platform/configuration/configuration.ts';
import { makeDataFolder } from './platform/configuration/data-folder.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { executedMigrations, migrate, pendingMigrations } from './platform/database/migrate.ts';
import type { Log } from './platform/log/log.ts';
import { retryUntilAvailable } from './platform/process/retry-until-available.ts';
import { logFailure } from './platform/log/log-failure.ts';

/**
 * Opens the database, waiting for PostgreSQL, and migrates it; `progress` gets a line about that. Throws a `ConfigurationError` where its file is
 * damaged, before anything is written to it.
 */
export async function openMigrated(
  configuration: Configuration,
  log: Log,
  progress: (line: string) => void = () => {},
): Promise<Database> {
  await makeDataFolder(configuration.DATA_DIR);
  const database = await retryUntilAvailable(() => openDatabase({ ...configuration, onError: toLog(log) }), log);
  await refuseDamaged(database, configuration);
  const migrated = await migrate(database, {
    prepare: (migration) => backUpBeforeUpgrade(database, configuration, migration),
  });
  if (migrated.length > 0) progress(`Migrated the database: ${migrated.join(', ')}.`);
  try {
    await database.rewriteOnce();
  } catch (error) {
    log.warn({ err: error }, 'The database file could not be rewritten. The next start tries again.');
  }
  return database;
}

/** Opens a database that is there and up to date, for a command. Throws a `ConfigurationError` where there is none. */
export async function openExisting(configuration: Configuration, log: Log): Promise<Database> {
  return openIf(configuration, log, async (database) => (await pendingMigrations(database)).length === 0);
}

/** Opens a database that is there, also one of another version. Throws a `ConfigurationError` where there is none. */
export async function openForInspection(configuration: Configuration, log: Log): Promise<Database> {
  return openIf(configuration, log, async ({ kysely }) => (await executedMigrations(kysely)).length > 0);
}

async function openIf(configuration: Configuration, log: Log, isRight: (database: Database) => Promise<boolean>) {
  const database = await openDatabase({ ...configuration, mustExist: true, onError: toLog(log) });
  if (await isRight(database)) return database;
  await database.kysely.destroy();
  throw new ConfigurationError(
    'The database is empty or from an older version. Start Plinth once, or check DATABASE_URL.',
  );
}

async function refuseDamaged({ findDamage, kysely }: Database, { DATA_DIR }: Configuration) {
  const damage = await findDamage();
  if (!damage) return;
  await kysely.destroy();
  const oneLine = damage.replaceAll(/\s+/g, ' ');
  throw new ConfigurationError(`The database in ${DATA_DIR} is damaged (${oneLine}). Restore it from a backup.`);
}

function toLog(log: Log) {
  return (error: Error) => logFailure(log, error, 'A database connection failed.');
}
