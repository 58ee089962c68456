import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { openSessionOf } from '../app/accounts.ts';
import { startApp } from '../app/app.ts';
import { addPerson, clientOf, PASSWORD, signInTo } from '../app/people.ts';
import { readAllRows } from '../app/database-rows.ts';
import { setUpApp } from '../app/second-step.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { softAuthenticator, SYNCED, type SoftAuthenticator, type Wrong } from '../app/soft-authenticator.ts';

const MINUTE = 60_000; // ms
const OVER = ['This took too long. Please try again.'];
const NOT_VERIFIED = ['This passkey could not be verified. Please try again.'];
const UNKNOWN = ['This passkey is not known here. Sign in with your password.'];

const site = signedInApp();
const database = () => site.app.services.database.kysely.withTables<AccountTables>();
beforeEach(async () => {
  site.now += MINUTE;
  await database().deleteFrom('sign_in_attempts').execute();
  await database().deleteFrom('required_factors').execute();
});

const from = (address: string) => clientOf(site.app, undefined, address);
const askForPasskey = async () => (await from('127.0.0.1').ask('POST', '/login/passkey/options')).body.data;
const send = (passkey: object, address = '127.0.0.1') => from(address).ask('POST', '/login/passkey', { passkey });
const login = ({ email }: { email: string }) => from('127.0.0.1').ask('POST', '/login', { email, password: PASSWORD });
const stateOf = async (person: ApiClient) => (await person.ask('GET', '/account/security')).body.data;

async function signInBy({ get }: SoftAuthenticator, wrong?: Wrong) {
  return send(get(await askForPasskey(), wrong));
}

async function add(person: ApiClient, authenticator = softAuthenticator(), wrong?: Wrong) {
  const { body } = await person.ask('POST', '/account/passkeys/options');
  return person.ask('POST', '/account/passkeys', { name: 'Laptop', passkey: authenticator.create(body.data, wrong) });
}

let people = 0;

/** Adds somebody with a passkey. */
async function addWithPasskey(options?: Parameters<typeof softAuthenticator>[0], role?: 'editor') {
  const person = await addPerson(site.app, `Holder${(people += 1)}`, role);
  const authenticator = softAuthenticator(options);
  const { status, body } = await add(person, authenticator);
  expect([status, body.message]).toEqual([201, 'Passkey Added!']);
  return { ...person, authenticator, passkeyId: body.data.id as number };
}

async function requireOf(...roles: string[]) {
  const created_at = new Date(site.now).toISOString();
  await database()
    .insertInto('required_factors')
    .values(roles.map((role) => ({ role: role as 'editor', created_at })))
    .execute();
}

test('a page of the sign-in asks for a passkey without a trace in the database, by the address of the site alone', async () => {
  const before = await readAllRows(site.app.services.database);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  const {
    statusCode,
    headers: answered,
    body,
  } = await site.app.request({ method: 'POST', url: '/api/login/passkey/options', headers });
  expect([statusCode, answered['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body)).toEqual({
    data: {
      challenge: expect.stringMatching(/^[\w-]{44,}$/),
      rpId: 'plinth.example',
      timeout: 10 * MINUTE,
      userVerification: 'required',
      allowCredentials: [],
    },
    origin: 'https://plinth.example',
  });
  expect(await readAllRows(site.app.services.database)).toEqual(before);
});

test('a passkey is added, listed, and opens a session as a password does', async () => {
  const person = await addPerson(site.app, 'Adds');
  const options = (await person.ask('POST', '/account/passkeys/options')).body.data;
  expect(options).toMatchObject({
    rp: { id: 'plinth.example', name: 'plinth.example' },
    user: { name: person.email, displayName: 'Adds' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect(options.user.id).toMatch(/^[\w-]{43}$/);
  const authenticator = softAuthenticator({ flags: 0x05 | SYNCED });
  const passkey = authenticator.create(options);
  const { status, body } = await person.ask('POST', '/account/passkeys', { name: ' Laptop ', passkey });
  expect([status, body.data.name]).toEqual([201, 'Laptop']);
  site.now += MINUTE;
  const signedIn = await signInBy(authenticator);
  expect([signedIn.status, signedIn.body]).toEqual([
    200,
    {
      ACCESS_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: person.id, name: 'Adds', email: person.email, role: 'owner' },
      message: 'User Logged In Successfully!',
    },
  ]);
  expect((await clientOf(site.app, signedIn.body.ACCESS_TOKEN).ask('GET', '/account')).status).toBe(200);
  expect(await stateOf(person)).toMatchObject({
    passkeys: [
      {
        id: body.data.id,
        name: 'Laptop',
        is_synced: true,
        former_domain: null,
        created_at: new Date(site.now - MINUTE).toISOString(),
        last_used_at: new Date(site.now).toISOString(),
      },
    ],
    passkeys_at: { origin: 'https://plinth.example', problem: null },
  });
  // The password goes on as before.
  expect((await login(person)).status).toBe(200);
});

describe('a response is refused', () => {
  const wrongs: [string, Wrong][] = [
    ['another type', { type: 'payment.get' }],
    ['another origin', { origin: 'https://plinth.example.evil.example' }],
    ['http instead of https', { origin: 'http://plinth.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['the hash of another relying party', { rpId: 'evil.example' }],
    ['nobody who was verified', { flags: 0x01 }],
    ['nobody present', { flags: 0x04 }],
    ['a backup that cannot be', { flags: 0x15 }],
  ];

  test.each(wrongs)('with %s, at the sign-in and when one is added', async (_, wrong) => {
    const { authenticator, ...person } = await addWithPasskey();
    const used = await signInBy(authenticator, wrong);
    expect([used.status, used.body.errors]).toEqual([422, { passkey: NOT_VERIFIED }]);
    expect((await signInBy(authenticator)).status).toBe(200);
    const added = await add(person, softAuthenticator(), wrong);
    expect([added.status, added.body.errors]).toEqual([422, { passkey: NOT_VERIFIED }]);
    expect((await stateOf(person)).passkeys).toHaveLength(1);
  });

  test('with the user handle of somebody else, or none', async () => {
    const [{ authenticator }, other] = [await addWithPasskey(), await addWithPasskey()];
    for (const userHandle of [other.authenticator.device.userHandle, null, ''])
      expect((await signInBy(authenticator, { userHandle })).body.errors).toEqual({ passkey: NOT_VERIFIED });
  });

  test('with the signature of another device', async () => {
    const [{ authenticator }, other] = [await addWithPasskey(), await addWithPasskey()];
    const options = await askForPasskey();
    const forged = { ...other.authenticator.get(options), id: authenticator.get(options).id };
    forged.response.userHandle = authenticator.device.userHandle;
    expect((await send(forged)).body.errors).toEqual({ passkey: NOT_VERIFIED });
  });

  test('to a challenge of another purpose, one that is changed, and one of ten minutes ago', async () => {
    const { authenticator, ...person } = await addWithPasskey();
    const { challenge } = await askForPasskey();
    const { data: adding } = (await person.ask('POST', '/account/passkeys/options')).body;
    const { data: confirming } = (await person.ask('POST', '/account/confirm/options')).body;
    const changed = `${challenge.slice(0, -1)}${challenge.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [adding.challenge, confirming.challenge, changed, '', 'x'.repeat(60)])
      expect((await signInBy(authenticator, { challenge: wrong })).body.errors).toEqual({ passkey: OVER });
    expect((await add(person, softAuthenticator(), { challenge })).body.errors).toEqual({ passkey: OVER });
    const answer = authenticator.get({ challenge, rpId: 'plinth.example' });
    site.now += 10 * MINUTE;
    expect((await send(answer)).body.errors).toEqual({ passkey: OVER });
  });

  test('the second time, also where it is sent three times at once', async () => {
    const { authenticator, ...person } = await addWithPasskey();
    const answer = authenticator.get(await askForPasskey());
    const statuses = (await Promise.all([1, 2, 3].map(() => send(answer)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await send(answer)).body.errors).toEqual({ passkey: OVER });
    const { body } = await person.ask('POST', '/account/passkeys/options');
    const passkey = softAuthenticator().create(body.data);
    const addition = { name: 'Twice', passkey };
    expect((await person.ask('POST', '/account/passkeys', addition)).status).toBe(201);
    expect((await person.ask('POST', '/account/passkeys', addition)).status).toBe(422);
    const again = { name: 'Again', passkey: softAuthenticator().create(body.data) };
    expect((await person.ask('POST', '/account/passkeys', again)).body.errors).toEqual({ passkey: OVER });
  });

  test('with a counter that goes back or stands still, and none is too large', async () => {
    const { authenticator } = await addWithPasskey({ counter: 4_000_000_000 });
    const { device } = authenticator;
    expect((await signInBy(authenticator)).body.errors).toEqual({ passkey: NOT_VERIFIED });
    device.counter += 1;
    expect((await signInBy(authenticator)).status).toBe(200);
    for (const counter of [4_000_000_001, 3_999_999_999, 9, 0]) {
      device.counter = counter;
      expect((await signInBy(authenticator)).body.errors).toEqual({ passkey: NOT_VERIFIED });
    }
    device.counter = 4_294_967_295;
    expect((await signInBy(authenticator)).status).toBe(200);
  });

  test('of a disabled account, until it is enabled', async () => {
    const { authenticator, id } = await addWithPasskey();
    await site.client.call('POST', `/users/${id}/disable`);
    const { status, body } = await signInBy(authenticator);
    expect([status, body.errors]).toEqual([
      422,
      { passkey: ['This account is disabled. An owner can enable it again.'] },
    ]);
    await site.client.call('POST', `/users/${id}/enable`);
    expect((await signInBy(authenticator)).status).toBe(200);
  });

  test('of an unknown device', async () => {
    const { body } = await site.client.ask('POST', '/account/passkeys/options');
    const stranger = softAuthenticator();
    stranger.create(body.data);
    expect((await signInBy(stranger)).body.errors).toEqual({ passkey: UNKNOWN });
  });

  test('that is none', async () => {
    const { authenticator } = await addWithPasskey();
    const answer = authenticator.get(await askForPasskey());
    const { response } = answer;
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const)
      for (const wrong of ['', 'AA', 'e30', response[part].slice(0, -4), '*', 1, undefined])
        expect((await send({ ...answer, response: { ...response, [part]: wrong } })).status).toBe(422);
    for (const passkey of [null, 'x', [], {}, { id: 'x' }, { ...answer, id: 7 }, { ...answer, response: null }])
      expect((await send(passkey as object)).status).toBe(422);
  });
});

test('a passkey is not added under an id that its device has not given it', async () => {
  const person = await addPerson(site.app, 'Renames');
  const { data } = (await person.ask('POST', '/account/passkeys/options')).body;
  const passkey = { ...softAuthenticator().create(data), id: 'AAAA' };
  const { body } = await person.ask('POST', '/account/passkeys', { name: 'Laptop', passkey });
  expect(body.errors).toEqual({ passkey: NOT_VERIFIED });
});

test('one person cannot add the passkey of another', async () => {
  const [{ authenticator }, person] = [await addWithPasskey(), await addPerson(site.app, 'Copies')];
  expect((await add(person, authenticator)).body.errors).toEqual({ passkey: ['This passkey is already in use.'] });
});

test('a challenge of one instance is answered at another', async () => {
  const { authenticator } = await addWithPasskey();
  const answer = authenticator.get(await askForPasskey());
  const other = await site.app.openServices();
  const client = { address: '127.0.0.1', userAgent: '' };
  expect((await other.accounts.signInByPasskey({ passkey: answer }, client)).ok).toBe(true);
  await other.close();
  expect((await send(answer)).body.errors).toEqual({ passkey: OVER });
});

test('wrong passkeys make their sender wait after thirty, and nobody else; without a challenge of ours none is counted', async () => {
  const { authenticator } = await addWithPasskey();
  const unasked = authenticator.get({ challenge: 'x'.repeat(60), rpId: 'plinth.example' });
  for (let count = 0; count < 31; count += 1) expect((await send(unasked, '198.51.100.7')).status).toBe(422);
  const wrong = authenticator.get(await askForPasskey(), { flags: 0 });
  for (let count = 0; count < 30; count += 1) expect((await send(wrong, '198.51.100.7')).status).toBe(422);
  expect((await send(authenticator.get(await askForPasskey()), '198.51.100.7')).status).toBe(429);
  expect((await send(authenticator.get(await askForPasskey()), '198.51.100.8')).status).toBe(200);
});

describe('where a role requires a second step', () => {
  test('a passkey is one, and follows the password then', async () => {
    const { authenticator, ...person } = await addWithPasskey({}, 'editor');
    const empty = await addPerson(site.app, 'Empty', 'editor');
    await requireOf('editor');
    expect((await person.ask('GET', '/blogs')).status).toBe(200);
    expect((await empty.ask('GET', '/blogs')).body.needs).toBe('factor');

    const { status, body } = await login(person);
    expect([status, body.errors]).toEqual([422, { passkey: ['Use your passkey.'] }]);
    const { challenge, methods, passkey_options: options } = body.second_step;
    expect(methods).toEqual(['passkey']);
    expect(options).toMatchObject({ challenge, rpId: 'plinth.example', allowCredentials: [{ type: 'public-key' }] });
    const pass = (passkey: object) =>
      from('127.0.0.1').ask('POST', '/login/second-step', { challenge, passkey, remember: true });
    const answer = authenticator.get(options, { userHandle: null });
    const passed = await pass(answer);
    expect([passed.status, passed.body.browser]).toEqual([200, expect.any(String)]);
    expect((await pass(answer)).body.errors).toEqual({ passkey: OVER });
    // As the first step, it needs no other.
    expect((await signInBy(authenticator)).status).toBe(200);
  });

  test('a second step takes neither an answer to another challenge nor the passkey of another person', async () => {
    const [{ authenticator, ...person }, other] = [await addWithPasskey({}, 'editor'), await addWithPasskey()];
    await requireOf('editor');
    const { challenge, passkey_options: options } = (await login(person)).body.second_step;
    const pass = (passkey: object) => from('127.0.0.1').ask('POST', '/login/second-step', { challenge, passkey });
    const toAnother = (await login(person)).body.second_step.passkey_options;
    for (const request of [await askForPasskey(), toAnother])
      expect((await pass(authenticator.get(request))).body.errors).toEqual({ passkey: NOT_VERIFIED });
    expect((await pass(other.authenticator.get(options))).body.errors).toEqual({ passkey: UNKNOWN });
    expect((await pass(authenticator.get(options))).status).toBe(200);
  });

  test('the only one cannot be removed before there is an app or another passkey', async () => {
    const { passkeyId, ...person } = await addWithPasskey({}, 'editor');
    await requireOf('editor');
    const { status, body } = await person.ask('DELETE', `/account/passkeys/${passkeyId}`);
    expect([status, body.message]).toEqual([
      409,
      'Your role requires two-step sign-in. Add another passkey or set up an app before you remove this one.',
    ]);
    const other = (await add(person)).body.data.id;
    expect((await person.ask('DELETE', `/account/passkeys/${passkeyId}`)).status).toBe(200);
    await setUpApp(person, () => site.now);
    expect((await person.ask('DELETE', `/account/passkeys/${other}`)).status).toBe(200);
    expect((await person.ask('DELETE', '/account/app')).status).toBe(409);
    await add(person);
    expect((await person.ask('DELETE', '/account/app')).status).toBe(200);
    // Codes stay for whoever loses the device.
    expect((await login(person)).body.second_step.methods).toEqual(['passkey', 'recovery code']);
    expect((await login(person)).body.message).toBe('Use your passkey, or enter a recovery code.');
  });

  test('a passkey of a former domain is none: it neither counts nor is asked for', async () => {
    const { authenticator, passkeyId, ...person } = await addWithPasskey({}, 'editor');
    await requireOf('editor');
    await database().updateTable('passkeys').set({ rp_id: 'old.example' }).where('id', '=', passkeyId).execute();
    expect((await signInBy(authenticator)).body.errors).toEqual({ passkey: UNKNOWN });
    expect((await login(person)).status).toBe(200);
    expect((await person.ask('GET', '/blogs')).body.needs).toBe('factor');
    expect((await person.ask('POST', '/account/confirm/options')).body.data).toBeNull();
    expect((await stateOf(person)).passkeys).toMatchObject([{ id: passkeyId, former_domain: 'old.example' }]);
    expect((await person.ask('DELETE', `/account/passkeys/${passkeyId}`)).body.data.credential_ids).toEqual([]);
  });

  test('an owner with a passkey may require it of others', async () => {
    const owner = await addWithPasskey();
    expect((await owner.ask('PUT', '/required-factors', { roles: ['sales'] })).status).toBe(200);
  });
});

test('beside an app, a passkey is another way to pass the second step', async () => {
  const { authenticator, ...person } = await addWithPasskey();
  await setUpApp(person, () => site.now);
  const { challenge, methods, passkey_options } = (await login(person)).body.second_step;
  expect(methods).toEqual(['app', 'passkey', 'recovery code']);
  const passkey = authenticator.get(passkey_options);
  expect((await from('127.0.0.1').ask('POST', '/login/second-step', { challenge, passkey })).status).toBe(200);
});

describe('a confirmation', () => {
  const dangerous = (person: ApiClient) =>
    site.app.request({
      method: 'POST',
      url: '/api/account/app/begin',
      headers: { authorization: person.authorization },
    });

  test('is one by a passkey of the person, asked for in the session', async () => {
    const { authenticator, ...person } = await addWithPasskey();
    const second = clientOf(site.app, await openSessionOf(site.app.services, person.id));
    const other = await addWithPasskey();
    site.now += 10 * MINUTE;
    const confirm = (passkey: object) => person.ask('POST', '/account/confirm', { passkey });
    const optionsOf = async (client: ApiClient) => (await client.ask('POST', '/account/confirm/options')).body.data;
    expect((await dangerous(person)).statusCode).toBe(403);
    expect((await confirm(other.authenticator.get(await optionsOf(person)))).body.errors).toEqual({ passkey: UNKNOWN });
    expect((await confirm(authenticator.get(await optionsOf(second)))).body.errors).toEqual({ passkey: OVER });
    expect((await confirm(authenticator.get(await askForPasskey()))).body.errors).toEqual({ passkey: OVER });
    expect((await dangerous(person)).statusCode).toBe(403);
    expect((await confirm(authenticator.get(await optionsOf(person)))).status).toBe(200);
    expect((await dangerous(person)).statusCode).toBe(200);
    expect((await dangerous(second)).statusCode).toBe(403);
  });
});

test('a passkey is renamed and removed by its holder alone; what still works is returned for the browser', async () => {
  const { authenticator, passkeyId, ...person } = await addWithPasskey();
  const other = await addWithPasskey();
  const path = `/account/passkeys/${passkeyId}`;
  expect((await other.ask('PUT', path, { name: 'Mine' })).status).toBe(404);
  expect((await other.ask('DELETE', path)).status).toBe(404);
  expect((await person.ask('PUT', path, { name: ' ' })).status).toBe(422);
  expect((await person.ask('PUT', path, { name: 'Phone' })).status).toBe(200);
  expect((await stateOf(person)).passkeys).toMatchObject([{ name: 'Phone' }]);
  const second = softAuthenticator();
  await add(person, second);
  const { data } = (await person.ask('DELETE', path)).body;
  const { id } = second.get(await askForPasskey());
  expect(data).toEqual({ rp_id: 'plinth.example', user_id: authenticator.device.userHandle, credential_ids: [id] });
  expect((await signInBy(authenticator)).body.errors).toEqual({ passkey: UNKNOWN });
  expect((await signInBy(second)).status).toBe(200);
});

test('an owner resets passkeys too', async () => {
  const { authenticator, id } = await addWithPasskey();
  const users = (await site.client.ask('GET', '/users')).body.data as { id: number; has_second_step: boolean }[];
  expect(users.find((user) => user.id === id)?.has_second_step).toBe(true);
  expect((await site.client.ask('POST', `/users/${id}/reset-factors`)).status).toBe(200);
  expect((await signInBy(authenticator)).body.errors).toEqual({ passkey: UNKNOWN });
});

test('a password that is reset leaves passkeys alone, and they end with nobody’s other session', async () => {
  const { authenticator, ...person } = await addWithPasskey();
  const change = {
    current_password: PASSWORD,
    password: 'a better password',
    password_confirmation: 'a better password',
  };
  expect((await person.ask('PUT', '/account/password', change)).status).toBe(200);
  expect((await signInBy(authenticator)).status).toBe(200);
  expect((await person.ask('GET', '/account')).status).toBe(200);
});

test.each([
  ['http://192.0.2.1:3000', 'Passkeys need a domain name. This site is at an IP address: http://192.0.2.1:3000.'],
  ['https://[2001:db8::1]', 'Passkeys need a domain name. This site is at an IP address: https://[2001:db8::1].'],
  ['http://plinth.example', 'Passkeys need https. This site is at http://plinth.example.'],
  ['http://localhost:3000', null],
  ['https://plinth.example:8443', null],
])('E2: at %s they are offered only if browsers take them', async (PUBLIC_URL, problem) => {
  const app = await startApp({ configured: { PUBLIC_URL } });
  const owner = await signInTo(app);
  const { body } = await clientOf(app).ask('POST', '/login/passkey/options');
  expect([body.data === null, body.origin]).toEqual([problem !== null, PUBLIC_URL]);
  expect((await owner.ask('GET', '/account/security')).body.data.passkeys_at).toEqual({ origin: PUBLIC_URL, problem });
  const begun = await owner.ask('POST', '/account/passkeys/options');
  const { hostname } = new URL(PUBLIC_URL);
  expect(begun.body).toMatchObject(problem ? { message: problem } : { data: { rp: { id: hostname } } });
  await app.stop();
});
