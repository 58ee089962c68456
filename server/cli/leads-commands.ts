import type { Command } from '@commander-js/extra-typings';
import { createSelfTest } from '../leads/self-test/self-test.ts';
import { systemClock } from '../platform/clock.ts';
import { ownAddress } from '../platform/configuration/own-address.ts';
import { Refused, withDatabase } from './run-command.ts';

/** Adds the commands about what visitors send. */
export function addLeadsCommands(program: Command): void {
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
}
