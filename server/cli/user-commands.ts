import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type Command, Option } from '@commander-js/extra-typings';
import { roles } from '../../content/roles.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { ListedPerson } from '../accounts/people/people.ts';
import type { Conflict, Missing, Outcome } from '../platform/outcome.ts';
import { COMMAND_LINE, Refused, withAccounts } from './run-command.ts';

/** Adds the commands that manage administrators, whether or not the server is running. */
export function addUserCommands(program: Command): void {
  program
    .command('user:create')
    .description('Add a person, an owner by default. The password is asked for, or read from standard input.')
    .argument('<email>', 'the email address to sign in with')
    .requiredOption('--name <name>', 'the full name')
    .addOption(roleOption())
    .action((email, { name, role }) =>
      withAccounts(async ({ people }) => {
        const password = await askPassword(`Password for ${email}: `);
        expected(await people.create({ name, email, role, password }, COMMAND_LINE));
        console.log(`${email} can sign in now.`);
      }),
    );

  program
    .command('user:setup-link')
    .description('Create the link that the first administrator registers with. It works once, for 24 hours.')
    .action(() =>
      withAccounts(async ({ makeSetUpLink }) => {
        const link = await makeSetUpLink();
        if (!link) throw new Refused('There is already an administrator. Use user:invite or user:reset.');
        console.log(link);
      }),
    );

  program
    .command('user:invite')
    .description('Create a link that a new person registers with, an owner by default. It works once, for seven days.')
    .argument('[email]', 'who it is for; if email is set up, the link is also sent there')
    .addOption(roleOption())
    .action((email, { role }) =>
      withAccounts(async ({ invitations }) => {
        const { link, isMailed } = expected(await invitations.create({ email, role }, COMMAND_LINE));
        console.log(link);
        if (isMailed) console.log(`The link was also emailed to ${email}.`);
      }),
    );

  program
    .command('user:reset')
    .description('Create a link to choose a new password. It works once, for an hour.')
    .argument('<email>', 'the person whose password it is')
    .action((email) =>
      withAccounts(async (accounts) => console.log(expected(await accounts.makeResetLink(email)).link)),
    );

  program
    .command('user:list')
    .description('List everybody with an account.')
    .action(() =>
      withAccounts(async ({ people }) => {
        const all = await people.list();
        console.log(all.length > 0 ? all.map(asLine).join('\n') : 'There is no administrator yet.');
      }),
    );

  program
    .command('user:disable')
    .description('Disable a person. All their sessions end at once.')
    .argument('<email>', 'the person to disable')
    .action((email) =>
      withPerson(email, async ({ people }, id) => {
        expected(await people.disable(id, COMMAND_LINE));
        console.log(`${email} is disabled.`);
      }),
    );

  program
    .command('user:enable')
    .description('Enable a person who was disabled.')
    .argument('<email>', 'the person to enable')
    .action((email) =>
      withPerson(email, async ({ people }, id) => {
        expected(await people.enable(id, COMMAND_LINE));
        console.log(`${email} is enabled.`);
      }),
    );

  program
    .command('user:reset-factors')
    .description('Take two-step sign-in away from a person who has lost it. All their sessions end at once.')
    .argument('<email>', 'the person who signs in with the password alone then')
    .action((email) =>
      withPerson(email, async ({ twoStep }, id) => {
        expected(await twoStep.reset(id, COMMAND_LINE));
        console.log(`${email} signs in with the password alone now.`);
      }),
    );

  program
    .command('sessions:revoke')
    .description('Sign a person out everywhere.')
    .argument('<email>', 'the person to sign out')
    .action((email) =>
      withPerson(email, async ({ people }, id) => {
        await people.signOut(id, COMMAND_LINE);
        console.log(`${email} is signed out everywhere.`);
      }),
    );
}

function roleOption() {
  return new Option('--role <role>', 'what the person may do').choices(roles).default('owner' as const);
}

function withPerson(email: string, work: (accounts: Accounts, id: number) => Promise<void>) {
  return withAccounts(async (accounts) => {
    const id = await accounts.people.idOf(email);
    if (id === null) throw new Refused(`There is no account with the email address ${email}.`);
    await work(accounts, id);
  });
}

function expected<Value>(outcome: Outcome<Value> | Conflict | Missing): Value {
  if (outcome.ok) return outcome.value;
  if ('errors' in outcome) throw new Refused(Object.values(outcome.errors)[0]?.[0]);
  throw new Refused('conflict' in outcome ? outcome.conflict : 'There is no such account.');
}

function asLine({ email, name, role, disabled_at, last_used_at }: ListedPerson) {
  const used = last_used_at ? `last used ${last_used_at.slice(0, 16).replace('T', ' ')} UTC` : 'never used';
  return `${email}  ${name}  ${role}, ${disabled_at ? 'disabled' : 'active'}, ${used}`;
}

/** Asks for a password without showing it; where nobody sits at a terminal, reads it as a line of standard input. */
async function askPassword(question: string): Promise<string> {
  const isTerminal = stdin.isTTY;
  if (isTerminal) stderr.write(question);
  const lines = createInterface({ input: stdin, output: nowhere(), terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) stderr.write('\n');
  }
}

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
