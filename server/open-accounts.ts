import { isDemoAddress } from '../content/demonstration-address.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createBackgroundTasks } from './platform/process/background-tasks.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Configuration, ConfigurationError } from './platform/configuration/configuration.ts';
import { makeDataFolder } from './platform/configuration/data-folder.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import type { Log } from './platform/log/log.ts';
import { logFailure } from './platform/log/log-failure.ts';
import { createMail, type Mail } from './platform/mail.ts';
import { migrate, pendingMigrations } from './platform/database/migrate.ts';
import { readSecret } from './platform/database/secret.ts';

/** Gives the accounts alone, for the command line, and what closes them once everything under way is done. */
export async function openAccounts(configuration: Configuration, log: Log) {
  const database = await openExisting(configuration, log);
  const { accounts, settled } = await assembleAccounts(database, configuration, {
    mail: createMail(configuration, isDemoAddress),
    log,
    clock: systemClock,
  });
  const close = async () => {
    await settled();
    await database.kysely.destroy();
  };
  return { accounts, close };
}

/** Opens the database for a command, which neither makes nor changes one. Throws a `ConfigurationError` where there is none. */
export async function openExisting(configuration: Configuration, log: Log): Promise<Database> {
  const database = await openDatabase({ ...configuration, mustExist: true, onError: toLog(log) });
  const pending = await pendingMigrations(database);
  if (pending.length === 0) return database;
  await database.kysely.destroy();
  throw new ConfigurationError(
    'The database is empty or of an older version. Start Plinth once, or check DATABASE_URL.',
  );
}

/**
 * Opens the database and migrates it, of which `progress` gets a line. Throws a `ConfigurationError` where its file is
 * damaged, before anything is written to it.
 */
export async function openMigrated(
  configuration: Configuration,
  log: Log,
  progress: (line: string) => void = () => {},
): Promise<Database> {
  await makeDataFolder(configuration.DATA_DIR);
  const database = await openDatabase({ ...configuration, onError: toLog(log) });
  await refuseDamaged(database, configuration);
  const migrated = await migrate(database);
  if (migrated.length > 0) progress(`Migrated the database: ${migrated.join(', ')}.`);
  try {
    await database.rewriteOnce();
  } catch (error) {
    log.warn({ err: error }, 'The database file could not be rewritten. The next start tries again.');
  }
  return database;
}

async function refuseDamaged({ findDamage, kysely }: Database, { DATA_DIR }: Configuration) {
  const damage = await findDamage();
  if (!damage) return;
  await kysely.destroy();
  const what = damage.replaceAll(/\s+/g, ' ');
  throw new ConfigurationError(`The database in ${DATA_DIR} is damaged (${what}): restore it from a backup.`);
}

function toLog(log: Log) {
  return (error: Error) => logFailure(log, error, 'A database connection failed.');
}

/** Gives the accounts of an open database, and what waits for the mails that are under way. */
export async function assembleAccounts(
  database: Database,
  configuration: Configuration,
  { mail, log, clock }: { mail: Mail; log: Log; clock: Clock },
) {
  const { runInBackground, settled } = createBackgroundTasks(log);
  const secret = await readSecret(database, 'accounts');
  const accounts = createAccounts(database, {
    clock,
    publicUrl: configuration.PUBLIC_URL,
    mail,
    runInBackground,
    secret,
  });
  return { accounts, settled };
}
