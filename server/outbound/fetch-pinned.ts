import type { IncomingMessage } from 'node:http';
import { type Answer, failed, requestPinned } from './request-pinned.ts';
import type { Address } from './resolve-name.ts';

const MEGABYTE = 1024 * 1024;

export interface FetchLimits {
  /** Ends it, also while the name is looked up. */
  signal: AbortSignal;
  /** Of the body, in bytes. */
  maxSize: number;
  /** The media types that are asked for. */
  accept: string;
}

export type Fetched = Answer<{ body: Buffer }>;

/** Reads what is at a URL. */
export function fetchPinned(url: URL, addresses: Address[], { accept, maxSize, signal }: FetchLimits) {
  return requestPinned(url, addresses, {
    signal,
    headers: { accept },
    read: (response) => bodyOf(response, maxSize),
  });
}

async function bodyOf(response: IncomingMessage, maxSize: number): Promise<Fetched> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400) return failed('Its server leads on to another address.');
  if (statusCode !== 200) return failed(`Its server answers with the status ${statusCode}.`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return failed('Its server compresses what it was asked to send as it is.');
  const tooLarge = failed(`It is larger than ${maxSize / MEGABYTE} MB.`);
  if (Number(headers['content-length'] ?? 0) > maxSize) return tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxSize) return tooLarge;
    parts.push(part);
  }
  return { ok: true, body: Buffer.concat(parts, size) };
}
