export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ApiFailure {
  ok: false;
  /** 0 if the server could not be reached. */
  status: number;
  message: string;
  errors: Record<string, string[]>;
}

export type ApiResult<Body> = { ok: true; body: Body } | ApiFailure;

export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** Sends a request to the API, with the token if there is one. Returns failures instead of throwing them. */
export async function sendRequest<Body>(method: Method, path: string, body?: object): Promise<ApiResult<Body>> {
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
  const { message = status === 413 ? TOO_LARGE_FOR_PROXY : UNREADABLE, errors = {} } = body ?? {};
  return failed(status, message, errors);
}

function parse(text: string) {
  try {
    return JSON.parse(text) as { message?: string; errors?: Record<string, string[]> };
  } catch {
    return null;
  }
}

function failed(status: number, message: string, errors: Record<string, string[]> = {}): ApiFailure {
  return { ok: false, status, message, errors };
}

const KEY = 'ACCESS_TOKEN';

/** The session token, in the browser's local storage. */
export const session = {
  token: () => localStorage.getItem(KEY),
  begin: (token: string) => localStorage.setItem(KEY, token),
  end: () => localStorage.removeItem(KEY),
};
