import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { addPerson, clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';
import { setUpApp } from '../app/second-step.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
const NEW = 'a better password';

const site = signedInApp();
const now = () => site.now;
const database = () => site.app.services.database.kysely.withTables<AccountTables>();
beforeEach(async () => {
  site.now += MINUTE; // Each code of an app works once.
  await database().deleteFrom('sign_in_attempts').execute();
});

const from = (address: string) => clientOf(site.app, undefined, address);
const login = (email: string, fields: object = {}, address = '127.0.0.1') =>
  from(address).ask('POST', '/login', { email, password: PASSWORD, ...fields });
const pass = (challenge: string, code: string, fields: object = {}, address = '127.0.0.1') =>
  from(address).ask('POST', '/login/second-step', { challenge, code, ...fields });

const byNumber = (a: number, b: number) => a - b;

let people = 0;

/** Adds somebody with an app, who can sign in with its next code. */
async function addWithApp() {
  const person = await addPerson(site.app, `Person${(people += 1)}`);
  const { app, codes } = await setUpApp(person, now);
  site.now += MINUTE;
  return { ...person, app, codes };
}

async function challengeOf(email: string, fields: object = {}): Promise<string> {
  return (await login(email, fields)).body.second_step.challenge;
}

test('a password is answered by a challenge, with a sentence for programs that know no second step', async () => {
  const { email } = await addWithApp();
  const { status, body, headers } = await login(email);
  expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
  const sentence = 'Enter the code from your authenticator app, or a recovery code.';
  expect(body).toEqual({
    message: sentence,
    errors: { code: [sentence] },
    second_step: { challenge: expect.stringMatching(/^[\w-]+$/), methods: ['app', 'recovery code'] },
  });
  expect((await login(email, { password: 'wrong wrong' })).body.second_step).toBeUndefined();
});

test('the code of the app opens a session', async () => {
  const { email, id, name, app } = await addWithApp();
  const { status, body } = await pass(await challengeOf(email), ` ${app.code().slice(0, 3)} ${app.code().slice(3)} `);
  expect([status, body]).toEqual([
    200,
    {
      ACCESS_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
      user: { id, name, email, role: 'owner' },
      message: 'User Logged In Successfully!',
      browser: null,
    },
  ]);
  expect((await clientOf(site.app, body.ACCESS_TOKEN).ask('GET', '/account')).status).toBe(200);
});

test('E5: nothing is on before a right code', async () => {
  const person = await addPerson(site.app, 'Begun');
  const { body } = await person.ask('POST', '/account/app/begin');
  expect(body.data).toEqual({
    ticket: expect.any(String),
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    address: expect.stringContaining(`plinth.example:${encodeURIComponent(person.email)}?secret=${body.data.secret}`),
  });
  const wrong = await person.ask('PUT', '/account/app', { ticket: body.data.ticket, code: '000000' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']]);
  expect((await login(person.email)).status).toBe(200);
  expect((await person.ask('GET', '/account/security')).body.data).toEqual({
    app: null,
    recovery_codes: 0,
    is_required: false,
    passkeys: [],
    passkeys_at: { origin: 'https://plinth.example', problem: null },
  });
});

test('a ticket of somebody else, for something else, changed, or of a quarter of an hour ago sets nothing up', async () => {
  const [person, other] = [await addPerson(site.app, 'Ticket'), await addWithApp()];
  const begin = async () => (await person.ask('POST', '/account/app/begin')).body.data;
  const send = async (ticket: string, code = '000000') =>
    (await person.ask('PUT', '/account/app', { ticket, code })).body;
  const foreign = (await other.ask('POST', '/account/app/begin')).body.data.ticket;
  const { ticket } = await begin();
  const changed = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [foreign, await challengeOf(other.email), changed, '', 'x'.repeat(2_000), ticket.slice(0, 50)])
    expect((await send(wrong)).errors.ticket ?? (await send(wrong)).errors.code).toBeDefined();
  site.now += 15 * MINUTE;
  expect((await send(ticket)).errors).toEqual({ ticket: ['This took too long. Please begin again.'] });
  expect((await person.ask('GET', '/account/security')).body.data.app).toBeNull();
});

test('E6: a code works once, also where it is sent three times at once', async () => {
  const { email, app } = await addWithApp();
  const challenges = [await challengeOf(email), await challengeOf(email), await challengeOf(email)];
  const statuses = (await Promise.all(challenges.map((challenge) => pass(challenge, app.code())))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted(byNumber)).toEqual([200, 422, 422]);
  expect((await pass(await challengeOf(email), app.code())).status).toBe(422);
  expect((await pass(await challengeOf(email), app.code(-1))).status).toBe(422);
  expect((await pass(await challengeOf(email), app.code(1))).status).toBe(200);
});

test('E4: a recovery code works once, however it is typed, also where it is sent three times at once', async () => {
  const { email, codes, ask } = await addWithApp();
  expect(codes).toHaveLength(10);
  const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
  const challenge = await challengeOf(email);
  const answers = await Promise.all([1, 2, 3].map(() => pass(challenge, typed)));
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 422, 422]);
  expect((await ask('GET', '/account/security')).body.data.recovery_codes).toBe(9);
  const rows = await database().selectFrom('recovery_codes').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(codes[1]);
});

test('E8: of two renewals at once one set of codes works, the former ones do not', async () => {
  const { email, codes, ask } = await addWithApp();
  const renew = async () => (await ask('POST', '/account/recovery-codes')).body.data.codes as string[];
  const [first, second] = await Promise.all([renew(), renew()]);
  expect((await pass(await challengeOf(email), codes[0] ?? '')).status).toBe(422);
  const statuses = [first, second].map(async ([code = '']) => (await pass(await challengeOf(email), code)).status);
  expect((await Promise.all(statuses)).toSorted(byNumber)).toEqual([200, 422]);
});

describe('a challenge', () => {
  test('is over after ten minutes', async () => {
    const { email, app } = await addWithApp();
    const challenge = await challengeOf(email);
    site.now += 10 * MINUTE;
    const { status, body } = await pass(challenge, app.code());
    expect([status, body.errors]).toEqual([422, { challenge: ['This took too long. Please sign in again.'] }]);
  });

  test('E7: ends with the password that it followed', async () => {
    const { email, app, ask } = await addWithApp();
    const challenge = await challengeOf(email);
    const change = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
    expect((await ask('PUT', '/account/password', change)).status).toBe(200);
    expect((await pass(challenge, app.code())).body.errors).toHaveProperty('challenge');
    expect((await pass(await challengeOf(email, { password: NEW }), app.code())).status).toBe(200);
  });

  test('is nothing without the code of its own account, or for a disabled one', async () => {
    const [person, other] = [await addWithApp(), await addWithApp()];
    const challenge = await challengeOf(person.email);
    expect((await pass(challenge, other.app.code())).status).toBe(422);
    expect((await pass(challenge, other.codes[0] ?? '')).status).toBe(422);
    await other.call('POST', `/users/${person.id}/disable`);
    expect((await pass(challenge, person.app.code())).body.errors).toHaveProperty('challenge');
  });
});

describe('wrong codes', () => {
  test('make their sender wait after five, whatever the challenge, and not the owner elsewhere', async () => {
    const { email, app } = await addWithApp();
    for (let count = 0; count < 5; count += 1)
      expect((await pass(await challengeOf(email), '000000', {}, '198.51.100.1')).status).toBe(422);
    expect((await pass(await challengeOf(email), app.code(), {}, '198.51.100.1')).status).toBe(429);
    expect((await pass(await challengeOf(email), app.code(), {}, '198.51.100.2')).status).toBe(200);
  });

  test('of many senders make unknown ones wait after ten, and not those the account knows', async () => {
    const { email, app } = await addWithApp();
    expect((await pass(await challengeOf(email), app.code(), {}, '198.51.100.9')).status).toBe(200);
    for (let sender = 10; sender < 20; sender += 1)
      await pass(await challengeOf(email), '000000', {}, `198.51.100.${sender}`);
    expect((await pass(await challengeOf(email), app.code(1), {}, '198.51.100.30')).status).toBe(429);
    expect((await pass(await challengeOf(email), app.code(1), {}, '198.51.100.9')).status).toBe(200);
  });
});

describe('a browser that is remembered', () => {
  const rememberIn = async ({ email, app }: Awaited<ReturnType<typeof addWithApp>>) =>
    (await pass(await challengeOf(email), app.code(), { remember: true })).body.browser as string;

  test('is not asked again for 30 days, and only with the password of its account', async () => {
    const person = await addWithApp();
    const browser = await rememberIn(person);
    expect((await login(person.email, { browser })).status).toBe(200);
    expect((await login(person.email, { browser, password: 'wrong wrong' })).status).toBe(422);
    const other = await addWithApp();
    expect((await login(other.email, { browser })).body.second_step).toBeDefined();
    expect(JSON.stringify(await database().selectFrom('remembered_browsers').selectAll().execute())).not.toContain(
      browser,
    );
    site.now += 30 * DAY;
    expect((await login(person.email, { browser })).body.second_step).toBeDefined();
  });

  test.each([
    [
      'another password',
      'PUT',
      '/account/password',
      { current_password: PASSWORD, password: NEW, password_confirmation: NEW },
    ],
    ['signing out everywhere else', 'DELETE', '/sessions', undefined],
  ] as const)('is asked after %s', async (_, method, path, body) => {
    const person = await addWithApp();
    const browser = await rememberIn(person);
    expect((await person.ask(method, path, body)).status).toBe(200);
    const password = body ? NEW : PASSWORD;
    expect((await login(person.email, { browser, password })).body.second_step).toBeDefined();
  });

  test('is asked after a new app, and after a reset password', async () => {
    const person = await addWithApp();
    const browser = await rememberIn(person);
    site.now += MINUTE;
    const { app } = await setUpApp(person, now);
    expect((await login(person.email, { browser })).body.second_step).toBeDefined();
    site.now += MINUTE;
    const again = await rememberIn({ ...person, app });
    const link = await site.app.services.accounts.makeResetLink(person.email);
    const token = link.ok ? tokenIn(link.value.link) : '';
    const reset = { token, password: NEW, password_confirmation: NEW };
    expect((await from('127.0.0.1').ask('POST', '/password/reset', reset)).status).toBe(200);
    // A link by email does not stand in for the second step either.
    expect((await login(person.email, { browser: again, password: NEW })).body.second_step).toBeDefined();
  });
});

test('turned off, the password signs in alone again, and codes are gone', async () => {
  const { email, ask } = await addWithApp();
  expect((await ask('DELETE', '/account/app')).status).toBe(200);
  expect((await login(email)).status).toBe(200);
  expect((await ask('GET', '/account/security')).body.data).toMatchObject({ app: null, recovery_codes: 0 });
  expect((await ask('DELETE', '/account/app')).status).toBe(404);
  expect((await ask('POST', '/account/recovery-codes')).status).toBe(404);
});

test('an owner resets what somebody has lost, which ends their sessions, but not their own', async () => {
  const [owner, person] = [await addPerson(site.app, 'Owner'), await addWithApp()];
  const reset = (id: number) => owner.ask('POST', `/users/${id}/reset-factors`);
  expect((await reset(person.id)).status).toBe(200);
  expect((await person.ask('GET', '/account')).status).toBe(401);
  expect((await login(person.email)).status).toBe(200);
  expect((await reset(person.id)).status).toBe(409);
  expect((await reset(owner.id)).status).toBe(409);
  expect((await reset(999_999)).status).toBe(404);
});

test('a new app ends all other sessions', async () => {
  const person = await addPerson(site.app, 'Moves');
  const other = clientOf(site.app, await tokenOf(site.app, person.email));
  await setUpApp(person, now);
  expect((await other.ask('GET', '/account')).status).toBe(401);
  expect((await person.ask('GET', '/account')).status).toBe(200);
});

test('right codes from ever new senders are no guesses', async () => {
  const { email, app } = await addWithApp();
  for (let sender = 0; sender < 12; sender += 1) {
    const { status } = await pass(await challengeOf(email), app.code(), {}, `203.0.113.${sender}`);
    expect(status).toBe(200);
    site.now += MINUTE;
  }
});
