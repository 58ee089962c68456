import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { readVersion } from '../platform/version.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addCheckCommand } from './check-command.ts';
import { addDoctorCommand, addWatchCommands } from './watch-commands.ts';
import { addLeadsCommands, addMailCommand } from './leads-commands.ts';
import { sentenceOf } from './run-command.ts';
import { addSearchCommand } from './search-command.ts';
import { addStatusCommand } from './status-command.ts';
import { addUserCommands } from './user-commands.ts';

const WRONG_USAGE = 2;

const program = new Command('npm run plinth --')
  .description('Manages people, checks the site and backs it up, whether or not the server is running.')
  .version(readVersion())
  .showHelpAfterError('Add --help for usage.')
  .exitOverride(({ exitCode }) => process.exit(exitCode && WRONG_USAGE));

addUserCommands(program);
addLeadsCommands(program);
addMailCommand(program);
addCheckCommand(program);
addSearchCommand(program);
addStatusCommand(program);
addWatchCommands(program);
addDoctorCommand(program);
addBackupCommands(program);
addMigrationCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** Adds the command that writes migrations, for developers. */
function addMigrationCommand(program: Command): void {
  program
    .command('migration:new')
    .description('Write the next migration: tables and columns that are declared, but that no migration creates yet.')
    .argument('<name>', 'what it adds, such as event-dates', migrationName)
    .action(async (name) => {
      // The other commands start faster without it.
      const { newMigration } = await import('./new-migration/new-migration.ts');
      console.log((await newMigration(name)).join('\n'));
    });
}

function migrationName(name: string) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 50) return name;
  throw new InvalidArgumentError('Use up to 50 lower-case letters, digits and hyphens, such as event-dates.');
}
