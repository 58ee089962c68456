import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';

/** Returns the id in the request's header: 1 to 64 letters, digits, `_`, `.` or `-`. Null for none or any other. */
export function ownId({ headers }: IncomingMessage): string | null {
  const id = headers[REQUEST_ID];
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : null;
}

/** Returns the request's own id, or a new one. */
export function requestId(request: IncomingMessage): string {
  return ownId(request) ?? randomUUID();
}
