import type { Role } from '../../../content/roles.ts';
import { createApiClient, type Transport } from '../../api-client.ts';
import { createAccount, openSessionOf, PASSWORD } from './accounts.ts';
import type { TestApp } from './app.ts';

export { PASSWORD } from './accounts.ts';

/** Returns a client of the app under test, which asks from `remoteAddress`. */
export function clientOf(app: TestApp, token?: string, remoteAddress = '127.0.0.1') {
  const transport: Transport = async ({ method, path, headers, body }) => {
    const request = { method, url: path, headers, remoteAddress, ...(body !== undefined && { payload: body }) };
    let response = await app.request(request);
    if (response.statusCode === 403 && response.json().needs === 'confirmation') {
      await confirm(app, token);
      response = await app.request(request);
    }
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };
  return createApiClient(transport, token);
}

/** Confirms who somebody is, as screens do where they are asked to. */
async function confirm(app: TestApp, token = '') {
  const headers = { authorization: `Bearer ${token}` };
  await app.request({ method: 'POST', url: '/api/account/confirm', headers, payload: { password: PASSWORD } });
}

/** Adds the first administrator and returns their client. */
export async function signInTo(app: TestApp) {
  return clientOf(app, await app.signIn());
}

export async function tokenOf(app: TestApp, email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await clientOf(app).ask('POST', '/login', { email, password });
  if (status !== 200) throw new Error(`The sign-in returned ${status}: ${body.message}`);
  return body.ACCESS_TOKEN;
}

/** Creates an account, of an owner by default, signs in and returns the client. */
export async function addPerson(app: TestApp, name: string, role: Role = 'owner') {
  const email = `${name.toLowerCase()}@example.com`;
  const id = await createAccount(app.services, { name, email, role }, { id: null, name: 'Test' });
  return { ...clientOf(app, await openSessionOf(app.services, id)), id, name, email };
}

/** Returns the token of the first link in a text. */
export function tokenIn(text: string): string {
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
}
