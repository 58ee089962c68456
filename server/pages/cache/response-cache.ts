import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEditor } from '../editor-cookie.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { RequestCounts, StatusCounts } from '../../platform/metrics/request-counts.ts';
import { routeOf } from '../route-of-request.ts';
import { cachedAddress } from './cacheable-routes.ts';
import { CachedResponse } from './cached-response.ts';
import { createCacheStorage } from './cache-storage.ts';

/** How rendering ended: the response is ready, cached or not, or its client disconnected first. */
type Ending = 'ready' | 'gone';

/** A request whose response may be sent to others too. */
interface Rendering {
  version: string;
  key: string;
  settle: (ending: Ending) => void;
}

/** A request for a page that is not cached. */
interface Miss {
  request: IncomingMessage;
  response: ServerResponse;
  next: RequestListener;
  /** What its response is cached under: the address, for those who edit another one. */
  key: string;
  /** When it stops waiting for others. */
  deadline: number;
}

interface CacheOptions {
  cacheVersion: () => string | null;
  onError: (error: unknown) => void;
  counts: RequestCounts;
}

/** Caches responses that are the same for everybody until `cacheVersion` returns another version. */
export function createResponseCache({ cacheVersion, onError, counts }: CacheOptions) {
  const storage = createCacheStorage(onError);
  const renderings = new WeakMap<IncomingMessage, Rendering>();
  const pending = new Map<string, Promise<Ending>>();

  /**
   * Returns a listener that sends cached responses and passes other requests on, one per address at a time. Others wait
   * until its response is ready, not until it is sent: a slow reader delays nobody.
   */
  function inFrontOf(next: RequestListener): RequestListener {
    return (request, response) => {
      const address = request.method === 'GET' ? cachedAddress(request.url ?? '') : null;
      const version = address === null ? null : cacheVersion();
      if (address === null || version === null) return next(request, response);
      const key = isEditor(request) ? `${address} editor` : address;
      const cached = storage.find(version, key);
      if (cached) return cached.send(request, response);
      // Others get the same response, so it must not depend on anything else in the request.
      request.url = address;
      const deadline = performance.now() + limits.connections.waitForSamePage;
      void renderOrWait({ request, response, next, key, deadline }, version);
    };
  }

  async function renderOrWait(miss: Miss, version: string): Promise<void> {
    const { request, response, next, key, deadline } = miss;
    const other = pending.get(keyOf(version, key));
    if (!other) return render(miss, version);
    const ending = await within(other, Math.max(0, deadline - performance.now()));
    if (response.destroyed) return;
    const current = cacheVersion();
    const cached = current === null ? undefined : storage.find(current, key);
    if (cached) return cached.send(request, response);
    // The client that was rendered for is gone: one of those waiting takes over.
    if (ending === 'gone' && current !== null) return renderOrWait(miss, current);
    counts.countMiss();
    next(request, response);
  }

  function render({ request, response, next, key }: Miss, version: string) {
    const pendingKey = keyOf(version, key);
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const settle = (ending: Ending) => {
      if (pending.get(pendingKey) === promise) pending.delete(pendingKey);
      resolve(ending);
    };
    counts.countMiss();
    pending.set(pendingKey, promise);
    renderings.set(request, { version, key, settle });
    response.once('close', () => settle('gone'));
    next(request, response);
  }

  /** Caches a response where others may get it too. Returns the body to send, and sets its headers. */
  function store(request: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
    const rendering = renderings.get(request.raw);
    if (rendering === undefined) return body;
    const hits = counts.hitsOf(routeOf(request));
    const cached = typeof body === 'string' && isForOthersToo(reply) ? cachedResponse(reply, body, hits) : null;
    if (cached) storage.put(rendering.version, rendering.key, cached);
    rendering.settle('ready');
    if (!cached) return body;
    const prepared = cached.for(request.raw);
    void reply.status(prepared.status).headers(prepared.headers);
    return prepared.body;
  }

  return { inFrontOf, store };
}

function keyOf(version: string, key: string) {
  return `${version} ${key}`;
}

function isForOthersToo(reply: FastifyReply) {
  const control = String(reply.getHeader('cache-control'));
  return (reply.statusCode === 200 || reply.statusCode === 301) && /^(private, )?no-cache$/.test(control);
}

function cachedResponse(reply: FastifyReply, body: string, hits: StatusCounts) {
  const { connection: _ofThisClient, ...headers } = reply.getHeaders() as OutgoingHttpHeaders;
  return new CachedResponse(reply.statusCode, headers, Buffer.from(body), hits);
}

/** Resolves like the promise, or to `undefined` after `ms`. */
async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([promise, wait(ms, undefined, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
