import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../content/roles.ts';
import { startDnsServer } from '../../servers/dns-server.ts';
import { freePort } from '../../servers/free-port.ts';
import { startImapServer } from '../../servers/imap-server.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { readAllRows } from '../app/database-rows.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';

const SECRET = 'canary-7f3a';
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };

let now = new Date('2030-03-01T12:00:00Z');
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startApp({
    clock: () => now,
    configured: { NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' },
  });
  sana = await addPerson(app, 'Sana');
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  await sana.ask('DELETE', '/mail-server');
  // Test emails are counted by the hour.
  now = new Date(now.getTime() + 61 * 60 * 1000);
});
afterAll(() => app.stop());

async function open(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  cleanups.push(server.stop);
  return server;
}

const serverAt = (port: number, more: object = {}) => ({ host: '127.0.0.1', port, security: 'none', ...more });
const save = (body: object) => sana.ask('PUT', '/mail-server', body);
const tryOut = (body?: object) => sana.ask('POST', '/mail-server/test', body);
const read = async () => (await sana.ask('GET', '/mail-server')).body.data;
const isSetUp = async () => (await sana.ask('GET', '/overview')).body.data.checklist.email;

test('emails are sent by the mail server of the settings as soon as it is saved, from its sender', async () => {
  const server = await open();
  await app.post('/api/contact/store', message);
  expect([await read(), await isSetUp()]).toEqual([
    { settings: null, environment: { server: null, sender: null }, sender: 'no-reply@plinth.example' },
    false,
  ]);
  const sender = { sender_address: 'hello@agency.example.com', sender_name: 'The Agency' };
  const { status, body } = await save(serverAt(server.port, sender));
  expect([status, body]).toEqual([
    200,
    {
      message: 'Mail Server Saved!',
      data: { ...serverAt(server.port, sender), user: null, password: 'none', version: 1 },
    },
  ]);
  const [first] = await server.take(1);
  expect(first).toMatchObject({ from: 'hello@agency.example.com', to: ['agency@example.com'] });
  expect(first?.head).toContain('From: The Agency <hello@agency.example.com>');
  expect([(await read()).sender, await isSetUp()]).toEqual(['hello@agency.example.com', true]);

  await sana.ask('DELETE', '/mail-server');
  expect(await isSetUp()).toBe(false);
  expect((await sana.ask('DELETE', '/mail-server')).status).toBe(404);
});

describe('a password', () => {
  test('signs in, and is in no answer, row or file of the data folder, nor in the activity', async () => {
    const server = await open({ takesPasswords: true, password: SECRET });
    const saved = await save(serverAt(server.port, { user: 'hello', password: SECRET }));
    expect(saved.body.data).toMatchObject({ user: 'hello', password: 'kept' });
    expect((await tryOut(serverAt(server.port, { user: 'hello' }))).status).toBe(200);
    expect(new Set(server.passwords)).toEqual(new Set([SECRET]));
    const rows = JSON.stringify(await readAllRows(app.services.database));
    const answers = [saved.body, await read(), (await sana.ask('GET', '/activity')).body];
    expect(rows + JSON.stringify(answers)).not.toContain(SECRET);
    const activity = (await sana.ask('GET', '/activity?subject=mail%20server')).body.data;
    expect(activity[0]).toMatchObject({ action: 'created', title: '127.0.0.1', user_name: 'Sana' });
    expect((await stat(join(app.folder, 'key'))).mode & 0o777).toBe(0o600);
  });

  test('stays where none is sent, and goes with the user', async () => {
    const server = await open({ takesPasswords: true });
    await save(serverAt(server.port, { user: 'hello', password: SECRET }));
    const again = await save(serverAt(server.port, { user: 'hello', sender_name: 'Us', version: 1 }));
    expect(again.body.data).toMatchObject({ password: 'kept', version: 2 });
    await tryOut(serverAt(server.port, { user: 'hello' }));
    expect(new Set(server.passwords)).toEqual(new Set([SECRET]));
    expect((await save(serverAt(server.port, { version: 2 }))).body.data).toMatchObject({
      user: null,
      password: 'none',
    });
  });

  test.each([{ host: 'localhost' }, { port: 2525 }, { user: 'eve' }])(
    'is sent to no other server and for no other user: %j',
    async (change) => {
      const server = await open({ takesPasswords: true });
      await save(serverAt(server.port, { user: 'hello', password: SECRET }));
      for (const call of [save, tryOut]) {
        const { status, body } = await call({ ...serverAt(server.port, { user: 'hello' }), version: 1, ...change });
        expect([status, body.errors]).toEqual([
          422,
          { password: [expect.stringContaining('Type the password again')] },
        ]);
      }
      expect(server.passwords).toEqual([]);
    },
  );

  test('goes over an encrypted connection alone, unless the server is on this machine', async () => {
    const remote = { host: 'smtp.example.com', port: 25, security: 'none', user: 'hello', password: SECRET };
    for (const call of [save, tryOut])
      expect((await call(remote)).body.errors).toEqual({ security: [expect.stringContaining('Choose TLS')] });
  });

  test('that was encrypted with another key is to be typed again, and mail, doctor and screen say so', async () => {
    const server = await open({ takesPasswords: true, password: SECRET });
    await save(serverAt(server.port, { user: 'hello', password: SECRET }));
    const key = await readFile(join(app.folder, 'key'));
    for (const other of [null, Buffer.alloc(32, 7), Buffer.from('short')]) {
      await rm(join(app.folder, 'key'));
      if (other) await writeFile(join(app.folder, 'key'), other);
      expect((await read()).settings.password).toBe('unreadable');
      await expect(app.services.mailServer.accounts.read()).rejects.toThrow('Type it again under Mail server.');
      const { errors } = (await tryOut(serverAt(server.port, { user: 'hello' }))).body;
      expect(errors).toEqual({ password: [expect.stringContaining('Type the password again')] });
      await writeFile(join(app.folder, 'key'), key, { mode: 0o600 });
    }
    expect((await read()).settings.password).toBe('kept');
  });
});

describe('a test email', () => {
  test('goes to whoever asks for it, from what is typed, and saves nothing', async () => {
    const server = await open();
    const { body } = await tryOut(serverAt(server.port, { sender_address: 'us@agency.example.com' }));
    expect(body.message).toContain('The mail server has accepted the email to sana@example.com.');
    const [email] = await server.take(1);
    expect(email).toMatchObject({ from: 'us@agency.example.com', to: ['sana@example.com'] });
    expect((await read()).settings).toBeNull();
  });

  test('comes with what other mail servers find out about the sender', async () => {
    const server = await open();
    const { body } = await tryOut(serverAt(server.port, { sender_address: 'us@agency.example.com' }));
    expect(body.data).toEqual([
      { subject: 'Sender', state: 'note', sentence: expect.stringContaining('us@agency.example.com') },
      { subject: 'DKIM', state: 'note', sentence: expect.stringContaining('dkim=pass') },
    ]);
    const dns = await startDnsServer({ 'agency.studio': { TXT: ['v=spf1 +all'], MX: ['mx.agency.studio'] } });
    cleanups.push(async () => dns.stop());
    const answer = await tryOut(serverAt(server.port, { sender_address: 'us@agency.studio' }));
    const found = answer.body.data.map(({ subject, state }: Record<string, string>) => [subject, state]);
    expect(Object.fromEntries(found)).toEqual({ MX: 'good', SPF: 'bad', DMARC: 'bad', DKIM: 'note' });
    dns.questions.splice(0);
    await sana.ask('GET', '/mail-server');
    await sana.ask('GET', '/overview');
    expect(dns.questions).toEqual([]);
  });

  test('to the mailbox of answers comes with what is said of it there', async () => {
    const mailbox = await startImapServer();
    cleanups.push(mailbox.stop);
    const server = await open({
      onStep: (step) => {
        const results = 'Authentication-Results: mx.test; dkim=none\r\n';
        if (step === 'kept') mailbox.deliver(results + server.delivered.at(-1)?.raw);
      },
    });
    const variables = { SMTP_URL: server.url, MAIL_FROM: 'us@agency.example.com', IMAP_URL: mailbox.url };
    const owner = { id: sana.id, name: 'Sana', email: 'agency@example.com', role: 'owner' } as const;
    const findingsWith = async (changes: object) => {
      const configured = await app.openServices({ ...variables, ...changes });
      cleanups.push(configured.close);
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
  test.each(failures)('says in plain words that %s', async (_case, prepare, field, sentence) => {
    const { status, body } = await tryOut(await prepare());
    expect([status, body.errors]).toEqual([422, { [field]: [expect.stringMatching(sentence)] }]);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  test('is sent twenty times an hour at most, whatever the server, so that nobody searches for open ports', async () => {
    const port = await freePort();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await tryOut(serverAt(port))).status);
    expect([statuses.slice(0, 20).every((status) => status === 422), statuses.at(-1)]).toEqual([true, 429]);
    const { ask } = await addPerson(app, 'Ines');
    expect((await ask('POST', '/mail-server/test', serverAt(port))).status).toBe(422);
  });
});

test.each<[object, string]>([
  [{ host: '' }, 'host'],
  [{ host: 'a b' }, 'host'],
  [{ host: 'smtp.example.com/x' }, 'host'],
  [{ host: 'user@smtp.example.com' }, 'host'],
  [{ host: 'smtp.example.com:25' }, 'host'],
  [{ host: ['smtp.example.com'] }, 'host'],
  [{ host: 'a'.repeat(254) }, 'host'],
  [{ host: 'smtp\u0000.example.com' }, 'host'],
  [{ port: 0 }, 'port'],
  [{ port: 65_536 }, 'port'],
  [{ port: '25' }, 'port'],
  [{ security: 'ssl' }, 'security'],
  [{ user: 'a\nb', password: 'x' }, 'user'],
  [{ user: 'a', password: 'x\u0000' }, 'password'],
  [{ user: 'a', password: 'x'.repeat(501) }, 'password'],
  [{ user: 'a' }, 'password'],
  [{ sender_address: 'nobody' }, 'sender_address'],
  [{ sender_name: 'A\r\nBcc: eve@example.com' }, 'sender_name'],
])('%j is refused', async (change, field) => {
  for (const call of [save, tryOut]) {
    const { status, body } = await call({ ...serverAt(25), ...change });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
});

test('a name in other letters is stored as mail programs look it up', async () => {
  const { body } = await save({ host: 'SMTP.Bücher.example', port: 465, security: 'tls' });
  expect(body.data.host).toBe('smtp.xn--bcher-kva.example');
});

test('whoever has not seen the last change is told, also where there was none', async () => {
  expect((await save({ ...serverAt(25), version: 1 })).status).toBe(409);
  const first = await Promise.all([save(serverAt(25)), save(serverAt(26))]);
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const changes = await Promise.all([save({ ...serverAt(27), version: 1 }), save({ ...serverAt(28), version: 1 })]);
  expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test.each(roles.filter((role) => role !== 'owner'))('%s neither sees nor changes nor tests it', async (role) => {
  const { ask } = await addPerson(app, role, role);
  const calls = [
    ask('GET', '/mail-server'),
    ask('PUT', '/mail-server', serverAt(25)),
    ask('DELETE', '/mail-server'),
    ask('POST', '/mail-server/test', serverAt(25)),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
});

test('the mail server of the environment decides, and is tested instead', async () => {
  const [server, other] = [await open(), await open()];
  await save(serverAt(other.port, { sender_address: 'us@agency.example.com' }));
  const configured = await app.openServices({ SMTP_URL: server.url, MAIL_FROM: 'Env <env@example.com>' });
  cleanups.push(configured.close);
  expect(await configured.mailServer.read()).toMatchObject({
    environment: { server: new URL(server.url).host, sender: 'env@example.com' },
    sender: 'env@example.com',
  });
  const user = { id: sana.id, name: 'Sana', email: sana.email, role: 'owner' } as const;
  expect(await configured.testEmail(undefined, user)).toMatchObject({ ok: true });
  expect(await server.take(1)).toMatchObject([{ from: 'env@example.com', to: ['sana@example.com'] }]);
  expect(other.delivered).toEqual([]);
});

/** Starts a server that says something of its own, and returns its port. */
async function otherServer(words: string) {
  const server = createPlainServer((socket) => socket.on('error', () => {}).end(words)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(async () => server.close());
  return (server.address() as AddressInfo).port;
}
