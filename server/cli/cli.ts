import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { pino } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { ListedPerson } from '../accounts/people/people.ts';
import type { Actor } from '../audit/audit-log.ts';
import { askPassword } from './ask-password.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '../platform/configuration/configuration.ts';
import { explainFailure } from '../platform/http/failure.ts';
import { createLog } from '../platform/log/log.ts';
import type { Conflict, Missing, Outcome } from '../platform/outcome.ts';
import { checkDataFolder } from '../data-folder/doctor.ts';
import { readVersion } from '../platform/version.ts';
import { openAccounts, openExisting } from '../open-accounts.ts';
import { newMigration } from './new-migration/new-migration.ts';
import { openSelfTest } from './open-self-test.ts';

const COMMAND_LINE: Actor = { id: null, name: 'Command line' };

const WRONG_USAGE = 2;

const program = new Command('npm run plinth --')
  .description(
    'Manages who may sign in to Plinth, whether or not the server is running, and checks that messages and files are there.',
  )
  .version(readVersion())
  .showHelpAfterError('Add --help to see how it is used.')
  .exitOverride(({ exitCode }) => process.exit(exitCode && WRONG_USAGE));

program
  .command('user:create')
  .description('Add an administrator. The password is asked for, or read as a line of standard input.')
  .argument('<email>', 'the email address to sign in with')
  .requiredOption('--name <name>', 'the full name')
  .action((email, { name }) =>
    withAccounts(async ({ people }) => {
      const password = await askPassword(`Password for ${email}: `);
      expected(await people.create({ name, email, password }, COMMAND_LINE));
      console.log(`${email} can sign in now.`);
    }),
  );

program
  .command('user:setup-link')
  .description('Make a link with which the first administrator registers, once, within 24 hours.')
  .action(() =>
    withAccounts(async ({ makeSetUpLink }) => {
      const link = await makeSetUpLink();
      if (!link) throw new Refused('There is an administrator already. Use user:invite or user:reset.');
      console.log(link);
    }),
  );

program
  .command('user:invite')
  .description('Make a link with which someone registers, once, within seven days.')
  .argument('[email]', 'whom it is for; where mail is configured, the link is also mailed there')
  .action((email) =>
    withAccounts(async ({ invitations }) => {
      const { link, isMailed } = expected(await invitations.create({ email }, COMMAND_LINE));
      console.log(link);
      if (isMailed) console.log(`It is also mailed to ${email}.`);
    }),
  );

program
  .command('user:reset')
  .description('Make a link with which someone chooses a new password, once, within an hour.')
  .argument('<email>', 'whose password it is')
  .action((email) => withAccounts(async (accounts) => console.log(expected(await accounts.makeResetLink(email)).link)));

program
  .command('user:list')
  .description('List the administrators.')
  .action(() =>
    withAccounts(async ({ people }) => {
      const all = await people.list();
      console.log(all.length > 0 ? all.map(asLine).join('\n') : 'There is no administrator yet.');
    }),
  );

program
  .command('user:disable')
  .description('Shut an administrator out: all their sessions end at once.')
  .argument('<email>', 'whom to shut out')
  .action((email) =>
    withPerson(email, async ({ people }, id) => {
      expected(await people.disable(id, COMMAND_LINE));
      console.log(`${email} is disabled.`);
    }),
  );

program
  .command('user:enable')
  .description('Let an administrator in again who was disabled.')
  .argument('<email>', 'whom to let in')
  .action((email) =>
    withPerson(email, async ({ people }, id) => {
      expected(await people.enable(id, COMMAND_LINE));
      console.log(`${email} is enabled.`);
    }),
  );

program
  .command('sessions:revoke')
  .description('End all sessions of an administrator, who can sign in again.')
  .argument('<email>', 'whose sessions to end')
  .action((email) =>
    withPerson(email, async ({ people }, id) => {
      await people.signOut(id, COMMAND_LINE);
      console.log(`All sessions of ${email} have ended.`);
    }),
  );

program
  .command('leads:check')
  .description('Send a message to the running server, and see whether it is stored and mailed to the agency.')
  .action(async () => {
    const configuration = readConfiguration();
    const { selfTest, close } = await openSelfTest(configuration, logOf(configuration));
    try {
      const { failed, sentence } = await selfTest.run();
      if (failed) throw new Refused(sentence);
      console.log(sentence);
    } finally {
      await close();
    }
  });

program
  .command('doctor')
  .description('Compare the data folder with the database: whether they belong together, and which files are missing.')
  .option('--adopt', 'join the two, where another or a lost database was there before')
  .action(async ({ adopt }) => {
    const configuration = readConfiguration();
    const database = await openExisting(configuration, logOf(configuration));
    try {
      const { isHealthy, lines } = await checkDataFolder(database, configuration.DATA_DIR, { adopt: Boolean(adopt) });
      console.log(lines.join('\n'));
      if (!isHealthy) process.exitCode = 1;
    } finally {
      await database.kysely.destroy();
    }
  });

program
  .command('migration:new')
  .description('Write the next migration: the tables and columns that are declared and that no migration makes yet.')
  .argument('<name>', 'what it adds, such as event-dates', migrationName)
  .action(async (name) => console.log((await newMigration(name)).join('\n')));

/** What a command cannot do, in a sentence for who gave it. */
class Refused extends Error {}

try {
  await program.parseAsync();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

function withPerson(email: string, work: (accounts: Accounts, id: number) => Promise<void>) {
  return withAccounts(async (accounts) => {
    const id = await accounts.people.idOf(email);
    if (id === null) throw new Refused(`There is no account with the email address ${email}.`);
    await work(accounts, id);
  });
}

async function withAccounts(work: (accounts: Accounts) => Promise<void>) {
  const configuration = readConfiguration();
  const { accounts, close } = await openAccounts(configuration, logOf(configuration));
  try {
    await work(accounts);
  } finally {
    await close();
  }
}

/** Standard output is for what a command gives. */
function logOf({ LOG_LEVEL }: Configuration) {
  return createLog(LOG_LEVEL, { destination: pino.destination({ dest: 2, sync: true }) });
}

function expected<Value>(outcome: Outcome<Value> | Conflict | Missing): Value {
  if (outcome.ok) return outcome.value;
  if ('errors' in outcome) throw new Refused(Object.values(outcome.errors)[0]?.[0]);
  throw new Refused('conflict' in outcome ? outcome.conflict : 'There is no such account.');
}

function sentenceOf(error: unknown) {
  if (error instanceof Refused || error instanceof ConfigurationError) return error.message;
  const { status, sentence } = explainFailure(error);
  if (status === 500) throw error;
  return sentence;
}

function migrationName(name: string) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 50) return name;
  throw new InvalidArgumentError('Use up to 50 small letters, digits and hyphens, such as event-dates.');
}

function asLine({ email, name, disabled_at, last_used_at }: ListedPerson) {
  const used = last_used_at ? `last used ${last_used_at.slice(0, 16).replace('T', ' ')} UTC` : 'never used';
  return `${email}  ${name}  ${disabled_at ? 'disabled' : 'active'}, ${used}`;
}
