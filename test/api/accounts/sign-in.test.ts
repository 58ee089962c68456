import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { type TestApp, startApp } from '../app/app.ts';

const HOUR = 60 * 60 * 1000; // ms
const password = 'plinths carry';
const right = { email: 'sana@example.com', password };

let now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  const link = await app.services.accounts.makeSetUpLink();
  const token = new URL(String(link)).searchParams.get('token');
  const person = { token, name: 'Sana', email: right.email, password, password_confirmation: password };
  await app.services.accounts.register(person, '127.0.0.1');
});
afterAll(() => app.stop());
beforeEach(() => database().deleteFrom('sign_in_attempts').execute());

const database = () => app.services.database.kysely.withTables<AccountTables>();
const login = (fields: object, headers = {}) =>
  app.request({ method: 'POST', url: '/api/login', headers, payload: { ...right, ...fields } });
const logout = (token: string) =>
  app.request({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${token}` } });
const tokenOf = async () => (await login({})).json().ACCESS_TOKEN as string;

test('responds with a token and the user, never cached', async () => {
  const { statusCode, headers, json } = await login({ email: ' Sana@Example.COM ' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json()).toEqual({
    ACCESS_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: 1, name: 'Sana', email: 'sana@example.com', role: 'owner' },
    message: 'User Logged In Successfully!',
  });
});

test('stores only the hash of a token', async () => {
  const token = await tokenOf();
  const rows = await database().selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('is refused', () => {
  test.each([
    [{ password: 'wrong' }, 'email', 'The email or password is incorrect.'],
    [{ email: 'nobody@example.com' }, 'email', 'The email or password is incorrect.'],
    [{ email: '' }, 'email', 'Email is required.'],
    [{ password: '' }, 'password', 'Password is required.'],
    [{ email: ['sana@example.com'] }, 'email', 'Email is required.'],
  ])('%j', async (fields, field, sentence) => {
    const { statusCode, json } = await login(fields);
    expect(statusCode).toBe(422);
    expect(json()).toEqual({ message: sentence, errors: { [field]: [sentence] } });
  });

  test('a disabled account, and its sessions end', async () => {
    const token = await tokenOf();
    const users = database().updateTable('users');
    await users.set({ disabled_at: now.toISOString() }).execute();
    expect((await login({})).statusCode).toBe(422);
    expect((await logout(token)).statusCode).toBe(401);
    await users.set({ disabled_at: null }).execute();
  });
});

test('logging out ends the session, and its token stops working', async () => {
  const token = await tokenOf();
  const other = await tokenOf();
  const out = await logout(token);
  expect([out.statusCode, out.json()]).toEqual([200, { message: 'logged Out Successfully' }]);
  expect((await logout(token)).statusCode).toBe(401);
  expect((await logout(other)).statusCode).toBe(200);
});

test('a session ends after 12 hours without use', async () => {
  const [used, unused] = [await tokenOf(), await tokenOf()];
  now = new Date(now.getTime() + 11 * HOUR);
  expect(await app.services.accounts.findSession(used)).not.toBeNull();
  await app.services.settled();
  now = new Date(now.getTime() + 2 * HOUR);
  expect(await app.services.accounts.findSession(used)).not.toBeNull();
  expect(await app.services.accounts.findSession(unused)).toBeNull();
});

test('a session ends after 14 days even if it is used', async () => {
  const token = await tokenOf();
  for (let hours = 0; hours < 14 * 24; hours += 6) {
    expect(await app.services.accounts.findSession(token)).not.toBeNull();
    await app.services.settled();
    now = new Date(now.getTime() + 6 * HOUR);
  }
  expect(await app.services.accounts.findSession(token)).toBeNull();
});

test.each([
  ['no token', undefined],
  ['a malformed token', 'Bearer x'],
  ['another scheme', 'Basic c2FuYTpzYW5h'],
  ['an unknown token', `Bearer ${'x'.repeat(43)}`],
])('%s is 401 before the body is read', async (_case, authorization) => {
  const response = await app.request({
    method: 'POST',
    url: '/api/logout',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload: '{broken',
  });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ message: 'Unauthenticated.' });
  expect(response.headers['cache-control']).toBe('no-store');
});
