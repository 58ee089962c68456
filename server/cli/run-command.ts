import { pino } from 'pino';
import { isDemoAddress } from '../../content/texts/demonstration-address.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Actor } from '../audit/audit-log.ts';
import { ArchiveRefused } from '../backup/archive/refused.ts';
import { openAccounts } from '../open-accounts.ts';
import { createMailServer } from '../mail-server/mail-server.ts';
import { explainingDamage, openExisting } from '../open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { explainFailure } from '../platform/http/failure.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { createMail } from '../platform/mail.ts';
import { printable } from '../platform/printable.ts';

/** A command that cannot be carried out, with a sentence for the person who ran it. */
export class Refused extends Error {}

/** Who is named in the activity where a command changes something. */
export const COMMAND_LINE: Actor = { id: null, name: 'Command line' };

/** Runs a command on the database that the environment names, up to date unless it is opened otherwise, and closes it. */
export async function withDatabase(
  work: (database: Database, configuration: Configuration, log: Log) => Promise<void>,
  { open = openExisting } = {},
): Promise<void> {
  const configuration = readConfiguration();
  // Standard output is for results.
  const log = createLog(configuration.LOG_LEVEL, { destination: pino.destination({ dest: 2, sync: true }) });
  const database = await open(configuration, log);
  try {
    await explainingDamage(configuration, () => work(database, configuration, log));
  } finally {
    await database.kysely.destroy();
  }
}

/** The same, with the people of the site. */
export function withAccounts(
  work: (accounts: Accounts, database: Database, configuration: Configuration) => Promise<void>,
): Promise<void> {
  return withDatabase(async (database, configuration, log) => {
    const mailServer = createMailServer(database, configuration, systemClock);
    const mail = createMail(mailServer.accounts, isDemoAddress);
    const options = { mail, mailServer, log, clock: systemClock };
    const { accounts, settled } = await openAccounts(database, configuration, options);
    try {
      await work(accounts, database, configuration);
    } finally {
      await settled();
    }
  });
}

const expected = [Refused, ArchiveRefused, ConfigurationError];

/** Returns the sentence of an expected failure, and throws an unexpected one. */
export function sentenceOf(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return printable((error as Error).message);
  const { status, sentence } = explainFailure(error);
  if (status === 500) throw error;
  return sentence;
}
