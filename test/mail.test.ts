import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEmail } from './emails.ts';
import { shownHeader, startMailServer } from './servers/mail-server.ts';
import { accountOfEnvironment } from '../server/mail-server/account.ts';
import { createMail } from '../server/platform/mail.ts';

const MAIL_FROM = { name: 'The Agency', address: 'hi@example.com' };
const PATIENCE = { greeting: 60_000, transfer: 60_000, acceptance: 60_000 };
const letter = { to: 'sana@example.com', subject: 'Hello', text: 'How are you?\n' };

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());
const mail = () => createMail(accountAt(server.url));

function accountAt(SMTP_URL: string | undefined, SMTP_ALLOW_PLAIN: 'yes' | 'no' = 'no') {
  const variables = { SMTP_URL, SMTP_ALLOW_PLAIN, MAIL_FROM, PUBLIC_URL: 'https://www.example.com' };
  return { isConfigured: async () => true, read: async () => accountOfEnvironment(variables) };
}

test('a letter arrives as plain text and as HTML', async () => {
  await mail().send(letter);
  const [arrived] = await server.take(1);
  expect(arrived).toMatchObject({ from: 'hi@example.com', to: ['sana@example.com'] });
  for (const line of [
    'From: The Agency <hi@example.com>',
    'To: sana@example.com',
    'Subject: Hello',
    'multipart/alternative',
  ])
    expect(arrived?.head).toContain(line);
  expect(await readEmail(arrived?.raw ?? '')).toMatchObject({ text: 'How are you?', links: [] });
});

const odd = [
  '=?utf-8?Q?=0A…?=',
  '=?utf-8?Q?=0d=0aBcc:_eve@example.com?=',
  '=?utf-8?b?Qm9zcw==?=',
  'Zoë =?utf-8?q?=E2=80=8B?= Lefèvre',
  '=? =? =?',
  `${'=?utf-8?q?=41?= '.repeat(12)}end`,
  'Zoë Lefèvre, 王小明 "the boss" \\ <x>',
  'Plain Name',
];

test.each(odd)('%j reads as typed in subject and reply address', async (typed) => {
  await mail().send({ ...letter, subject: typed, replyTo: { name: typed, address: 'ines@example.com' } });
  const [arrived] = await server.take(1);
  const head = arrived?.head ?? '';
  const headerText = (name: string) => shownHeader(head, name).replaceAll('\u2060', '');
  expect(headerText('Subject')).toBe(typed);
  const reply = headerText('Reply-To').replace(
    /^"(.*)" </,
    (_, quoted: string) => `${quoted.replace(/\\(.)/g, '$1')} <`,
  );
  expect(reply).toBe(`${typed} <ines@example.com>`);
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(80);
});

test('every letter says that a program sent it, so that none is answered by one', async () => {
  await mail().send(letter);
  await mail().send({ ...letter, isReply: true });
  const letters = await server.take(2);
  expect(letters.map(({ head }) => shownHeader(head, 'Auto-Submitted'))).toEqual(['auto-generated', 'auto-replied']);
  for (const { head } of letters) expect(shownHeader(head, 'X-Auto-Response-Suppress')).toBe('OOF, AutoReply');
});

describe('nothing in a letter adds a recipient or a header', () => {
  const breaks = ['\r\n', '\n', '\r', '\r\n\r\n'];
  test.each(
    breaks.flatMap((end) => [
      { ...letter, to: `sana@example.com${end}Bcc: eve@example.com` },
      { ...letter, to: `sana@example.com${end}RCPT TO:<eve@example.com>` },
      { ...letter, subject: `Hello${end}Bcc: eve@example.com` },
      { ...letter, subject: `${end}To: eve@example.com${end}${end}Body` },
    ]),
  )('%j is refused', async (bad) => {
    await expect(mail().send(bad)).rejects.toThrow('line break');
    expect(server.delivered).toHaveLength(0);
  });

  test.each([
    { ...letter, subject: 'Hello%0d%0aBcc: eve@example.com' },
    { ...letter, subject: 'Hello\u2028Bcc: eve@example.com' },
    { ...letter, subject: '=?utf-8?Q?Hello=0D=0ABcc:_eve@example.com?=' },
    { ...letter, text: 'Hello\r\nBcc: eve@example.com\r\n\r\n.\r\nMAIL FROM:<eve@example.com>' },
  ])('%j goes to its recipient alone', async (odd) => {
    await mail().send(odd);
    const arrived = await server.take(1);
    expect(arrived.map(({ to }) => to)).toEqual([['sana@example.com']]);
    expect(arrived[0]?.head).not.toMatch(/^bcc:/im);
  });

  test.each([
    'sana@example.com, eve@example.com',
    'sana@example.com; eve@example.com',
    'Eve <eve@example.com>, sana@example.com',
  ])('a list is no recipient: %s', async (to) => {
    await mail()
      .send({ ...letter, to })
      .catch(() => {});
    const recipients = server.delivered.splice(0).flatMap((email) => email.to);
    expect(recipients).not.toContain('eve@example.com');
  });
});

test('a server that accepts and then says nothing is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hung = createMail(accountAt(`smtp://127.0.0.1:${port}`), undefined, {
    ...PATIENCE,
    greeting: 500,
  });
  await expect(hung.send(letter)).rejects.toThrow('Nothing at this port speaks to mail programs');
  silent.close();
});

test('before it has the email a server is given up soon, and afterwards late, so that nothing is sent twice', async () => {
  const atOnce = () => Promise.resolve();
  const never = () => new Promise<void>(() => {});
  let until = { recipient: atOnce, kept: atOnce };
  const slow = await startMailServer({
    onStep: async (step) => {
      if (step === 'recipient' || step === 'kept') await until[step]();
    },
  });
  const withPatience = (patience: object) => createMail(accountAt(slow.url), undefined, { ...PATIENCE, ...patience });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  until = { recipient: atOnce, kept: async () => void vi.advanceTimersByTime(5_001) };
  await withPatience({ transfer: 5_000 }).send(letter);
  vi.useRealTimers();
  expect(slow.delivered).toHaveLength(1);

  until = { recipient: never, kept: atOnce };
  await expect(withPatience({ transfer: 500 }).send(letter)).rejects.toThrow('did not take the email in time');
  until = { recipient: atOnce, kept: never };
  await expect(withPatience({ acceptance: 500 }).send(letter)).rejects.toThrow('whether it has accepted the email');
  await expect(withPatience({}).send(letter, { signal: AbortSignal.timeout(500) })).rejects.toThrow(/abort/i);
  void slow.stop();
});

test('a password goes without encryption to this machine alone, or where that is allowed by name', async () => {
  const plain = await startMailServer({ takesPasswords: true });
  // Not a loopback address by name, and yet this machine.
  const urlAt = (host: string) => plain.url.replace('127.0.0.1', `user:canary@${host}`);
  const elsewhere = createMail(accountAt(urlAt('0.0.0.0')));
  await expect(elsewhere.send(letter)).rejects.toThrow(
    /^The mail server offers no valid encryption, so the password was not sent\./,
  );
  expect(plain.passwords).toEqual([]);
  await createMail(accountAt(urlAt('0.0.0.0'), 'yes')).send(letter);
  await createMail(accountAt(urlAt('127.0.0.1'))).send(letter);
  expect([plain.passwords, plain.delivered.length]).toEqual([['canary', 'canary'], 2]);
  await plain.stop();
});

test('without a mail server there is no mail', async () => {
  await expect(createMail(accountAt(undefined)).send(letter)).rejects.toThrow('SMTP_URL');
});
