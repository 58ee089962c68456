import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { linksTo, placeSchema } from '../../content/uses/places.ts';
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
      answer: dataOf(z.array(placeSchema)),
      handle: async ({ id }) => ({ data: await linksTo(content.db, { type: type.name, id }) }),
    });
}
