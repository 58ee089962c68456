import type { FetchLike } from '@modelcontextprotocol/client';
import { type Era, openAssistant } from '../../assistant.ts';
import { type TestApp, PUBLIC_URL } from './app.ts';

/** Connects the official client to the app under test, with the token of a program. */
export function connectAssistant(app: TestApp, token: string, era: Era = 'auto') {
  return openAssistant(PUBLIC_URL, token, { era, fetch: fetchFrom(app) });
}

/** Sends what a client fetches to the app under test. */
function fetchFrom(app: TestApp): FetchLike {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(url);
    const response = await app.request({
      method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const answer = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response([202, 204].includes(response.statusCode) ? null : response.body, {
      status: response.statusCode,
      headers: answer,
    });
  };
}
