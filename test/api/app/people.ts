import type { TestApp } from './app.ts';

export const PASSWORD = 'plinths carry';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Gives what asks the API, as who holds the token if one is given. */
export function asking(app: TestApp, token?: string, remoteAddress = '127.0.0.1') {
  return async (method: Method, url: string, payload?: object) => {
    const answer = await app.request({
      method,
      url: `/api${url}`,
      remoteAddress,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, text: answer.body };
  };
}

/** Signs someone in and gives the token. */
export async function tokenOf(app: TestApp, email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await asking(app)('POST', '/login', { email, password });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}: ${body.message}`);
  return body.ACCESS_TOKEN;
}

/** Makes an administrator, signs in, and gives what asks the API for them. */
export async function addPerson(app: TestApp, name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const made = await app.services.accounts.people.create(
    { name, email, password: PASSWORD },
    { id: null, name: 'Test' },
  );
  if (!made.ok) throw new Error(JSON.stringify(made));
  const token = await tokenOf(app, email);
  return { id: made.value, name, email, token, ask: asking(app, token) };
}

/** Gives the token in a link. */
export function tokenIn(text: string): string {
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
}
