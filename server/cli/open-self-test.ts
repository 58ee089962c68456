import { createSelfTest } from '../leads/self-test/self-test.ts';
import { systemClock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import { ownAddress } from '../platform/configuration/own-address.ts';
import { openExisting } from '../open-accounts.ts';

/** Gives the self-test alone, for the command line, and what closes it. It is the running server that is tested. */
export async function openSelfTest(configuration: Configuration, log: Log) {
  const database = await openExisting(configuration, log);
  const selfTest = createSelfTest(database, {
    clock: systemClock,
    address: ownAddress(configuration),
  });
  return { selfTest, close: () => database.kysely.destroy() };
}
