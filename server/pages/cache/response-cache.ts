import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../platform/limits/limits.ts';
import { cachedAddress } from './cacheable-routes.ts';
import { CachedResponse, type Sent } from './cached-response.ts';
import { createCacheStorage } from './cache-storage.ts';

/** How making a response ended: it was made, cached or not, or the client that asked for it left before. */
type Ending = 'made' | 'gone';

/** A request whose response others may be given too. */
interface Making {
  generation: string;
  address: string;
  settle: (ending: Ending) => void;
}

/** A request for a page that is not kept. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  behind: RequestListener;
  address: string;
  /** When it waits for others no longer. */
  deadline: number;
}

/** Keeps what everybody is answered alike, for as long as the generation lasts that it was made in. */
export function createResponseCache(generation: () => string | null, onError: (error: unknown) => void) {
  const shelf = createCacheStorage(onError);
  const making = new WeakMap<IncomingMessage, Making>();
  const underWay = new Map<string, Promise<Ending>>();

  /**
   * Returns a listener that answers what is kept and hands the rest to the one behind it, each response once at a time.
   * Others wait until it is made, not until it is sent: one who reads slowly holds up nobody.
   */
  function inFrontOf(behind: RequestListener): RequestListener {
    return (request, response) => {
      const address = request.method === 'GET' ? cachedAddress(request.url ?? '') : null;
      const current = address === null ? null : generation();
      if (address === null || current === null) return behind(request, response);
      const kept = shelf.find(current, address);
      if (kept) return send(kept.for(request), response);
      // What the request has beside must not show in what others are given.
      request.url = address;
      const deadline = performance.now() + limits.connections.waitForSamePage;
      void makeOrWait({ request, response, behind, address, deadline }, current);
    };
  }

  async function makeOrWait(asked: Asked, current: string): Promise<void> {
    const { request, response, behind, address, deadline } = asked;
    const other = underWay.get(keyOf(current, address));
    if (!other) return make(asked, current);
    const ending = await within(other, deadline - performance.now());
    if (response.destroyed) return;
    const now = generation();
    const made = now === null ? undefined : shelf.find(now, address);
    if (made) return send(made.for(request), response);
    // Whoever was to make it is gone: one of those who wait makes it for the others.
    if (ending === 'gone' && now !== null) return makeOrWait(asked, now);
    behind(request, response);
  }

  function make({ request, response, behind, address }: Asked, current: string) {
    const key = keyOf(current, address);
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const settle = (ending: Ending) => {
      if (underWay.get(key) === promise) underWay.delete(key);
      resolve(ending);
    };
    underWay.set(key, promise);
    making.set(request, { generation: current, address, settle });
    response.once('close', () => settle('gone'));
    behind(request, response);
  }

  /** Takes what was answered and keeps it where others may ask for it; gives the body that goes out, with its headers set. */
  function keep({ raw }: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
    const asked = making.get(raw);
    if (asked === undefined) return body;
    const answer = typeof body === 'string' && isForEverybody(reply) ? answerOf(reply, body) : null;
    if (answer) shelf.put(asked.generation, asked.address, answer);
    asked.settle('made');
    if (!answer) return body;
    const sent = answer.for(raw);
    void reply.status(sent.status).headers(sent.headers);
    return typeof sent.body === 'string' ? Buffer.from(sent.body, 'latin1') : (sent.body ?? '');
  }

  return { inFrontOf, keep };
}

function keyOf(generation: string, address: string) {
  return `${generation} ${address}`;
}

function isForEverybody(reply: FastifyReply) {
  return (reply.statusCode === 200 || reply.statusCode === 301) && reply.getHeader('cache-control') === 'no-cache';
}

function answerOf(reply: FastifyReply, body: string) {
  const { connection: _ofThisClient, ...headers } = reply.getHeaders() as OutgoingHttpHeaders;
  return new CachedResponse(reply.statusCode, headers, Buffer.from(body));
}

function send({ status, headers, body }: Sent, response: ServerResponse) {
  response.writeHead(status, headers);
  if (typeof body === 'string') response.end(body, 'latin1');
  else response.end(body);
}

/** Resolves as the promise does, or with `undefined` once the time is over. */
async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([promise, wait(ms, undefined, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
