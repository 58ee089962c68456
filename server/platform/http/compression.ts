import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '../limits/memoize.ts';

/** How a text may be sent; '' is as it is. */
export type Encoding = 'br' | 'gzip' | '';

/** Shorter texts gain nothing. */
export const WORTHWHILE = 1024; // bytes

// The quickest that is worth it: what is kept is made smaller later. A larger window would mostly be memory to ask for.
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** Takes bytes and gives them in an encoding, at once: what is sent a single time is not worth more. */
export function encoded(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: QUICK });
  return encoding === 'gzip' ? gzipSync(body) : body;
}

/** Takes a body that goes out and, where it is text that gains by it, gives it in the best encoding, with its headers set. */
export function compressed(request: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
  if (request.method !== 'GET' || typeof body !== 'string' || body.length < WORTHWHILE) return body;
  void reply.header('vary', 'Accept-Encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return body;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoded(Buffer.from(body), encoding);
}

/** Takes what a client says it reads, and gives the best of what there is. */
export function encodingFor(accepted: string | undefined): Encoding {
  return accepted ? chosen(accepted) : '';
}

const chosen = memoize(choose, 10_000);

function choose(accepted: string): Encoding {
  const read = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    read.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const isRead = (name: string) => (read.get(name) ?? read.get('*') ?? 0) > 0;
  if (isRead('br')) return 'br';
  return isRead('gzip') ? 'gzip' : '';
}
