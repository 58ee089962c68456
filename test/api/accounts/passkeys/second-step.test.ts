import { describe, expect, test } from 'vitest';
import type { ApiClient } from '../../../api-client.ts';
import { openSessionOf } from '../../app/accounts.ts';
import { addPerson, clientOf, PASSWORD } from '../../app/people.ts';
import { setUpApp } from '../../app/second-step.ts';
import { MINUTE, OVER, NOT_VERIFIED, UNKNOWN, siteWithPasskeys } from './site-with-passkeys.ts';

const { site, database, from, askForPasskey, login, stateOf, signInBy, add, addWithPasskey, requireOf } =
  siteWithPasskeys();

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
