import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson, clientOf, tokenIn, tokenOf } from '../app/people.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const HOUR = 60 * 60 * 1000; // ms
const NEW = 'a better password';
let now = new Date('2027-03-01T12:00:00Z');
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ clock: () => now, configured: { SMTP_URL: mails.url } });
  sana = await addPerson(app, 'Sana');
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => database().deleteFrom('sign_in_attempts').execute());

const database = () => app.services.database.kysely.withTables<AccountTables>();
const forgot = (email: unknown, address?: string) =>
  clientOf(app, undefined, address).ask('POST', '/password/forgot', { email });
const reset = (token: string, fields: object = {}) =>
  clientOf(app).ask('POST', '/password/reset', { token, password: NEW, password_confirmation: NEW, ...fields });
const linkFor = async (email: string) => {
  const resetLink = await app.services.accounts.makeResetLink(email);
  return resetLink.ok ? tokenIn(resetLink.value.link) : '';
};

test('a forgotten password is reset once by an emailed link, which ends all sessions of the user', async () => {
  const noor = await addPerson(app, 'Noor');
  const tokens = [noor.token, await tokenOf(app, noor.email), await tokenOf(app, noor.email)];
  const other = await linkFor(noor.email);
  expect((await forgot(' Noor@Example.com ')).status).toBe(200);
  const [mail] = await mails.take(1);
  expect(mail?.to).toEqual([noor.email]);
  expect(mail?.from).toBe('no-reply@plinth.example');
  expect(mail?.text).toContain('Hello Noor,');
  expect(mail?.text).toContain(`${PUBLIC_URL}/login/reset?token=`);
  const token = tokenIn(mail?.text ?? '');

  expect(await reset(token)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  for (const token of tokens) expect((await clientOf(app, token).ask('GET', '/account')).status).toBe(401);
  expect((await sana.ask('GET', '/account')).status).toBe(200);
  await expect(tokenOf(app, noor.email)).rejects.toThrow('422');
  await expect(tokenOf(app, noor.email, NEW)).resolves.toBeTruthy();
  expect((await reset(token)).body.errors).toEqual({
    token: [expect.stringContaining('has expired or was already used')],
  });
  expect((await reset(other)).status).toBe(422);
});

test('the response is the same for known, unknown and disabled accounts, and only an active one gets an email', async () => {
  const omar = await addPerson(app, 'Omar');
  await sana.ask('POST', `/users/${omar.id}/disable`);
  const responses = [await forgot(sana.email), await forgot('nobody@example.com'), await forgot(omar.email)];
  const [known] = responses;
  for (const { status, text } of responses) expect([status, text]).toEqual([200, known?.text]);
  expect((await mails.take(1)).map(({ to }) => to)).toEqual([[sana.email]]);
  const links = await database().selectFrom('reset_links').select('user_id').execute();
  expect(links.map(({ user_id }) => user_id)).toEqual([sana.id]);
});

describe('requests are limited', () => {
  const linksOf = (id: number) => database().selectFrom('reset_links').select('id').where('user_id', '=', id).execute();

  test("repeated requests by a stranger send three emails at most and do not prevent the owner's reset", async () => {
    await database().deleteFrom('reset_links').execute();
    const lena = await addPerson(app, 'Lena');
    const requests = Array.from({ length: 12 }, (_, number) =>
      forgot(number % 2 ? 'LENA@example.com' : lena.email, `192.0.2.${number}`),
    );
    const responses = [...(await Promise.all(requests)), await forgot(lena.email), await forgot(sana.email)];
    const [first] = responses;
    for (const { status, text } of responses) expect([status, text]).toEqual([200, first?.text]);
    const links = (await mails.take(4)).map(({ to, text }) => ({ to: to[0], token: tokenIn(text) }));
    const lenasLinks = links.filter(({ to }) => to === lena.email);
    expect([links.length, lenasLinks.length, (await linksOf(lena.id)).length]).toEqual([4, 3, 3]);
    // Each of the links works.
    for (const { token } of lenasLinks)
      expect(Object.keys((await reset(token, { password_confirmation: 'x' })).body.errors)).toEqual([
        'password_confirmation',
      ]);
    expect((await reset(String(lenasLinks[0]?.token))).status).toBe(200);
  });

  test('an hour later the next one is sent', async () => {
    // The third of this hour and of hers. One that is not sent leaves nothing to wait for before the clock moves.
    for (let count = 0; count < 2; count += 1) {
      await forgot(sana.email);
      await mails.take(1);
    }
    now = new Date(now.getTime() + HOUR);
    await forgot(sana.email);
    expect(await mails.take(1)).toHaveLength(1);
  });

  test('after too many failures, the new password works where it was chosen', async () => {
    const milo = await addPerson(app, 'Milo');
    for (let count = 0; count < 6; count += 1)
      await clientOf(app, undefined, '192.0.2.77').ask('POST', '/login', { email: milo.email, password: 'forgotten' });
    const chosen = { token: await linkFor(milo.email), password: NEW, password_confirmation: NEW };
    expect((await clientOf(app, undefined, '192.0.2.77').ask('POST', '/password/reset', chosen)).status).toBe(200);
    const signIn = { email: milo.email, password: NEW };
    expect((await clientOf(app, undefined, '192.0.2.77').ask('POST', '/login', signIn)).status).toBe(200);
  });

  test('for each sender', async () => {
    const responses = [];
    for (let count = 0; count < 15; count += 1) responses.push(await forgot(`nobody${count}@example.com`));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(responses.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  });
});

test('one link resets once, however often it is tried at once', async () => {
  const token = await linkFor(sana.email);
  const responses = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  sana = { ...sana, token: await tokenOf(app, sana.email, NEW) };
  sana.ask = clientOf(app, sana.token).ask;
});

test('a link stops working after an hour, after a change of the password, and for a disabled account', async () => {
  const old = await linkFor(sana.email);
  now = new Date(now.getTime() + HOUR);
  expect((await reset(old)).status).toBe(422);

  const before = await linkFor(sana.email);
  await sana.ask('PUT', '/account/password', { current_password: NEW, password: NEW, password_confirmation: NEW });
  expect((await reset(before)).status).toBe(422);

  const users = database().updateTable('users').where('id', '=', sana.id);
  const disabled = await linkFor(sana.email);
  await users.set({ disabled_at: now.toISOString() }).execute();
  expect((await reset(disabled)).body.errors).toHaveProperty('token');
  await users.set({ disabled_at: null }).execute();

  const unusedBefore = await linkFor(sana.email);
  expect((await reset(unusedBefore)).status).toBe(200);
});

test.each([
  [{ token: '' }, 'token', 'This link has expired or was already used. Please request a new one.'],
  [{ token: { a: 1 } }, 'token', 'This link has expired or was already used. Please request a new one.'],
  [{ password: 'short', password_confirmation: 'short' }, 'password', 'Password must have at least 10 characters.'],
  [{ password_confirmation: 'x' }, 'password_confirmation', 'Confirm Password must be the same as Password.'],
])('refuses %j', async (fields, field, sentence) => {
  const { status, body } = await reset('x'.repeat(43), fields);
  expect([status, body]).toEqual([422, { message: sentence, errors: { [field]: [sentence] } }]);
});

test('an invalid email address is refused', async () => {
  for (const email of ['', 'nonsense', ['sana@example.com'], 'a@b.example\r\nBcc: c@d.example'])
    expect((await forgot(email)).status).toBe(422);
});

test('the response does not wait for the mail server, and a rejected email does not count', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const waiting = await startApp({ configured: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const { email } = await addPerson(waiting, 'Mira');
  const connected = once(silent, 'connection');
  expect((await clientOf(waiting).ask('POST', '/password/forgot', { email })).status).toBe(200);
  const [socket] = (await connected) as [Socket];
  const links = waiting.services.database.kysely.withTables<AccountTables>().selectFrom('reset_links').selectAll();
  expect(await links.execute()).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => links.execute()).toEqual([]);
  await waiting.stop();
  silent.close();
});

test('without email the response is the same for everyone, and no link is created', async () => {
  const silent = await startApp();
  const { email } = await addPerson(silent, 'Mira');
  const ask = clientOf(silent).ask;
  const [known, unknown] = [
    await ask('POST', '/password/forgot', { email }),
    await ask('POST', '/password/forgot', { email: 'x@example.com' }),
  ];
  expect(known.body.message).toContain('user:reset');
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(
    await silent.services.database.kysely.withTables<AccountTables>().selectFrom('reset_links').selectAll().execute(),
  ).toEqual([]);
  await silent.stop();
});
