import type { Plinth } from './app.ts';

export const PASSWORD = 'plinths carry';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Gives what asks the API, as who holds the token if one is given. */
export function asking(plinth: Plinth, token?: string, remoteAddress = '127.0.0.1') {
  return async (method: Method, url: string, payload?: object) => {
    const answer = await plinth.request({
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
export async function tokenOf(plinth: Plinth, email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await asking(plinth)('POST', '/login', { email, password });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}: ${body.message}`);
  return body.ACCESS_TOKEN;
}

/** Makes an administrator, signs in, and gives what asks the API for them. */
export async function addPerson(plinth: Plinth, name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const made = await plinth.services.accounts.people.create(
    { name, email, password: PASSWORD },
    { id: null, name: 'Test' },
  );
  if (!made.ok) throw new Error(JSON.stringify(made));
  const token = await tokenOf(plinth, email);
  return { id: made.value, name, email, token, ask: asking(plinth, token) };
}

/** Gives the token in a link. */
export function tokenIn(text: string): string {
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
}
