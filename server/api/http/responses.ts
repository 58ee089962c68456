import type { FastifyReply } from 'fastify';
import {
  type Conflict,
  type FieldErrors,
  inTime,
  type Missing,
  type Outcome,
  type Refusal,
  type Throttled,
} from '../../platform/outcome.ts';

/** Answers 404. */
export function notFound(reply: FastifyReply) {
  return reply.status(404).send({ message: 'There is nothing at this address.' });
}

/** Answers 422 with the sentences of each field, and the first of them as the message. */
export function invalid(reply: FastifyReply, errors: FieldErrors) {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  const rest = more > 0 ? ` (and ${more} more ${more === 1 ? 'error' : 'errors'})` : '';
  return reply.status(422).send({ message: `${sentences[0]}${rest}`, errors });
}

/** Answers a record that was saved with a message, or why it was not. */
export function answerSaved(reply: FastifyReply, outcome: Outcome<object> | Conflict | Missing, message: string) {
  return outcome.ok ? { data: outcome.value, message } : answerOutcome(reply, outcome);
}

/** Answers a refusal with 422, a conflict with 409, what is missing with 404 and what was tried too often with 429. */
export function answerOutcome(reply: FastifyReply, outcome: Refusal | Conflict | Missing | Throttled) {
  if ('errors' in outcome) return invalid(reply, outcome.errors);
  if ('missing' in outcome) return notFound(reply);
  if ('seconds' in outcome) return tooOften(reply, outcome);
  return reply.status(409).send({ message: outcome.conflict });
}

function tooOften(reply: FastifyReply, { seconds, sentence }: Throttled) {
  const message = sentence ?? `That was tried too often. Please try again ${inTime(seconds)}.`;
  return reply.status(429).header('retry-after', String(seconds)).send({ message });
}
