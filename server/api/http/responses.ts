import type { FastifyReply } from 'fastify';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import {
  type Conflict,
  type FieldErrors,
  inTime,
  type Missing,
  missing,
  type Outcome,
  type Refusal,
  type Throttled,
} from '../../platform/outcome.ts';

/** Sends 404. */
export function sendNotFound(reply: FastifyReply) {
  return reply.status(NOT_FOUND.status).send({ message: NOT_FOUND.sentence });
}

/** Sends 422 with the messages of each field; the first of them is the message of the response. */
export function sendInvalid(reply: FastifyReply, errors: FieldErrors, details?: object) {
  const messages = Object.values(errors).flat();
  const more = messages.length - 1;
  const rest = more > 0 ? ` (and ${more} more ${more === 1 ? 'error' : 'errors'})` : '';
  return reply.status(422).send({ message: `${messages[0]}${rest}`, errors, ...details });
}

/** Returns a saved record with a message, or why it was not saved. */
export function savedAs<Value>(outcome: Outcome<Value> | Failure, message: string) {
  return outcome.ok ? { data: outcome.value, message } : outcome;
}

/** Returns a message about what was done, or why it was not. */
export function doneAs(outcome: Outcome<unknown> | Failure, message: string) {
  return outcome.ok ? { message } : outcome;
}

/** Returns what was read, or that it is missing. */
export function dataOrMissing<Data extends object>(data: Data | null) {
  return data ? { data } : missing;
}

export type Failure = Refusal | Conflict | Missing | Throttled;

/** Sends a failed outcome: invalid fields as 422, a conflict as 409, a missing record as 404, too many attempts as 429. */
export function sendFailure(reply: FastifyReply, outcome: Failure) {
  if ('errors' in outcome) return sendInvalid(reply, outcome.errors, outcome.details);
  if ('missing' in outcome) return sendNotFound(reply);
  if ('seconds' in outcome) return sendTooManyRequests(reply, outcome);
  return reply.status(409).send({ message: outcome.conflict, ...outcome.details });
}

function sendTooManyRequests(reply: FastifyReply, { seconds, sentence }: Throttled) {
  const message = sentence ?? `Too many attempts. Please try again ${inTime(seconds)}.`;
  return reply.status(429).header('retry-after', String(seconds)).send({ message });
}
