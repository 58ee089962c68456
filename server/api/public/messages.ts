import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { Intake } from '../../leads/intake/intake.ts';
import { itemSchema } from '../../leads/intake/item-schema.ts';
import { visitOf } from '../../platform/http/visit.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { sendFailure } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';

/** The routes by which programs send inbox items. */
export function publicMessagesApi(scope: FastifyInstance, intake: Intake) {
  for (const kind of inboxKinds)
    scope.post(`/${kind.form}/store`, store(kind), async (request, reply) => {
      const sending = { visit: visitOf(request), key: idempotencyKeyOf(request), form: null };
      const stored = await intake.store(kind, request.body, sending);
      if (!stored.ok) return sendFailure(reply, stored);
      return reply.status(201).send({ message: kind.thanks, ...stored.value });
    });
}

const store = (kind: AnyInboxKind) => {
  const schema = itemSchema(kind, () => new Date(0), 'UTC');
  return operation({
    tag: 'Public',
    summary: `Send a ${kind.noun.one} to the agency`,
    headers: z.object({
      'idempotency-key': z.string().optional().meta({
        description:
          'A request repeated under the same key is stored once; different content under the same key is a new item. 1 to 255 printable ASCII characters, bare or as a quoted string of RFC 8941, whose quotes are not part of it.',
      }),
    }),
    body: schema,
    form: schema,
    responses: { 201: z.object({ message: z.string(), reference: z.string() }) },
  });
};
