import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY } from '../../leads/intake/reference.ts';
import { httpError } from '../../platform/http/failure.ts';

const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/;

/**
 * Returns the Idempotency-Key of a request, bare or as a quoted string (RFC 8941); null without one. Throws a 400 for an
 * invalid key: ignoring it would store a repeated request twice.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  const text = String(sent);
  const key = text.startsWith('"') ? QUOTED.exec(text)?.[1]?.replace(/\\(.)/g, '$1') : text;
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw httpError(400, SENTENCE);
  return key;
}

const SENTENCE = 'The Idempotency-Key must be 1 to 255 printable ASCII characters, bare or in quotes.';
