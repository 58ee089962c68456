import { beforeEach, expect } from 'vitest';
import type { AccountTables } from '../../../../server/accounts/tables.ts';
import type { ApiClient } from '../../../api-client.ts';
import { addPerson, clientOf, PASSWORD } from '../../app/people.ts';
import { signedInApp } from '../../app/signed-in-app.ts';
import { softAuthenticator, type SoftAuthenticator, type Wrong } from '../../app/soft-authenticator.ts';

export const MINUTE = 60_000; // ms
export const OVER = ['This took too long. Please try again.'];
export const NOT_VERIFIED = ['This passkey could not be verified. Please try again.'];
export const UNKNOWN = ['This passkey is not known here. Sign in with your password.'];

/** Opens a site for the tests of a file, with people who have passkeys. */
export function siteWithPasskeys() {
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
  const login = ({ email }: { email: string }) =>
    from('127.0.0.1').ask('POST', '/login', { email, password: PASSWORD });
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

  return { site, database, from, askForPasskey, send, login, stateOf, signInBy, add, addWithPasskey, requireOf };
}
