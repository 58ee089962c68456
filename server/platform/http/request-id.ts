import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';

/** Returns the id that a request brought: 1 to 64 letters, digits, `_`, `.` or `-`; null where it brought none, or another. */
export function broughtId({ headers }: IncomingMessage): string | null {
  const brought = headers[REQUEST_ID];
  return typeof brought === 'string' && /^[\w.-]{1,64}$/.test(brought) ? brought : null;
}

/** Returns the id that a request brought, or a new one. */
export function requestId(request: IncomingMessage): string {
  return broughtId(request) ?? randomUUID();
}
