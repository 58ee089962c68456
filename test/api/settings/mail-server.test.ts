import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roles } from '../../../content/roles.ts';
import { readAllRows } from '../app/database-rows.ts';
import { addPerson } from '../app/people.ts';
import { mailServerApp } from './mail-server-app.ts';

const SECRET = 'canary-7f3a';
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };

const site = mailServerApp();
const { app, sana, open, closeLater, serverAt, save, tryOut, read } = site;
const isSetUp = async () => (await sana().ask('GET', '/overview')).body.data.checklist.email;

test('emails are sent by the mail server of the settings as soon as it is saved, from its sender', async () => {
  const server = await open();
  await app().post('/api/contact/store', message);
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

  await sana().ask('DELETE', '/mail-server');
  expect(await isSetUp()).toBe(false);
  expect((await sana().ask('DELETE', '/mail-server')).status).toBe(404);
});

describe('a password', () => {
  test('signs in, and is in no answer, row or file of the data folder, nor in the activity', async () => {
    const server = await open({ takesPasswords: true, password: SECRET });
    const saved = await save(serverAt(server.port, { user: 'hello', password: SECRET }));
    expect(saved.body.data).toMatchObject({ user: 'hello', password: 'kept' });
    expect((await tryOut(serverAt(server.port, { user: 'hello' }))).status).toBe(200);
    expect(new Set(server.passwords)).toEqual(new Set([SECRET]));
    const rows = JSON.stringify(await readAllRows(app().services.database));
    const answers = [saved.body, await read(), (await sana().ask('GET', '/activity')).body];
    expect(rows + JSON.stringify(answers)).not.toContain(SECRET);
    const activity = (await sana().ask('GET', '/activity?subject=mail%20server')).body.data;
    expect(activity[0]).toMatchObject({ action: 'created', title: '127.0.0.1', user_name: 'Sana' });
    expect((await stat(join(app().folder, 'key'))).mode & 0o777).toBe(0o600);
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
    const key = await readFile(join(app().folder, 'key'));
    for (const other of [null, Buffer.alloc(32, 7), Buffer.from('short')]) {
      await rm(join(app().folder, 'key'));
      if (other) await writeFile(join(app().folder, 'key'), other);
      expect((await read()).settings.password).toBe('unreadable');
      await expect(app().services.mailServer.accounts.read()).rejects.toThrow('Type it again under Mail server.');
      const { errors } = (await tryOut(serverAt(server.port, { user: 'hello' }))).body;
      expect(errors).toEqual({ password: [expect.stringContaining('Type the password again')] });
      await writeFile(join(app().folder, 'key'), key, { mode: 0o600 });
    }
    expect((await read()).settings.password).toBe('kept');
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
  const { ask } = await addPerson(app(), role, role);
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
  const configured = await app().openServices({ SMTP_URL: server.url, MAIL_FROM: 'Env <env@example.com>' });
  closeLater(configured.close);
  expect(await configured.mailServer.read()).toMatchObject({
    environment: { server: new URL(server.url).host, sender: 'env@example.com' },
    sender: 'env@example.com',
  });
  const user = { id: sana().id, name: 'Sana', email: sana().email, role: 'owner' } as const;
  expect(await configured.testEmail(undefined, user)).toMatchObject({ ok: true });
  expect(await server.take(1)).toMatchObject([{ from: 'env@example.com', to: ['sana@example.com'] }]);
  expect(other.delivered).toEqual([]);
});
