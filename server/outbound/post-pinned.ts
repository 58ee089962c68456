import type { IncomingMessage } from 'node:http';
import { type Answer, requestPinned } from './request-pinned.ts';
import type { Address } from './resolve-name.ts';

const MAX_RESPONSE = 16 * 1024; // bytes; what follows is not read

export interface Post {
  /** Ends it, also while the name is looked up. */
  signal: AbortSignal;
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

/** What a server said, whatever its status. The body of a response is read, within bounds, and dropped. */
export type Posted = Answer<{ status: number; retryAfter: string | null }>;

export function postPinned(url: URL, addresses: Address[], { signal, headers, body }: Post): Promise<Posted> {
  return requestPinned(url, addresses, {
    signal,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    body,
    read: statusOf,
  });
}

async function statusOf(response: IncomingMessage): Promise<Posted> {
  const { statusCode: status = 0, headers } = response;
  // What it says is known: it does not matter how the rest ends.
  await drain(response).catch(() => {});
  return { ok: true, status, retryAfter: headers['retry-after'] ?? null };
}

async function drain(response: IncomingMessage) {
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_RESPONSE) return;
  }
}
