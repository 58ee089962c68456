import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '../../limits/memoize.ts';

/** The content encoding of a text; '' is none. */
export type Encoding = 'br' | 'gzip' | '';

/** Texts below this gain nothing by compression. */
export const WORTHWHILE = 1024; // bytes

/** Qualities of brotli: for what is sent once, and for what is kept, a fifth smaller for 1 ms more a page. */
export const qualities = { once: 1, kept: 5 };

const WINDOW = 17; // bits; a larger one would mostly cost memory

/** Compresses bytes. The quality is for brotli; gzip has its usual one. */
export function encoded(body: Buffer, encoding: Encoding, quality: number): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW };
  if (encoding === 'br') return brotliCompressSync(body, { params });
  return encoding === 'gzip' ? gzipSync(body) : body;
}

/** Compresses a body if it is a text that gains by it, and sets its headers. */
export function compressed(request: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
  if (request.method !== 'GET' || typeof body !== 'string' || body.length < WORTHWHILE) return body;
  void reply.header('vary', 'Accept-Encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return body;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoded(Buffer.from(body), encoding, qualities.once);
}

/** Returns the best encoding that an `Accept-Encoding` header allows; none for one longer than any client sends. */
export function encodingFor(accepted: string | undefined): Encoding {
  return accepted && accepted.length <= LONGEST_HEADER ? bestOf(accepted) : '';
}

const LONGEST_HEADER = 500; // characters
const bestOf = memoize(chooseEncoding, 10_000);

function chooseEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : '';
}
