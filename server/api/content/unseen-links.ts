import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

const MAX_LINKS = 200;

/** Says which links lead to pages of the site that visitors cannot see. */
export function unseenLinksApi(scope: FastifyInstance, { unseenLinks }: Pick<Services, 'unseenLinks'>) {
  routesIn(scope, { tag: 'Drafts', permission: 'write drafts' })('POST /unseen-links', {
    summary: 'Return which of up to 200 links lead to pages of the site that visitors cannot see',
    body: linksToCheck,
    answer: dataOf(z.array(z.string())),
    handle: async ({ body }) => ({ data: await unseenLinks(body.links) }),
  });
}

const LINKS = `links must be at most ${MAX_LINKS} addresses.`;

const linksToCheck = z.object({
  links: z.array(z.string(LINKS).max(2_000, LINKS), LINKS).max(MAX_LINKS, LINKS),
});
