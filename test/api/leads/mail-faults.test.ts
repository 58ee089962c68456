import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { nextYear } from '../../next-year.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };
const meeting = { name: 'Ines', email: 'ines@example.com', time: `${nextYear}-03-09T10:00Z`, subject: 'A shop' };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

async function open(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  const mail = { SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  const app = await startApp({ configured: { ...mail, RATE_LIMIT: 'off' } });
  const stop = async () => {
    await app.stop();
    await server.stop();
  };
  return { server, app, stop };
}

const outboxOf = ({ services }: TestApp) =>
  services.database.kysely.withTables<InboxTables>().selectFrom('outbox').selectAll().orderBy('id').execute();

/** Returns the names of the headers. */
const namesIn = (head: string) => [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());

describe('nothing that a visitor writes adds a header or a recipient', () => {
  let mailed: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    mailed = await open();
  });
  afterAll(() => mailed.stop());

  let senders = 0;

  const expectCleanEmails = async (email: string) => {
    const mails = await mailed.server.take(2);
    expect(mails.flatMap(({ to }) => to).toSorted((a, b) => a.localeCompare(b))).toEqual(['agency@example.com', email]);
    for (const { head } of mails) {
      const names = namesIn(head);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toEqual(expect.arrayContaining(['bcc']));
      expect(names).not.toEqual(expect.arrayContaining(['cc']));
      expect(names).not.toEqual(expect.arrayContaining(['x-injected']));
    }
    return mails;
  };

  test.each([
    'Ines%0d%0aBcc: eve@example.com',
    'Ines" <eve@example.com>, "x',
    'Ines <eve@example.com>',
    'eve@example.com, Ines',
    '=?utf-8?Q?Ines=0D=0ABcc:_eve@example.com?=',
    '=?utf-8?B?SW5lcw0KQmNjOiBldmVAZXhhbXBsZS5jb20=?=',
    'Ines\\r\\nX-Injected: yes',
    'x'.repeat(100),
    '名前\u{1F600} Bcc: eve@example.com',
  ])('as name and as subject: %s', async (text) => {
    const email = `ines${(senders += 1)}@example.com`;
    const submissions = [
      () => mailed.app.post('/api/contact/store', { ...message, email, name: text }),
      () => mailed.app.post('/api/meeting/store', { ...meeting, email, name: text, subject: text }),
    ];
    for (const send of submissions) {
      expect((await send()).statusCode).toBe(201);
      const mails = await expectCleanEmails(email);
      const replyTo = mails.map(({ head }) => /^Reply-To:\s+(.*(?:\r\n\s.*)*)/m.exec(head)?.[1] ?? '');
      expect(replyTo.map((address) => /<([^<>]*)>$/.exec(address)?.[1] ?? address).sort()).toEqual([
        'agency@example.com',
        email,
      ]);
    }
  });

  test.each([
    ['r&d@example.com', 'r&d@example.com'],
    ["o'brien+{x}=a%b@example.com", "o'brien+{x}=a%b@example.com"],
    // Sent in ASCII; the mail server of the tests decodes what it is told.
    ['info@xn--bcher-kva.de', 'info@bücher.de'],
    ['info@bücher.de', 'info@bücher.de'],
  ])('as the address %s, which browsers accept', async (typed, email) => {
    expect((await mailed.app.post('/api/contact/store', { ...message, email: typed })).statusCode).toBe(201);
    const notification = (await expectCleanEmails(email)).find(({ to }) => to[0] === 'agency@example.com');
    expect(notification?.head).toContain(email.replace('bücher', 'xn--bcher-kva'));
  });

  test.each(['\r\n', '\n', '\r', '\u000b', '\u0085', '\u2028', '\u202e'].map((lineBreak) => JSON.stringify(lineBreak)))(
    'a line break is refused, and nothing is stored or sent: %s',
    async (escaped) => {
      const lineBreak = JSON.parse(escaped) as string;
      const { server, app } = mailed;
      const before = await outboxOf(app);
      const bad = `Ines${lineBreak}Bcc: eve@example.com`;
      const responses = [
        await app.post('/api/contact/store', { ...message, name: bad }),
        await app.post('/api/contact/store', { ...message, email: `ines@example.com${lineBreak}Bcc: eve@example.com` }),
        await app.post('/api/meeting/store', { ...meeting, name: bad }),
        await app.post('/api/meeting/store', { ...meeting, subject: bad }),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
      expect([(await outboxOf(app)).length, server.delivered]).toEqual([before.length, []]);
    },
  );

  test.each([
    'ines@example.com, eve@example.com',
    'ines@example.com; eve@example.com',
    'Ines <ines@example.com>',
    'ines@example.com>\u0020RCPT TO:<eve@example.com',
    '"ines@example.com, eve"@example.com',
    'ines@example.com%0aBcc:eve@example.com',
  ])('anything but a single address is refused: %s', async (email) => {
    const { app } = mailed;
    expect((await app.post('/api/contact/store', { ...message, email })).statusCode).toBe(422);
    expect((await app.post('/api/meeting/store', { ...meeting, email })).statusCode).toBe(422);
  });
});

test('an email whose sender is rejected is retried', async () => {
  const { app, stop } = await open({ refusesSender: 'You may not send.' });
  cleanups.push(stop);
  await app.post('/api/contact/store', message);
  await expect.poll(async () => (await outboxOf(app)).every(({ failure }) => failure !== null)).toBe(true);
  for (const { failure, due_at } of await outboxOf(app)) {
    expect(failure).toContain('You may not send.');
    expect(due_at).not.toBeNull();
  }
});

test('any response of a mail server is stored, truncated, and does not stop other emails', async () => {
  const { app, stop } = await open({ refusesSender: `No\u0000 ${'x'.repeat(5_000)}` });
  cleanups.push(stop);
  for (let count = 0; count < 2; count += 1) await app.post('/api/contact/store', message);
  const failures = async () => (await outboxOf(app)).map(({ failure }) => failure);
  await expect.poll(async () => (await failures()).every((failure) => failure !== null)).toBe(true);
  for (const failure of await failures()) {
    expect(failure).toContain('No');
    expect(failure?.length).toBeLessThanOrEqual(1_000);
  }
});
