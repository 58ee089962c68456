import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedAddress } from './cached-address.ts';
import { KeptAnswer, type Sent } from './kept-answer.ts';
import { createShelf } from './shelf.ts';

/** Keeps what everybody is answered alike, for as long as the generation lasts that it was made in. */
export function createAnswerCache(generation: () => string | null, onError: (error: unknown) => void) {
  const shelf = createShelf(onError);
  const wanted = new WeakMap<IncomingMessage, { generation: string; address: string }>();
  const underWay = new Map<string, Promise<void>>();

  /** Gives a listener that answers what is kept and hands the rest to the one behind it, each answer once at a time. */
  function inFrontOf(behind: RequestListener): RequestListener {
    return (request, response) => {
      const address = isForReading(request) ? cachedAddress(request.url ?? '') : null;
      const current = address === null ? null : generation();
      if (address === null || current === null) return behind(request, response);
      const kept = shelf.find(current, address);
      if (kept) return send(kept.for(request), request, response);
      const key = `${current} ${address}`;
      // What the request has beside must not show in what others are given.
      request.url = address;
      const before = underWay.get(key);
      if (before) return void before.then(() => answerAfter(address));
      wanted.set(request, { generation: current, address });
      underWay.set(
        key,
        ended(response).then(() => void underWay.delete(key)),
      );
      behind(request, response);

      function answerAfter(address: string) {
        const now = generation();
        const made = now === null ? undefined : shelf.find(now, address);
        if (made) send(made.for(request), request, response);
        else behind(request, response);
      }
    };
  }

  /** Takes what was answered and keeps it where others may ask for it; gives the body that goes out, with its headers set. */
  function keep({ raw }: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
    const asked = wanted.get(raw);
    if (asked === undefined || raw.method !== 'GET' || typeof body !== 'string' || !isForEverybody(reply)) return body;
    const { connection: _ofThisClient, ...headers } = reply.getHeaders() as OutgoingHttpHeaders;
    const answer = new KeptAnswer(reply.statusCode, headers, Buffer.from(body));
    shelf.put(asked.generation, asked.address, answer);
    const sent = answer.for(raw);
    void reply.status(sent.status).headers(sent.headers);
    return typeof sent.body === 'string' ? Buffer.from(sent.body, 'latin1') : (sent.body ?? '');
  }

  return { inFrontOf, keep };
}

function isForReading({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD';
}

function isForEverybody(reply: FastifyReply) {
  return (reply.statusCode === 200 || reply.statusCode === 301) && reply.getHeader('cache-control') === 'no-cache';
}

function send({ status, headers, body }: Sent, { method }: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, headers);
  if (method === 'HEAD' || body === undefined) response.end();
  else if (typeof body === 'string') response.end(body, 'latin1');
  else response.end(body);
}

/** Waits until an answer is out, or who asked is gone. */
function ended(response: ServerResponse): Promise<void> {
  return finished(response).catch(() => {});
}
