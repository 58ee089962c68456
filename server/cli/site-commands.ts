import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { createSelfTest } from '../leads/self-test/self-test.ts';
import { systemClock } from '../platform/clock.ts';
import { ownAddress } from '../platform/configuration/own-address.ts';
import { Refused, withDatabase } from './run-command.ts';

/** Adds the command that tests the delivery of messages, and the one for developers. */
export function addSiteCommands(program: Command): void {
  program
    .command('leads:check')
    .description('Send a test message to the running server, and check that it is stored and emailed to the agency.')
    .action(() =>
      withDatabase(async (database, configuration) => {
        const selfTest = createSelfTest(database, { clock: systemClock, address: ownAddress(configuration) });
        const { failed, sentence } = await selfTest.run();
        if (failed) throw new Refused(sentence);
        console.log(sentence);
      }),
    );

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
