import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type DigestInterval, digestIntervals } from '../../../content/digests.ts';
import { linkToken } from '../../accounts/email-change/email-change.ts';
import { UNSUBSCRIBE_PATH } from '../../leads/digests/digest-email.ts';
import type { Services } from '../../services.ts';
import { doneAs, sendFailure } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';

const tag = 'My account';

/** How often somebody gets figures and leads by email. */
export function digestApi(scope: FastifyInstance, { digests }: Pick<Services, 'digests'>) {
  const route = routesIn(scope, { tag, permission: 'read figures', isWithoutFactor: true, isForPeople: true });

  route('GET /account/digest', {
    summary: 'Return how often you get a digest of figures and leads by email',
    answer: dataOf(digest),
    handle: async ({ user }) => ({ data: { every: await digests.read(user.id) } }),
  });

  route('PUT /account/digest', {
    summary: 'Choose how often you get a digest of figures and leads by email, or null for never',
    body: digest,
    answer: savedOf(digest),
    handle: async ({ user, body }) => {
      await digests.choose(user.id, body.every);
      return { data: body, message: 'Digest Saved!' };
    },
  });
}

/** What the page of the link in a digest calls. */
export function stopDigestApi(scope: FastifyInstance, { digests }: Pick<Services, 'digests'>) {
  const route = routesIn(scope, { tag });

  route('POST /digest/stop/check', {
    summary: 'Say whose digest the token of a link ends',
    body: linkToken,
    answer: dataOf(z.object({ email: z.string() })),
    handle: async ({ body }) => {
      const outcome = await digests.check(body.token);
      return outcome.ok ? { data: outcome.value } : outcome;
    },
  });

  route('POST /digest/stop', {
    summary: 'End the digest that the token of a link is of',
    body: linkToken,
    handle: async ({ body }) => doneAs(await digests.stop(body.token), 'You will get no more digests.'),
  });
}

/** Mail programs end a digest by a POST to the address of its page (RFC 8058). */
export function stopDigest(scope: FastifyInstance, { digests }: Pick<Services, 'digests'>) {
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  scope.post(
    UNSUBSCRIBE_PATH,
    async ({ query }: FastifyRequest<{ Querystring: { token?: string | string[] } }>, reply) => {
      const outcome = await digests.stop([query.token ?? []].flat().join());
      return outcome.ok ? reply.type('text/plain').send('You will get no more digests.') : sendFailure(reply, outcome);
    },
  );
}

const digest = z.object(
  {
    every: z.enum(Object.keys(digestIntervals) as [DigestInterval], 'Every must be week, month or null.').nullable(),
  },
  'The digest must be sent as a named field.',
);
