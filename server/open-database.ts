import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseFirstAdministrator } from './accounts/people/set-up.ts';
import { explainDamage } from './backup/damage.ts';
import { backUpBeforeUpgrade } from './backup/scheduled/upgrade-backup.ts';
import { refuseNewSite } from './backup/expected-site.ts';
import { type Configuration, ConfigurationError } from './platform/configuration/configuration.ts';
import { makeDataFolder } from './platform/configuration/data-folder.ts';
import { isDamage } from './platform/database/damage.ts';
import { type Database, openDatabase, SQLITE_FILE } from './platform/database/database.ts';
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
  const isNew = hasNoFile(configuration);
  if (isNew) await refuseBeginning(configuration, log);
  await makeDataFolder(configuration.DATA_DIR);
  const opening = () => openDatabase({ ...configuration, onError: toLog(log) });
  const database = await retryUntilAvailable(() => explainingDamage(configuration, opening), log);
  await refuseDamaged(database, configuration);
  const migrated = await migrate(database, {
    ...(!isNew && { begin: () => refuseEmptied(database, configuration, log) }),
    prepare: (migration, lastUsed) => backUpBeforeUpgrade(database, configuration, { migration, lastUsed }),
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

/** Whether there is a site, without beginning one. */
export async function siteExists(configuration: Configuration, log: Log): Promise<boolean> {
  if (hasNoFile(configuration)) return false;
  const { kysely } = await openDatabase({ ...configuration, mustExist: true, onError: toLog(log) });
  try {
    return (await executedMigrations(kysely)).length > 0;
  } finally {
    await kysely.destroy();
  }
}

/** Throws a `ConfigurationError` where no new site may begin, or could not be finished. Writes nothing. */
export async function refuseBeginning(configuration: Configuration, log: Log): Promise<void> {
  refuseFirstAdministrator(configuration, configuration.PUBLIC_URL);
  await refuseNewSite(configuration, log);
}

function hasNoFile({ DATABASE_URL, DATA_DIR }: Configuration) {
  return !DATABASE_URL && !existsSync(join(DATA_DIR, SQLITE_FILE));
}

async function openIf(configuration: Configuration, log: Log, isRight: (database: Database) => Promise<boolean>) {
  const opening = () => openDatabase({ ...configuration, mustExist: true, onError: toLog(log) });
  const database = await explainingDamage(configuration, opening);
  if (await explainingDamage(configuration, () => isRight(database))) return database;
  await database.kysely.destroy();
  throw new ConfigurationError(
    'The database is empty or from an older version. Start Plinth once, or check DATABASE_URL.',
  );
}

async function refuseEmptied({ kysely }: Database, configuration: Configuration, log: Log) {
  try {
    await refuseBeginning(configuration, log);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}

async function refuseDamaged({ findDamage, kysely }: Database, configuration: Configuration) {
  const damage = await findDamage();
  if (!damage) return;
  await kysely.destroy();
  throw new ConfigurationError(await explainDamage(damage, configuration));
}

/** Does some work with a database. Throws a `ConfigurationError` that names the newest backup where it finds damage. */
export async function explainingDamage<Result>(
  configuration: Configuration,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const found = [error, (error as Error).cause].find(isDamage);
    if (!found) throw error;
    throw new ConfigurationError(await explainDamage((found as Error).message, configuration), { cause: error });
  }
}

function toLog(log: Log) {
  return (error: Error) => logFailure(log, error, 'A database connection failed.');
}
