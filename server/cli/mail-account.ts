import { isDemoAddress } from '../../content/texts/demonstration-address.ts';
import { accountOfEnvironment } from '../mail-server/account.ts';
import { createMailServer } from '../mail-server/mail-server.ts';
import { openForInspection, siteExists } from '../open-database.ts';
import { systemClock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import { pendingMigrations } from '../platform/database/migrate.ts';
import type { Log } from '../platform/log/log.ts';
import { createMail, type Mail, type MailAccount } from '../platform/mail.ts';

/** Returns what sends emails for a site, and its account, without beginning one; null where nothing is set up, or not before an upgrade. */
export async function openMail(
  configuration: Configuration,
  log: Log,
): Promise<{ mail: Mail; account: MailAccount } | null> {
  const account = accountOfEnvironment(configuration) ?? (await readStored(configuration, log));
  if (!account) return null;
  return { account, mail: createMail({ isConfigured: async () => true, read: async () => account }, isDemoAddress) };
}

async function readStored(configuration: Configuration, log: Log): Promise<MailAccount | null> {
  if (!(await siteExists(configuration, log))) return null;
  const database = await openForInspection(configuration, log);
  try {
    if ((await pendingMigrations(database)).length > 0) return null;
    return await createMailServer(database, configuration, systemClock).accounts.read();
  } finally {
    await database.kysely.destroy();
  }
}
