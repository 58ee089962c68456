import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { addPerson, PASSWORD } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const WRONG = 'not the one';
const HOME = '203.0.113.7';
let now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
let owner: { email: string };
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  owner = await addPerson(app, 'Sana'); // Signs in, from 127.0.0.1.
});
afterAll(() => app.stop());
beforeEach(() => database().deleteFrom('sign_in_attempts').execute());

const database = () => app.services.database.kysely.withTables<AccountTables>();

function login(fields: object = {}, remoteAddress = '127.0.0.1', headers = {}) {
  const payload = { email: owner.email, password: PASSWORD, ...fields };
  return app.request({ method: 'POST', url: '/api/login', remoteAddress, headers, payload });
}

/** Returns how many attempts were verified, and how many were rejected before. */
async function tally(attempts: Promise<{ statusCode: number }>[]) {
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  const count = (expected: number) => statuses.filter((status) => status === expected).length;
  return { checked: count(422), refused: count(429) };
}

/** Another address of the same /64 each time. */
const neighbour = (number: number) => `2001:db8:1:2:${number.toString(16)}::${(number * 7).toString(16)}`;

describe('one sender', () => {
  test('of 50 guesses at once, five are verified', async () => {
    const guesses = Array.from({ length: 50 }, () => login({ password: WRONG }));
    expect(await tally(guesses)).toEqual({ checked: 5, refused: 45 });
  });

  test('letter case, extra fields and forwarded addresses do not evade the limit', async () => {
    const guesses = Array.from({ length: 12 }, (_, number) =>
      login(
        { password: WRONG, email: number % 2 ? 'SANA@example.com' : ' sana@Example.com', extra: number },
        '127.0.0.1',
        { 'x-forwarded-for': `10.0.0.${number}`, forwarded: `for=10.0.0.${number}` },
      ),
    );
    expect(await tally(guesses)).toEqual({ checked: 5, refused: 7 });
  });

  test('the right password has to wait too, ten minutes at first, then twice as long', async () => {
    const fail = () => Promise.all(Array.from({ length: 5 }, () => login({ password: WRONG })));
    await fail();
    const blocked = await login();
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '600']);
    expect(blocked.json().message).toBe('Too many attempts. Please try again in 10 minutes.');
    now = new Date(now.getTime() + 600_000);
    await fail();
    expect((await login()).headers['retry-after']).toBe('1200');
    now = new Date(now.getTime() + 1_200_000);
    expect((await login()).statusCode).toBe(200);
  });

  test('is a whole /64, however its addresses vary: of 60 guesses at one account five are verified', async () => {
    for (let number = 0; number < 60; number += 1) await login({ password: WRONG }, neighbour(number));
    expect((await login({}, neighbour(99))).statusCode).toBe(429);
    expect((await login({}, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('has 30 guesses at all accounts together, while the owner can still sign in', async () => {
    const statuses = [];
    const statusesOfOwner = [];
    for (let number = 0; number < 60; number += 1) {
      const guess = await login({ email: `person${number % 20}@example.com`, password: WRONG }, neighbour(number));
      statuses.push(guess.statusCode);
      if (number % 20 === 0) statusesOfOwner.push((await login({}, HOME)).statusCode);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(statusesOfOwner).toEqual([200, 200, 200]);
    expect((await login({}, HOME)).statusCode).toBe(200);
  });

  test('has no further guesses by spelling its address another way', async () => {
    for (let number = 0; number < 5; number += 1) await login({ password: WRONG }, '192.0.2.9');
    for (const spelling of ['::ffff:192.0.2.9', '::FFFF:c000:209', '64:ff9b::192.0.2.9'])
      expect((await login({}, spelling)).statusCode).toBe(429);
  });

  test("does not crowd out others: during 40 attempts at once, the owner's password is verified", async () => {
    for (let round = 0; round < 2; round += 1) {
      await database().deleteFrom('sign_in_attempts').execute();
      const attempts = Array.from({ length: 40 }, (_, number) =>
        login({ email: `person${number}@example.com`, password: WRONG }, neighbour(number)),
      );
      const ownersLogin = login({}, `198.51.100.${round}`);
      expect((await tally(attempts)).checked).toBe(5);
      expect((await ownersLogin).statusCode).toBe(200);
    }
  });
});

describe('many senders', () => {
  const crowd = (length: number, fields: (number: number) => object) =>
    Array.from({ length }, (_, number) => login({ password: WRONG, ...fields(number) }, `10.0.0.${number}`));

  test('have 50 guesses at an account together, and do not lock its owner out of known places', async () => {
    await login({}, HOME);
    await login({ password: WRONG }, '10.1.1.1');
    await database().updateTable('sign_in_attempts').set({ attempts: 45 }).execute();
    expect(await tally(crowd(10, () => ({})))).toEqual({ checked: 5, refused: 5 });
    expect((await login({}, '10.2.0.1')).statusCode).toBe(429);
    expect((await login({}, HOME)).statusCode).toBe(200);
    now = new Date(now.getTime() + 600_000);
    expect((await login({}, '10.2.0.1')).statusCode).toBe(200);
  });

  test('a sender counts as unknown after three months without use', async () => {
    await login({}, '198.51.100.99');
    now = new Date(now.getTime() + 91 * 24 * 60 * 60 * 1000);
    await app.services.accounts.purgeExpired();
    expect(await database().selectFrom('known_senders').selectAll().execute()).toEqual([]);
  });

  test('of 200 attempts at once few are hashed, public requests are served, and the owner can sign in', async () => {
    await login({}, HOME);
    const attempts = crowd(200, (number) => ({ email: `nobody${number}@example.com` }));
    const ownersLogin = login({}, HOME);
    const reads = Array.from({ length: 20 }, () => app.get('/api/setting'));
    expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual(reads.map(() => 200));
    expect((await ownersLogin).statusCode).toBe(200);
    const responses = await Promise.all(attempts);
    const rejected = responses.filter(({ statusCode }) => statusCode === 429);
    expect(responses.filter(({ statusCode }) => statusCode === 422).length).toBeLessThanOrEqual(22);
    expect(rejected.length).toBeGreaterThanOrEqual(178);
    const counted = await database().selectFrom('sign_in_attempts').select('subject').execute();
    expect(counted.length).toBeLessThanOrEqual(3 * 22); // Rejected attempts are not counted.
    for (const { headers, json } of rejected) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(json()).toEqual({ message: expect.stringContaining('There are too many requests right now.') });
    }
    expect((await login()).statusCode).toBe(200);
  });
});

test('each account knows the latest 30 senders at most', async () => {
  const last_at = new Date(now.getTime() - 1000).toISOString();
  await database().deleteFrom('known_senders').execute();
  const earlier = Array.from({ length: 40 }, (_, number) => ({ hash: String(number), user_id: 1, last_at }));
  await database().insertInto('known_senders').values(earlier).execute();
  await login({}, HOME);
  const known = await database().selectFrom('known_senders').select('last_at').execute();
  expect([known.length, known.filter((sender) => sender.last_at > last_at).length]).toEqual([30, 1]);
});

test('only the right password learns that an account is disabled', async () => {
  const omar = await addPerson(app, 'Omar');
  await app.services.accounts.people.disable(omar.id, { id: null, name: 'Test' });
  const [right, wrong] = [await login({ email: omar.email }), await login({ email: omar.email, password: WRONG })];
  expect([right.statusCode, right.json().errors]).toEqual([
    422,
    { email: ['This account is disabled. An owner can enable it again.'] },
  ]);
  expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { email: ['The email or password is incorrect.'] }]);
});
