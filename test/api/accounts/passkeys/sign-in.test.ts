import { describe, expect, test } from 'vitest';
import { startApp } from '../../app/app.ts';
import { addPerson, clientOf, signInTo } from '../../app/people.ts';
import { readAllRows } from '../../app/database-rows.ts';
import { softAuthenticator, SYNCED, type Wrong } from '../../app/soft-authenticator.ts';
import { MINUTE, OVER, NOT_VERIFIED, UNKNOWN, siteWithPasskeys } from './site-with-passkeys.ts';

const { site, askForPasskey, send, login, stateOf, signInBy, add, addWithPasskey } = siteWithPasskeys();

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
