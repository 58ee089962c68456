import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { contactThanks, meetingThanks } from '../../../content/lead-messages.ts';
import { newContactMessage } from '../../leads/intake/contact-message.ts';
import type { Leads, Stored } from '../../leads/intake/intake.ts';
import { meetingRequest } from '../../leads/meetings/meeting-request.ts';
import { visitOf } from '../../platform/http/visit.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { sendFailure } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';

/** The calls by which anyone may send a message or ask for a meeting. */
export function publicMessagesApi(scope: FastifyInstance, leads: Leads) {
  scope.post('/contact/store', storeMessage, async (request, reply) => {
    const stored = await leads.storeContactMessage(request.body, idempotencyKeyOf(request), visitOf(request));
    return sendStored(reply, stored, contactThanks);
  });

  scope.post('/meeting/store', storeMeetingRequest, async (request, reply) => {
    const stored = await leads.storeMeetingRequest(request.body, idempotencyKeyOf(request), visitOf(request));
    return sendStored(reply, stored, meetingThanks);
  });
}

function sendStored(reply: FastifyReply, stored: Stored, message: string) {
  return stored.ok ? reply.status(201).send({ message, ...stored.value }) : sendFailure(reply, stored);
}

const storing = {
  tag: 'Public',
  headers: z.object({
    'idempotency-key': z.string().optional().meta({
      description:
        'What is sent again under the same key is stored once; other content under it is another message. 1 to 255 printable ASCII characters, bare or as a quoted string of RFC 8941, whose quotes are not part of it.',
    }),
  }),
  responses: { 201: z.object({ message: z.string(), reference: z.string() }) },
};

const storeMessage = operation({
  ...storing,
  summary: 'Send a message to the agency',
  body: newContactMessage,
  form: newContactMessage,
});

const storeMeetingRequest = operation({
  ...storing,
  summary: 'Ask the agency for a meeting',
  body: meetingRequest(new Date(0), 'UTC'),
  form: meetingRequest(new Date(0), 'UTC'),
});
