import { codeAt } from '../../../server/accounts/factors/totp.ts';
import type { ApiClient } from '../../api-client.ts';

const STEP = 30_000; // ms

/** An authenticator app: it knows a secret, and what time it is. */
export function authenticatorWith(secret: string, now: () => number) {
  return { secret, code: (stepsAway = 0) => codeAt(secret, Math.floor(now() / STEP) + stepsAway) };
}

export type Authenticator = ReturnType<typeof authenticatorWith>;

/** Sets up an app for somebody, and returns it with their recovery codes. The code of the present step is used by that. */
export async function setUpApp(client: ApiClient, now: () => number) {
  const { data: begun } = await client.call<{ data: { ticket: string; secret: string } }>('POST', '/account/app/begin');
  const app = authenticatorWith(begun.secret, now);
  const { data } = await client.call<{ data: { codes: string[] } }>('PUT', '/account/app', {
    ticket: begun.ticket,
    code: app.code(),
  });
  return { app, codes: data.codes };
}
