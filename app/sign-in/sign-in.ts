import { type ApiResult, rememberedBrowser, sendRequest, session } from '../ui/call.ts';

interface SignedIn {
  ACCESS_TOKEN: string;
  message: string;
  /** What to keep where the second step is not to be asked for again. */
  browser?: string | null;
}

/** Signs in and begins a session, or returns why not, or what the second step is. */
export function signIn(credentials: object): Promise<ApiResult<SignedIn>> {
  const browser = rememberedBrowser.token();
  return beginSession('/login', { ...credentials, ...(browser && { browser }) });
}

/** Signs in with what the browser has returned of a passkey. */
export function signInByPasskey(passkey: object): Promise<ApiResult<SignedIn>> {
  return beginSession('/login/passkey', { passkey });
}

/** Signs in with a code or a passkey, after the password was right. */
export async function passSecondStep(step: object): Promise<ApiResult<SignedIn>> {
  const result = await beginSession('/login/second-step', step);
  if (result.ok && result.body.browser) rememberedBrowser.keep(result.body.browser);
  return result;
}

async function beginSession(path: string, proof: object): Promise<ApiResult<SignedIn>> {
  const result = await sendRequest<SignedIn>('POST', path, proof);
  if (!result.ok) return result;
  // The former session of this browser would count as another browser.
  if (session.token()) await sendRequest('POST', '/logout');
  session.begin(result.body.ACCESS_TOKEN);
  return result;
}
