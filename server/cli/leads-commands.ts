import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { createSelfTest } from '../leads/self-test/self-test.ts';
import { systemClock } from '../platform/clock.ts';
import { ownAddress } from '../platform/configuration/own-address.ts';
import { Refused, withDatabase } from './run-command.ts';
import { asEmailAddress, isEmailAddress } from '../../content/model/email-address.ts';
import { isDemoAddress } from '../../content/demonstration-address.ts';
import { type Configuration, readConfiguration } from '../platform/configuration/configuration.ts';
import { createMail } from '../platform/mail.ts';

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

/** Adds the command that sends a test email. It needs no database and no running server. */
export function addMailCommand(program: Command): void {
  program
    .command('mail:test')
    .description('Send a test email to someone, and print the reason if it fails.')
    .argument('<address>', 'the recipient', emailAddress)
    .action(async (address) => {
      const configuration = readConfiguration();
      const mail = createMail(configuration, isDemoAddress);
      if (!mail.isConfigured) throw new Refused('Email isn’t set up: SMTP_URL is not set.');
      await mail.send(testEmail(address, configuration)).catch(refuse);
      console.log(`The mail server has accepted the email to ${address}. If it doesn’t arrive, check the spam folder.`);
    });
}

function testEmail(to: string, { PUBLIC_URL }: Configuration) {
  const text = `This is a test email from ${PUBLIC_URL}. It has arrived, so email works. You don’t need to do anything.`;
  return { to, subject: `Test email from ${new URL(PUBLIC_URL).hostname}`, text };
}

function refuse(failure: Error): never {
  throw new Refused(`The email was not sent: ${failure.message.replace(/\.$/, '')}.`, { cause: failure });
}

function emailAddress(address: string) {
  const ascii = asEmailAddress(address);
  if (isEmailAddress(ascii)) return ascii;
  throw new InvalidArgumentError('Use an email address such as name@example.com.');
}
