import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { Address } from './resolve-name.ts';

const MAX_HEADERS = 16 * 1024; // bytes

export const LATE = 'Its server did not answer in time.';

/** What came of a call, or why nothing did, without the address. */
export type Answer<Success extends object> = ({ ok: true } & Success) | { ok: false; reason: string };

export const failed = (reason: string) => ({ ok: false as const, reason });

interface PinnedRequest<Success extends object> {
  /** Ends it, also while the name is looked up. */
  signal: AbortSignal;
  method?: 'POST';
  headers: OutgoingHttpHeaders;
  body?: string;
  read: (response: IncomingMessage) => Promise<Answer<Success>>;
}

/** Asks what is at a URL, from one of the addresses that its host was found to have. */
export async function requestPinned<Success extends object>(
  url: URL,
  addresses: Address[],
  { signal, method, headers, body, read }: PinnedRequest<Success>,
): Promise<Answer<Success>> {
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  // Of its own, so that no proxy of the environment and no open connection is used.
  const agent = new Agent({ keepAlive: false });
  const { promise, resolve } = Promise.withResolvers<Answer<Success>>();
  const fail = (error: Error) => resolve(failed(signal.aborted ? LATE : inWords(error)));
  const asking = request(
    url,
    {
      agent,
      signal,
      method,
      lookup: (_host, { all }, answer) => {
        const [first] = addresses;
        if (all) answer(null, addresses);
        else answer(null, first?.address ?? '', first?.family);
      },
      rejectUnauthorized: true,
      maxHeaderSize: MAX_HEADERS,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Plinth', ...headers },
    },
    (response) => {
      // From now on it is for the reader to say what an end means.
      asking.off('error', fail).on('error', () => {});
      void read(response).then(resolve, fail);
    },
  );
  asking.on('error', fail);
  asking.end(body);
  try {
    return await promise;
  } finally {
    asking.destroy();
    agent.destroy();
  }
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
