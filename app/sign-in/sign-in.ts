import { type ApiResult, sendRequest, session } from '../ui/call.ts';

interface SignedIn {
  ACCESS_TOKEN: string;
  message: string;
}

/** Signs in and begins a session, or returns why not. */
export async function signIn(credentials: object): Promise<ApiResult<SignedIn>> {
  const result = await sendRequest<SignedIn>('POST', '/login', credentials);
  if (!result.ok) return result;
  // The former session of this browser would count as another browser.
  if (session.token()) await sendRequest('POST', '/logout');
  session.begin(result.body.ACCESS_TOKEN);
  return result;
}
