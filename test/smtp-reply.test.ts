import { expect, test } from 'vitest';
import { meaningOf } from '../server/platform/smtp-reply.ts';

test.each([
  ['550 5.1.1 <a@b.test>: User unknown', 'There is no mailbox'],
  ['550-5.7.26 This mail has been blocked because the sender is unauthenticated.', 'Neither SPF nor DKIM'],
  ['452 4.2.2 Over quota', 'The mailbox is full.'],
  ['535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled', 'Switch on authenticated SMTP'],
  ['450 4.7.1 Greylisted', 'asked again later'],
  ['554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'send spam'],
  ['550 5.7.606 Access denied, banned sending IP', 'send spam'],
  ['554 5.7.1 Relay access denied', 'Its rules forbid that'],
])('%s is said in words', (reply, words) => {
  expect(meaningOf(reply)).toContain(words);
});

test.each(['550 Nobody lives here.', '550 5.0.0 No.', '250 2.1.5 OK', 'x 5.7.26', ''])('%j is not', (reply) => {
  expect(meaningOf(reply)).toBeNull();
});
