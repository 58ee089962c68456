import { createServer as createPlainServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startDnsServer } from '../../servers/dns-server.ts';
import { freePort } from '../../servers/free-port.ts';
import { startImapServer } from '../../servers/imap-server.ts';
import { addPerson } from '../app/people.ts';
import { mailServerApp } from './mail-server-app.ts';

const SECRET = 'canary-7f3a';
const HOUR = 60 * 60 * 1000; // ms

const site = mailServerApp();
const { app, sana, open, closeLater, serverAt, tryOut, read } = site;

test('a test email goes to whoever asks for it, from what is typed, and saves nothing', async () => {
  const server = await open();
  const { body } = await tryOut(serverAt(server.port, { sender_address: 'us@agency.example.com' }));
  expect(body.message).toContain('The mail server has accepted the email to sana@example.com.');
  const [email] = await server.take(1);
  expect(email).toMatchObject({ from: 'us@agency.example.com', to: ['sana@example.com'] });
  expect((await read()).settings).toBeNull();
});

test('a test email comes with what other mail servers find out about the sender', async () => {
  const server = await open();
  const { body } = await tryOut(serverAt(server.port, { sender_address: 'us@agency.example.com' }));
  expect(body.data).toEqual([
    { subject: 'Sender', state: 'note', sentence: expect.stringContaining('us@agency.example.com') },
    { subject: 'DKIM', state: 'note', sentence: expect.stringContaining('dkim=pass') },
  ]);
  const dns = await startDnsServer({ 'agency.studio': { TXT: ['v=spf1 +all'], MX: ['mx.agency.studio'] } });
  closeLater(async () => dns.stop());
  const answer = await tryOut(serverAt(server.port, { sender_address: 'us@agency.studio' }));
  const found = answer.body.data.map(({ subject, state }: Record<string, string>) => [subject, state]);
  expect(Object.fromEntries(found)).toEqual({ MX: 'good', SPF: 'bad', DMARC: 'bad', DKIM: 'note' });
  dns.questions.splice(0);
  await sana().ask('GET', '/mail-server');
  await sana().ask('GET', '/overview');
  expect(dns.questions).toEqual([]);
});

test('a test email to the mailbox of answers comes with what is said of it there', async () => {
  const mailbox = await startImapServer();
  closeLater(mailbox.stop);
  const server = await open({
    onStep: (step) => {
      const results = 'Authentication-Results: mx.test; dkim=none\r\n';
      if (step === 'kept') mailbox.deliver(results + server.delivered.at(-1)?.raw);
    },
  });
  const variables = { SMTP_URL: server.url, MAIL_FROM: 'us@agency.example.com', IMAP_URL: mailbox.url };
  const owner = { id: sana().id, name: 'Sana', email: 'agency@example.com', role: 'owner' } as const;
  const findingsWith = async (changes: object) => {
    const configured = await app().openServices({ ...variables, ...changes });
    closeLater(configured.close);
    const tested = await configured.testEmail(undefined, owner);
    return tested.ok ? tested.value.map(({ subject, sentence }) => `${subject}: ${sentence}`).slice(1) : [];
  };
  expect(await findingsWith({})).toEqual([
    expect.stringMatching(/^DKIM: The email is not signed\./),
    expect.stringMatching(/^DMARC: Neither SPF nor DKIM proves/),
  ]);
  expect(mailbox.refused).toEqual([]);
  const wrong = mailbox.url.replace('sesame', 'wrong');
  expect(await findingsWith({ IMAP_URL: wrong })).toEqual([
    expect.stringMatching(/^Mailbox: .* could not be read: The mailbox refused user or password/),
  ]);
});

const failures: [string, () => Promise<object>, string, RegExp][] = [
  ['nothing listens', async () => serverAt(await freePort()), 'host', /^The mail server cannot be reached\./],
  ['there is no such name', async () => ({ ...serverAt(25), host: 'mail.invalid' }), 'host', /cannot be reached/],
  [
    'the password is wrong',
    async () => {
      const { port } = await open({ takesPasswords: true, password: 'right' });
      return serverAt(port, { user: 'hello', password: SECRET });
    },
    'password',
    /^The mail server refused user or password\. .* It said: 535 .*Unknown user or password\.$/,
  ],
  [
    'the server takes TLS and none is spoken',
    async () => serverAt((await open({ encrypts: 'tls' })).port),
    'security',
    /Port 465 usually takes TLS/,
  ],
  [
    'the server takes no TLS',
    async () => serverAt((await open()).port, { security: 'tls' }),
    'security',
    /Port 465 usually takes TLS/,
  ],
  [
    'the server offers no STARTTLS',
    async () => serverAt((await open()).port, { security: 'starttls' }),
    'security',
    /offers no valid encryption/,
  ],
  [
    'nobody has signed the certificate',
    async () => serverAt((await open({ encrypts: 'tls' })).port, { security: 'tls' }),
    'host',
    /^The certificate of the mail server is not valid/,
  ],
  [
    'nobody has signed the certificate of STARTTLS',
    async () => serverAt((await open({ encrypts: 'starttls' })).port, { security: 'starttls' }),
    'host',
    /^The certificate of the mail server is not valid/,
  ],
  [
    'the sender is refused',
    async () => serverAt((await open({ refusesSender: 'Not your address.' })).port),
    'sender_address',
    /^The mail server refused the sender\. .* It said: 550 Not your address\.$/,
  ],
  [
    'the recipient is refused',
    async () => serverAt((await open({ refuses: true })).port),
    'recipient',
    /^The mail server refused the recipient\. It said: 550 Nobody lives here\.$/,
  ],
  [
    'nobody can tell who has sent it',
    async () => serverAt((await open({ refusesSender: '5.7.26 Unauthenticated.' })).port),
    'sender_address',
    /refused the sender\. .* Neither SPF nor DKIM proves who has sent the email\. .* It said: 550 5\.7\.26 Unauth/,
  ],
  [
    'something else answers, which is not quoted',
    async () => serverAt(await otherServer('SSH-2.0-canary\r\n')),
    'security',
    /^(?!.*canary)Nothing at this port speaks to mail programs/,
  ],
];
test.each(failures)('a test email says in plain words that %s', async (_case, prepare, field, sentence) => {
  const { status, body } = await tryOut(await prepare());
  expect([status, body.errors]).toEqual([422, { [field]: [expect.stringMatching(sentence)] }]);
  expect(JSON.stringify(body)).not.toContain(SECRET);
});

test('a test email is sent twenty times an hour at most, whatever the server, so that nobody searches for open ports', async () => {
  // Those before are counted for two hours.
  site.now = new Date(site.now.getTime() + 3 * HOUR);
  const port = await freePort();
  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries += 1) statuses.push((await tryOut(serverAt(port))).status);
  expect([statuses.slice(0, 20).every((status) => status === 422), statuses.at(-1)]).toEqual([true, 429]);
  const { ask } = await addPerson(app(), 'Ines');
  expect((await ask('POST', '/mail-server/test', serverAt(port))).status).toBe(422);
});

/** Starts a server that says something of its own, and returns its port. */
async function otherServer(words: string) {
  const server = createPlainServer((socket) => socket.on('error', () => {}).end(words)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeLater(async () => server.close());
  return (server.address() as AddressInfo).port;
}
