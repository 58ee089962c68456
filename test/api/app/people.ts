import type { Role } from '../../../content/roles.ts';
import { createApiClient, PASSWORD } from '../../api-client.ts';
import { createAccount, openSessionOf } from './accounts.ts';
import type { TestApp } from './app.ts';

export { PASSWORD } from '../../api-client.ts';

/** Returns a client of the app under test, which asks from `remoteAddress`. */
export function clientOf(app: TestApp, token?: string, remoteAddress = '127.0.0.1') {
  return createApiClient(async ({ method, path, headers, body }) => {
    const response = await app.request({
      method,
      url: path,
      headers,
      remoteAddress,
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  }, token);
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
