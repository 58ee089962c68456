import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deliveryStates, TEST_EVENT, webhookEventNames } from '../../../content/webhook-events.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { missing } from '../../platform/outcome.ts';
import { webhookInput } from '../../programs/webhooks/webhook-input.ts';
import type { Services } from '../../services.ts';
import { idIn } from '../http/id.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { dataOrMissing, doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, pageSchema, savedOf } from '../openapi/operation.ts';

/** Webhooks: addresses elsewhere that are told of what happens. */
export function webhooksApi(scope: FastifyInstance, { webhooks, publicUrl }: Pick<Services, 'webhooks' | 'publicUrl'>) {
  const route = routesIn(scope, { tag: 'Webhooks', permission: 'run the site', prefix: '/webhooks' });

  route('GET ', {
    summary: 'List the webhooks',
    answer: dataOf(z.array(webhook)),
    handle: async () => ({ data: await webhooks.list() }),
  });

  route('GET /:id', {
    summary: 'Return a webhook, without its secret',
    answer: dataOf(webhook),
    handle: async ({ id }) => dataOrMissing(await webhooks.read(id)),
  });

  route('POST ', {
    isConfirmed: true,
    summary: 'Create a webhook; its secret is only in this response',
    description:
      'What happens is sent to the address by `POST`, signed as the Standard Webhooks specification says. The guide for programs has each event.',
    describedBody: webhookInput,
    status: 201,
    answer: savedOf(webhookWithSecret),
    handle: async ({ user, request }) =>
      savedAs(
        await webhooks.create(request.body, user),
        'Webhook Created! Copy its secret now: it is shown only once.',
      ),
  });

  route('PUT /:id', {
    isConfirmed: true,
    summary: 'Change a webhook; one that is switched off gives up what waits',
    describedBody: webhookInput,
    answer: savedOf(webhook),
    handle: async ({ id, user, request }) => savedAs(await webhooks.update(id, request.body, user), 'Webhook Updated!'),
  });

  route('DELETE /:id', {
    isConfirmed: true,
    summary: 'Delete a webhook with its deliveries',
    handle: async ({ id, user }) => doneAs(await webhooks.remove(id, user), 'Webhook Deleted!'),
  });

  route('POST /:id/secret', {
    isConfirmed: true,
    summary: 'Make a new secret, which is only in this response; the former one signs as well for 24 hours',
    answer: savedOf(webhookWithSecret),
    handle: async ({ id, user }) =>
      savedAs(await webhooks.renewSecret(id, user), 'New Secret! Copy it now: it is shown only once.'),
  });

  route('POST /:id/test', {
    summary: 'Send an event that says nothing',
    handle: async ({ id }) => doneAs(await webhooks.test(id), 'Test Event Sent! See below what became of it.'),
  });

  route('GET /:id/deliveries', {
    summary: 'List what a webhook was told in the last 30 days, newest first',
    query: z.object(pagingShape(ADMIN_PAGE_SIZE)),
    answer: pageSchema(delivery),
    handle: async ({ id, query: { page, per_page: perPage }, request }) => {
      if (!(await webhooks.read(id))) return missing;
      return pageResponse(await webhooks.deliveries.list(id, { page, perPage }), publicUrl + request.url);
    },
  });

  route('POST /:id/deliveries/:delivery/resend', {
    summary: 'Send an event again, or at once, under the same id',
    handle: async ({ id, params }) =>
      doneAs(await webhooks.deliveries.resend(id, idIn(params['delivery'] ?? '')), 'Event Sent Again!'),
  });
}

const time = z.iso.datetime().nullable();

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  enabled: z.boolean(),
  failing_since: time.describe('The first failure since something was delivered'),
  disabled_reason: z.string().nullable().describe('Why it was switched off by itself'),
  former_secret_until: time.describe('Until when the former secret signs as well'),
  created_at: z.iso.datetime(),
});

const webhookWithSecret = webhook.extend({ secret: z.string() });

const delivery = z.object({
  id: z.int(),
  event_id: z.string().describe('The header webhook-id, the same at every attempt'),
  event: z.enum([...webhookEventNames, TEST_EVENT]),
  state: z.enum(deliveryStates),
  occurred_at: z.iso.datetime(),
  attempts: z.int(),
  next_at: time.describe('When it is tried next'),
  delivered_at: time,
  given_up_at: time,
  status: z.int().nullable().describe('Of the last response; what it said is not kept'),
  duration: z.int().nullable().describe('Of the last attempt, in milliseconds'),
  failure: z.string().nullable(),
});
