import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMailbox } from '../../server/leads/answers/mailbox.ts';
import { mailboxOf } from '../../server/leads/answers/account.ts';
import { rawEmail } from '../emails.ts';
import { PASSWORD, startDovecotLogin } from '../servers/dovecot-login.ts';

const THREAD = '<12345678-1234-1234-1234-123456789012@plinth.example>';

let dovecot: Awaited<ReturnType<typeof startDovecotLogin>>;
beforeAll(async () => {
  dovecot = await startDovecotLogin();
  dovecot.deliver(rawEmail({ answers: [THREAD] }));
});
afterAll(() => dovecot.stop());

const authorities = process.env['NODE_EXTRA_CA_CERTS'];
afterEach(() => trust(authorities));

/** As whoever starts the server says: the process that reads the mailbox inherits it. */
function trust(certificates: string | undefined) {
  if (certificates === undefined) delete process.env['NODE_EXTRA_CA_CERTS'];
  else process.env['NODE_EXTRA_CA_CERTS'] = certificates;
}

type Protocol = 'imap' | 'imaps';

/** Returns what is found in the mailbox, or why it cannot be read. */
async function look(
  protocol: Protocol,
  { host = 'localhost', port = dovecot.ports[protocol], password = PASSWORD } = {},
) {
  const IMAP_URL = `${protocol}://plinth:${password}@${host}:${port}`;
  const account = mailboxOf({ IMAP_URL, SMTP_ALLOW_PLAIN: 'no' });
  if (!account) throw new Error('There is no account.');
  const mailbox = createMailbox(account);
  try {
    return (await mailbox.look({ validity: null, last_uid: 0 }, '2026-01-01T00:00:00Z')).candidates.length;
  } catch (error) {
    return (error as Error).message;
  } finally {
    mailbox.close();
  }
}

test.each(['imaps', 'imap'] as const)(
  'over %s, a certificate that nobody has signed is refused, and in words',
  async (protocol) => {
    trust(undefined);
    expect(await look(protocol)).toMatch(
      /^The certificate of the mailbox’s server is not valid .* NODE_EXTRA_CA_CERTS\./,
    );
  },
);

test.each(['imaps', 'imap'] as const)(
  'over %s, one of an authority that the server trusts is accepted for its name alone',
  async (protocol) => {
    trust(dovecot.certificate);
    expect(await look(protocol)).toBe(1);
    expect(await look(protocol, { host: '127.0.0.1' })).toMatch(
      /^The certificate of the mailbox’s server is not valid/,
    );
  },
);

test.each(['imaps', 'imap'] as const)('over %s, a wrong password is refused in words', async (protocol) => {
  trust(dovecot.certificate);
  const sentence = await look(protocol, { password: 'canary' });
  expect(sentence).toMatch(/^The mailbox refused user or password: Authentication failed\./);
  expect(sentence).not.toContain('canary');
});

test('a port that speaks otherwise is named', async () => {
  expect(await look('imaps', { port: dovecot.ports.imap })).toMatch(/^Nothing at this port speaks .* 993/);
});
