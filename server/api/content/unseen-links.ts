import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { sendFailure } from '../http/responses.ts';
import { operation, readBody } from '../openapi/operation.ts';
import { dataOf } from './type-route.ts';

const MAX_LINKS = 200;

/** Says which links lead to pages of the site that visitors cannot see. */
export function unseenLinksApi(scope: FastifyInstance, { unseenLinks }: Pick<Services, 'unseenLinks'>) {
  scope.post('/unseen-links', check, async (request, reply) => {
    const sent = readBody(request, check);
    return sent.ok ? { data: await unseenLinks(sent.value.links) } : sendFailure(reply, sent);
  });
}

const LINKS = `links must be at most ${MAX_LINKS} addresses.`;

const linksToCheck = z.object({
  links: z.array(z.string(LINKS).max(2_000, LINKS), LINKS).max(MAX_LINKS, LINKS),
});

const check = operation({
  tag: 'Drafts',
  permission: 'write drafts',
  summary: 'Return which of up to 200 links lead to pages of the site that visitors cannot see',
  body: linksToCheck,
  responses: { 200: dataOf(z.array(z.string())) },
});
