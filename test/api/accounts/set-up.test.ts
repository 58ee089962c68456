import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { ConfigurationError } from '../../../server/platform/configuration/configuration.ts';
import { tokenIn } from '../app/people.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const person = {
  name: 'Sana Qureshi',
  email: 'Sana@Example.com',
  password: 'plinths carry',
  password_confirmation: 'plinths carry',
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const newLink = async () =>
  new URL((await app.services.accounts.makeSetUpLink()) ?? 'none:').searchParams.get('token') ?? '';

const register = (fields: object) => app.post('/api/register', { token, ...person, ...fields });

test('a start without an administrator prints a link to /register and revokes the earlier one', async () => {
  const earlier = await newLink();
  const link = await app.services.accounts.makeSetUpLink();
  expect(link).toMatch(`${PUBLIC_URL}/register?token=`);
  token = new URL(String(link)).searchParams.get('token') ?? '';
  expect((await register({ token: earlier })).statusCode).toBe(422);
});

test.each([
  [{ token: '' }, 'has expired, was withdrawn, or was already used'],
  [{ token: 'x'.repeat(43) }, 'has expired, was withdrawn, or was already used'],
  [{ name: '' }, 'Full Name is required.'],
  [{ email: 'nonsense' }, 'Email must be an email address'],
  [{ password: 'short', password_confirmation: 'short' }, 'Password must have at least 10 characters.'],
  [{ password_confirmation: 'another one' }, 'Confirm Password must be the same as Password.'],
])('refuses %j', async (fields, sentence) => {
  const { statusCode, body } = await register(fields);
  expect(statusCode).toBe(422);
  expect(body).toContain(sentence);
  expect(body).not.toContain(person.password);
});

test('of many registrations with one link at once, one succeeds', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, number) => register({ email: `a${number}@example.com` })),
  );
  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const users = await app.services.database.kysely
    .withTables<AccountTables>()
    .selectFrom('users')
    .selectAll()
    .execute();
  expect(users).toHaveLength(1);
  expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('there are no more links once there is an administrator', async () => {
  expect(await app.services.accounts.makeSetUpLink()).toBeNull();
});

test('of 50 set-ups at once, with as many links, one wins', async () => {
  const fresh = await startApp();
  const { accounts } = fresh.services;
  const links = await Promise.all(Array.from({ length: 50 }, () => accounts.makeSetUpLink()));
  const all = await Promise.all(
    links.map((link, number) =>
      fresh.request({
        method: 'POST',
        url: '/api/register',
        remoteAddress: `192.0.2.${number}`,
        payload: { ...person, token: tokenIn(String(link)), email: `b${number}@example.com` },
      }),
    ),
  );
  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await accounts.people.list()).toHaveLength(1);
  await fresh.stop();
});

test('nobody registers without a link, and no password is hashed', async () => {
  const fresh = await startApp();
  const { statusCode, json } = await fresh.post('/api/register', person);
  expect([statusCode, Object.keys(json().errors)]).toEqual([422, ['token']]);
  await fresh.stop();
});

describe('ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  const configured = { ADMIN_EMAIL: 'Owner@Example.com', ADMIN_PASSWORD: 'plinths carry' };

  test('create the first administrator once, even if several processes start at the same time', async () => {
    const fresh = await startApp();
    const second = await fresh.openServices();
    const starts = [fresh.services, second, fresh.services, second];
    await Promise.all(starts.map(({ accounts }) => accounts.createFirstAdministrator(configured)));
    const people = await fresh.services.accounts.people.list();
    expect(people.map(({ name, email }) => [name, email])).toEqual([['Administrator', 'owner@example.com']]);
    expect(await fresh.services.accounts.makeSetUpLink()).toBeNull();
    const { accounts } = fresh.services;
    await accounts.createFirstAdministrator({ ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'short' });
    expect(await accounts.people.list()).toHaveLength(1);
    const login = { email: 'owner@example.com', password: configured.ADMIN_PASSWORD };
    expect((await fresh.post('/api/login', login)).statusCode).toBe(200);
    await second.close();
    await fresh.stop();
  });

  test('a password that is too short or easy to guess is refused in a sentence that does not repeat it', async () => {
    const fresh = await startApp();
    const { createFirstAdministrator } = fresh.services.accounts;
    for (const [ADMIN_PASSWORD, sentence] of [
      ['canary', /^ADMIN_PASSWORD must have at least 10 characters\.$/],
      ['password1234', /^ADMIN_PASSWORD is one of those that attackers try first\./],
      ['owner@example.com', /^ADMIN_PASSWORD must not be the email address in ADMIN_EMAIL /],
      [' '.repeat(12), /^ADMIN_PASSWORD must be more than spaces\.$/],
    ] as const) {
      const create = createFirstAdministrator({ ...configured, ADMIN_PASSWORD });
      await expect(create).rejects.toThrow(sentence);
      await expect(create).rejects.toBeInstanceOf(ConfigurationError);
    }
    expect(await fresh.services.accounts.people.list()).toEqual([]);
    await fresh.stop();
  });
});
