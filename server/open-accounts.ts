import { createAccounts } from './accounts/accounts.ts';
import { createAccountOutbox } from './leads/email/account-emails.ts';
import { noReserve, type Reserve } from './data-folder/reserve.ts';
import type { MailServer } from './mail-server/mail-server.ts';
import type { MailServerTables } from './mail-server/tables.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import type { Database } from './platform/database/database.ts';
import { readSecret } from './platform/database/secret.ts';
import type { Log } from './platform/log/log.ts';
import type { Mail } from './platform/mail.ts';
import { createBackgroundTasks } from './platform/process/background-tasks.ts';

interface Surroundings {
  mail: Mail;
  mailServer: Pick<MailServer, 'isConfigured'>;
  log: Log;
  clock: Clock;
  reserve?: Reserve;
}

/** Returns the accounts, and a function that waits for the emails they are sending. */
export async function openAccounts(
  database: Database,
  { PUBLIC_URL: publicUrl }: Configuration,
  { mail, mailServer, log, clock, reserve = noReserve }: Surroundings,
) {
  const { runInBackground, settled } = createBackgroundTasks(log);
  const secret = await readSecret(database, 'accounts');
  const accounts = createAccounts(database, {
    clock,
    publicUrl,
    mail,
    runInBackground,
    secret,
    tell: createAccountOutbox(publicUrl, (db) => mailServer.isConfigured(db.withTables<MailServerTables>())),
  });
  const signIn: typeof accounts.signIn = (...args) => reserve.useWhenFull(() => accounts.signIn(...args));
  return { accounts: { ...accounts, signIn }, settled };
}
