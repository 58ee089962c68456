import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { pino } from 'pino';
import { mailboxOf } from '../leads/answers/account.ts';
import { findCopy } from '../leads/self-test/find-copy.ts';
import { createSelfTest } from '../leads/self-test/self-test.ts';
import { findingsAbout } from '../mail-server/domain/findings.ts';
import { sendingOf, testEmail } from '../mail-server/test-email.ts';
import { systemClock } from '../platform/clock.ts';
import { ownAddress } from '../platform/configuration/own-address.ts';
import { Refused, withDatabase } from './run-command.ts';
import { asEmailAddress, isEmailAddress } from '../../content/model/email-address.ts';
import { readConfiguration } from '../platform/configuration/configuration.ts';
import { printable } from '../platform/printable.ts';
import { createLog } from '../platform/log/log.ts';
import { openMail } from './mail-account.ts';

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

/** Adds the command that sends a test email. It needs no running server, and with SMTP_URL no database. */
export function addMailCommand(program: Command): void {
  program
    .command('mail:test')
    .description('Send a test email to someone, and print why it fails, or what other mail servers find out about it.')
    .argument('<address>', 'the recipient', emailAddress)
    .action(async (address) => {
      const configuration = readConfiguration();
      const log = createLog(configuration.LOG_LEVEL, { destination: pino.destination({ dest: 2, sync: true }) });
      const opened = await openMail(configuration, log);
      if (!opened) throw new Refused('Email isn’t set up: the settings have no mail server, and SMTP_URL is not set.');
      const { mail, account } = opened;
      const letter = testEmail(address, configuration.PUBLIC_URL);
      await mail.send(letter).catch(refuse);
      console.log(`The mail server has accepted the email to ${address}. If it doesn’t arrive, check the spam folder.`);
      const mailbox = mailboxOf(configuration);
      const copy = mailbox && (await findCopy(mailbox, letter.messageId));
      for (const { subject, sentence } of await findingsAbout(sendingOf(account), copy))
        console.log(`${subject}: ${printable(sentence)}`);
    });
}

function refuse(failure: Error): never {
  throw new Refused(`The email was not sent: ${failure.message.replace(/\.$/, '')}.`, { cause: failure });
}

function emailAddress(address: string) {
  const ascii = asEmailAddress(address);
  if (isEmailAddress(ascii)) return ascii;
  throw new InvalidArgumentError('Use an email address such as name@example.com.');
}
