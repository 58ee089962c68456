import { Command } from '@commander-js/extra-typings';
import { readVersion } from '../platform/version.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addCheckCommand } from './check-command.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addLeadsCommands } from './leads-commands.ts';
import { addMailCommand } from './mail-command.ts';
import { addMigrationCommand } from './migration-command.ts';
import { sentenceOf } from './run-command.ts';
import { addStatusCommand } from './status-command.ts';
import { addWatchCommands } from './watch-commands.ts';
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
