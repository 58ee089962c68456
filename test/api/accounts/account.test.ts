import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { addPerson, clientOf, PASSWORD, tokenOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const HOUR = 60 * 60 * 1000; // ms
let now = new Date('2027-03-01T12:00:00Z');
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
let mira: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  sana = await addPerson(app, 'Sana');
  mira = await addPerson(app, 'Mira');
});
afterAll(() => app.stop());
beforeEach(() => database().deleteFrom('sign_in_attempts').execute());

const database = () => app.services.database.kysely.withTables<AccountTables>();
const isSignedIn = async (token: string) => (await clientOf(app, token).ask('GET', '/account')).status === 200;

test.each([
  ['GET', '/account'],
  ['PUT', '/account'],
  ['PUT', '/account/password'],
  ['PUT', '/account/email'],
  ['PUT', '/users/1/email'],
  ['GET', '/sessions'],
  ['DELETE', '/sessions'],
  ['DELETE', '/sessions/1'],
  ['GET', '/users'],
  ['POST', '/users/1/disable'],
  ['POST', '/users/1/enable'],
  ['GET', '/invitations'],
  ['POST', '/invitations'],
  ['DELETE', '/invitations/1'],
  ['GET', '/activity'],
] as const)('%s %s needs a sign-in', async (method, url) => {
  const response = await clientOf(app).ask(method, url);
  expect([response.status, response.body, response.headers['cache-control']]).toEqual([
    401,
    { message: 'Unauthenticated.' },
    'no-store',
  ]);
});

test('shows and changes the name, and nothing else', async () => {
  const { ask, id } = await addPerson(app, 'Noor', 'editor');
  expect((await ask('GET', '/account')).body).toEqual({
    data: { id, name: 'Noor', email: 'noor@example.com', role: 'editor' },
  });
  const changed = await ask('PUT', '/account', {
    name: ' Noor Khan ',
    email: 'x@example.com',
    id: 1,
    disabled_at: 'x',
    role: 'owner',
  });
  expect(changed).toMatchObject({ status: 200, body: { data: { id, name: 'Noor Khan', email: 'noor@example.com' } } });
  expect((await ask('GET', '/account')).body.data).toEqual({
    id,
    name: 'Noor Khan',
    email: 'noor@example.com',
    role: 'editor',
  });
  expect((await ask('PUT', '/account', { name: '' })).body.errors).toEqual({ name: ['Full Name is required.'] });
});

describe('changing the password', () => {
  const change = (ask: typeof sana.ask, fields: object = {}) =>
    ask('PUT', '/account/password', {
      current_password: PASSWORD,
      password: 'a new one, longer',
      password_confirmation: 'a new one, longer',
      ...fields,
    });

  test('ends all other sessions of the user, and only those', async () => {
    const { ask, token, email } = await addPerson(app, 'Omar');
    const others = [await tokenOf(app, email), await tokenOf(app, email)];
    expect((await change(ask)).status).toBe(200);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect([await isSignedIn(token), await isSignedIn(sana.token)]).toEqual([true, true]);
    await expect(tokenOf(app, email)).rejects.toThrow('422');
    await expect(tokenOf(app, email, 'a new one, longer')).resolves.toBeTruthy();
  });

  test.each([
    [{ current_password: 'wrong' }, 'current_password', 'This is not your current password.'],
    [{ current_password: '' }, 'current_password', 'Current Password is required.'],
    [{ password: 'short', password_confirmation: 'short' }, 'password', 'Password must have at least 10 characters.'],
    [{ password_confirmation: 'another' }, 'password_confirmation', 'Confirm Password must be the same as Password.'],
  ])('refuses %j', async (fields, field, sentence) => {
    const { status, body } = await change(sana.ask, fields);
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }]);
    expect(await isSignedIn(sana.token)).toBe(true);
  });

  test('of 50 guesses at once five are verified, together with those at the sign-in', async () => {
    const guesses = Array.from({ length: 50 }, () => change(sana.ask, { current_password: 'wrong' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect((await clientOf(app).ask('POST', '/login', { email: sana.email, password: PASSWORD })).status).toBe(429);
  });
});

describe('sessions', () => {
  test('are listed without those of others and ended ones, the current one marked', async () => {
    now = new Date(now.getTime() + 13 * HOUR);
    const first = await tokenOf(app, sana.email);
    const second = await tokenOf(app, sana.email);
    const { data } = (await clientOf(app, second).ask('GET', '/sessions')).body;
    const times = { created_at: now.toISOString(), last_used_at: now.toISOString() };
    const session = { id: expect.any(Number), address: '127.0.0.1', user_agent: 'lightMyRequest', ...times };
    expect(data).toEqual([
      { ...session, current: true },
      { ...session, current: false },
    ]);
    expect(await isSignedIn(first)).toBe(true);
  });

  test('end one by one, only their own', async () => {
    const other = await tokenOf(app, mira.email);
    const { ask } = { ask: clientOf(app, await tokenOf(app, sana.email)).ask };
    const idOf = async (token: string) => (await app.services.accounts.findSession(token))?.sessionId;
    expect((await ask('DELETE', `/sessions/${await idOf(other)}`)).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
    const token = await tokenOf(app, sana.email);
    expect((await ask('DELETE', `/sessions/${await idOf(token)}`)).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    for (const wrong of ['0', '-1', 'x', '99999999999', '1.5'])
      expect((await ask('DELETE', `/sessions/${wrong}`)).status).toBe(404);
  });

  test('all of them end but the current one; those of others stay', async () => {
    const tokens = [await tokenOf(app, sana.email), await tokenOf(app, sana.email), await tokenOf(app, mira.email)];
    await clientOf(app, tokens[0]).ask('DELETE', '/sessions');
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, false, true]);
  });
});

test('only expired rows are purged', async () => {
  await app.services.accounts.purgeExpired();
  const lasting = await tokenOf(app, mira.email);
  await mira.ask('POST', '/invitations');
  await clientOf(app, lasting).ask('POST', '/invitations');
  await app.services.accounts.makeResetLink(mira.email);
  await clientOf(app).ask('POST', '/login', { email: 'nobody@example.com', password: 'x' });
  const counts = async () => {
    const tables = ['sessions', 'registration_links', 'reset_links', 'sign_in_attempts'] as const;
    return Promise.all(
      tables.map(async (table) => (await database().selectFrom(table).selectAll().execute()).length > 0),
    );
  };
  await app.services.accounts.purgeExpired();
  expect(await counts()).toEqual([true, true, true, true]);
  now = new Date(now.getTime() + 20 * 24 * HOUR);
  await app.services.accounts.purgeExpired();
  expect(await counts()).toEqual([false, false, false, false]);
});
