import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { linksTo } from '../../content/uses/places.ts';
import type { Services } from '../../services.ts';
import { typeRoutes } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

/** Lists which records link to a record. */
export function linkedFromApi(scope: FastifyInstance, { content }: Pick<Services, 'content'>) {
  for (const type of contentTypes)
    typeRoutes(
      scope,
      content.db,
      type,
    )('GET /:key/linked-from', {
      permission: 'read content',
      summary: 'List up to 50 records that link or relate to {one}, without its own parts',
      answer: dataOf(z.array(place)),
      handle: async ({ id }) => ({ data: await linksTo(content.db, { type: type.name, id }) }),
    });
}

/** Where something is used, as responses describe it. */
export const place = z.object({
  type: z.string(),
  key: z.string().nullable(),
  title: z.string(),
  field: z.string().describe('The label of the field'),
  state: z.enum(['saved', 'draft', 'earlier', 'deleted']),
});
