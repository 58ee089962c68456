import type { Need } from '../../server/platform/http/failure.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ApiFailure {
  ok: false;
  /** 0 if the server could not be reached. */
  status: number;
  message: string;
  errors: Record<string, string[]>;
  /** What has to be done first. */
  needs?: Need;
  /** How a sign-in goes on whose password was right. */
  second_step?: SecondStepRequest;
}

export interface SecondStepRequest {
  challenge: string;
  methods: ('app' | 'passkey' | 'recovery code')[];
  passkey_options?: { rpId: string };
}

export type ApiResult<Body> = { ok: true; body: Body } | ApiFailure;

export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** Sends a request to the API, with the token if there is one. Returns failures instead of throwing them. */
export async function sendRequest<Body>(
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<ApiResult<Body>> {
  try {
    const token = session.token();
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return parseResponse(response.status, await response.text());
  } catch {
    return failed(0, UNREACHABLE);
  }
}

const UNREADABLE = 'The server sent a response that cannot be read. Please try again.';
const TOO_LARGE_FOR_PROXY =
  'The web server in front of this site accepts no file of this size. Ask whoever runs the site to allow 45 MB.';

/** Reads a response of the API, or of a proxy that has not passed the request on. */
export function parseResponse<Body>(status: number, text: string): ApiResult<Body> {
  const body = parse(text);
  if (status >= 200 && status < 300 && body) return { ok: true, body: body as Body };
  return { ...failed(status, status === 413 ? TOO_LARGE_FOR_PROXY : UNREADABLE), ...body };
}

function parse(text: string) {
  try {
    return JSON.parse(text) as Partial<Omit<ApiFailure, 'ok' | 'status'>>;
  } catch {
    return null;
  }
}

function failed(status: number, message: string): ApiFailure {
  return { ok: false, status, message, errors: {} };
}

const KEY = 'ACCESS_TOKEN';
const BROWSER_KEY = 'BROWSER_TOKEN';

/** The session token, in the browser's local storage. */
export const session = {
  token: () => localStorage.getItem(KEY),
  begin: (token: string) => localStorage.setItem(KEY, token),
  end: () => localStorage.removeItem(KEY),
};

/** What this browser shows so that signing in asks for no second step. It outlives sessions. */
export const rememberedBrowser = {
  token: () => localStorage.getItem(BROWSER_KEY),
  keep: (token: string) => localStorage.setItem(BROWSER_KEY, token),
};
