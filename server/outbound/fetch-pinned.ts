import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Address } from './resolve-name.ts';

const MAX_HEADERS = 16 * 1024; // bytes
const MEGABYTE = 1024 * 1024;

export const LATE = 'Its server did not send it in time.';

export interface FetchLimits {
  /** Ends it, also while the name is looked up. */
  signal: AbortSignal;
  /** Of the body, in bytes. */
  maxSize: number;
  /** The media types that are asked for. */
  accept: string;
}

export type Fetched = { ok: true; body: Buffer } | { ok: false; reason: string };

export const failed = (reason: string): Fetched => ({ ok: false, reason });

/** Reads what is at a URL, from one of the addresses that its host was found to have. */
export async function fetchPinned(
  url: URL,
  addresses: Address[],
  { accept, maxSize, signal }: FetchLimits,
): Promise<Fetched> {
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  // Of its own, so that no proxy of the environment and no open connection is used.
  const agent = new Agent({ keepAlive: false });
  const { promise, resolve } = Promise.withResolvers<Fetched>();
  const fail = (error: Error) => resolve(failed(signal.aborted ? LATE : inWords(error)));
  const asking = request(
    url,
    {
      agent,
      signal,
      lookup: (_host, { all }, answer) => {
        const [first] = addresses;
        if (all) answer(null, addresses);
        else answer(null, first?.address ?? '', first?.family);
      },
      rejectUnauthorized: true,
      maxHeaderSize: MAX_HEADERS,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Plinth' },
    },
    (response) => void bodyOf(response, maxSize).then(resolve, fail),
  );
  asking.on('error', fail);
  asking.end();
  try {
    return await promise;
  } finally {
    asking.destroy();
    agent.destroy();
  }
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

/** Node's own words name the host. */
function inWords(error: Error & { code?: string }): string {
  const { code = error.name } = error;
  const sentence = Object.entries(SENTENCES).find(([codes]) => codes.split(' ').includes(code))?.[1];
  return sentence ?? `Its server could not be reached (${code}).`;
}

const SENTENCES = {
  ETIMEDOUT: LATE,
  'ECONNREFUSED EHOSTUNREACH ENETUNREACH': 'Its server could not be reached.',
  'ECONNRESET EPIPE HPE_INVALID_EOF_STATE': 'Its server ended the connection.',
  HPE_HEADER_OVERFLOW: 'Its server sends too many headers.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of its server is for another name.',
  'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_HAS_EXPIRED UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    'The certificate of its server is not valid.',
};
