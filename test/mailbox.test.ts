import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailbox } from '../server/leads/answers/mailbox.ts';
import { mailboxOf } from '../server/leads/answers/account.ts';
import { freePort } from './servers/free-port.ts';
import { startImapServer } from './servers/imap-server.ts';

let server: Awaited<ReturnType<typeof startImapServer>>;
beforeEach(async () => {
  server = await startImapServer();
});
afterEach(() => server.stop());

/** Returns why a mailbox cannot be read; null if it can. */
async function failureOf(IMAP_URL: string, SMTP_ALLOW_PLAIN: 'yes' | 'no' = 'no') {
  const account = mailboxOf({ IMAP_URL, SMTP_ALLOW_PLAIN });
  const mailbox = account && createMailbox(account);
  try {
    await mailbox?.look({ validity: null, last_uid: 0 }, null);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    mailbox?.close();
  }
}

test('a password goes without encryption to this machine alone, or where that is allowed by name', async () => {
  // Not a loopback address by name, and yet this machine. The server offers no STARTTLS, or somebody on the way has taken that out.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await failureOf(elsewhere)).toMatch(
    /^The mailbox’s server offers no encryption, so the password was not sent\./,
  );
  expect(server.passwords).toEqual([]);
  expect([await failureOf(elsewhere, 'yes'), await failureOf(server.url)]).toEqual([null, null]);
  expect(server.passwords).toEqual(['sesame', 'sesame']);
});

test('a wrong password is refused in words, and not repeated', async () => {
  const failure = await failureOf(server.url.replace('sesame', 'canary'));
  expect(failure).toMatch(/^The mailbox refused user or password: .*Wrong user or password/);
  expect(failure).not.toContain('canary');
});

test('a port at which something else or nothing listens is named', async () => {
  expect(await failureOf(server.url.replace('imap:', 'imaps:'))).toMatch(
    /^Nothing at this port .* 993 usually takes imaps/,
  );
  expect(await failureOf(`imap://a:b@127.0.0.1:${await freePort()}`)).toMatch(
    /^The mailbox’s server cannot be reached\./,
  );
});

test('a certificate that nobody has signed is refused', async () => {
  const pem = readFileSync(new URL('journeys/browser/plinth.test.pem', import.meta.url));
  const encrypted = createServer({ key: pem, cert: pem }, (socket) => socket.on('error', () => {})).listen(
    0,
    '127.0.0.1',
  );
  encrypted.on('tlsClientError', () => {});
  await once(encrypted, 'listening');
  const { port } = encrypted.address() as AddressInfo;
  expect(await failureOf(`imaps://a:b@127.0.0.1:${port}`)).toMatch(
    /^The certificate of the mailbox’s server is not valid/,
  );
  encrypted.close();
});
