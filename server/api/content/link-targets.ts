import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findLinkTargets } from '../../content/records/link-targets.ts';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { searchedTitle } from './list-query.ts';

/** What somebody who makes a link can choose from. */
export function linkTargetsApi(scope: FastifyInstance, { content }: Pick<Services, 'content'>) {
  routesIn(scope, { tag: 'Search', permission: 'read content' })('GET /link-targets', {
    summary: 'Find records that have a page by a part of their title, the newest four of each type',
    query: z.object({ search: searchedTitle }),
    answer: dataOf(z.array(linkTarget)),
    handle: async ({ query }) => ({ data: await findLinkTargets(content.db, query.search ?? '') }),
  });
}

const linkTarget = z.object({
  type: z.string().describe('The name of its content type'),
  key: z.string().describe('Its id or slug'),
  title: z.string(),
  status: z.number().nullable().describe('1 Active, 2 InActive; null for a type without one'),
});
