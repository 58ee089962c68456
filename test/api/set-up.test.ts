import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountTables } from '../../server/accounts/tables.ts';
import { type Plinth, PUBLIC_URL, startPlinth } from './plinth.ts';

const person = {
  name: 'Sana Qureshi',
  email: 'Sana@Example.com',
  password: 'plinths carry',
  password_confirmation: 'plinths carry',
};

let plinth: Plinth;
let token: string;
beforeAll(async () => {
  plinth = await startPlinth();
});
afterAll(() => plinth.stop());

const newLink = async () =>
  new URL((await plinth.services.accounts.makeSetUpLink()) ?? 'none:').searchParams.get('token') ?? '';

const register = (fields: object) =>
  plinth.request({
    method: 'POST',
    url: '/register',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, ...person, ...fields }).toString(),
  });

test('a start without administrator gives a link to /register and takes the earlier one back', async () => {
  const earlier = await newLink();
  const link = await plinth.services.accounts.makeSetUpLink();
  expect(link).toMatch(`${PUBLIC_URL}/register?token=`);
  token = new URL(String(link)).searchParams.get('token') ?? '';
  expect((await register({ token: earlier })).statusCode).toBe(422);
});

test('the form shows its four fields, and without a link how to get one', async () => {
  const { body, headers } = await plinth.get('/register');
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password']) expect(body).toContain(`>${label} <`);
  expect(body).toContain('Registering needs a link.');
  expect(headers['cache-control']).toBe('no-store');
  expect((await plinth.get(`/register?token=${token}`)).body).not.toContain('Registering needs a link.');
});

test.each([
  [{ token: '' }, 'Registering needs a link.'],
  [{ token: 'x'.repeat(43) }, 'Registering needs a link.'],
  [{ name: '' }, 'Full Name is required.'],
  [{ email: 'nonsense' }, 'Email must be an e-mail address'],
  [{ password: 'short', password_confirmation: 'short' }, 'Password must have at least 10 characters.'],
  [{ password_confirmation: 'another one' }, 'Confirm Password must be the same as Password.'],
])('refuses %j', async (fields, sentence) => {
  const { statusCode, body } = await register(fields);
  expect(statusCode).toBe(422);
  expect(body).toMatch(sentence === 'Registering needs a link.' ? /was used or has expired/ : sentence);
  expect(body).not.toContain(person.password);
});

test('of many registrations with one link at once, one wins', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, number) => register({ email: `a${number}@example.com` })),
  );
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const users = await plinth.services.database.kysely
    .withTables<AccountTables>()
    .selectFrom('users')
    .selectAll()
    .execute();
  expect(users).toHaveLength(1);
  expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('once there is an administrator, there are no more links', async () => {
  expect(await plinth.services.accounts.makeSetUpLink()).toBeNull();
});

test('several links made at once do not make several administrators', async () => {
  const fresh = await startPlinth();
  const { accounts } = fresh.services;
  const links = await Promise.all(Array.from({ length: 5 }, () => accounts.makeSetUpLink()));
  const tokens = links.map((link) => new URL(String(link)).searchParams.get('token'));
  const outcomes = await Promise.all(
    tokens.map((one, number) =>
      accounts.register({ ...person, token: one, email: `b${number}@example.com` }, '127.0.0.1'),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  await fresh.stop();
});
