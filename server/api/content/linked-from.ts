import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { linksTo } from '../../content/uses/places.ts';
import { dataOf, onRecord, typeOperation } from './type-route.ts';

/** Lists which records link to a record. */
export function linkedFromApi(scope: FastifyInstance, { content }: { content: ContentStore }) {
  for (const type of contentTypes) {
    const readLinks = onRecord(content, type, async (id) => ({
      data: await linksTo(content.db, { type: type.name, id }),
    }));
    scope.get(`/${type.path}/:key/linked-from`, linkedFrom(type), readLinks);
  }
}

/** Where something is used, as responses describe it. */
export const place = z.object({
  type: z.string(),
  key: z.string().nullable(),
  title: z.string(),
  field: z.string().describe('The label of the field'),
  state: z.enum(['saved', 'draft', 'earlier', 'deleted']),
});

function linkedFrom(type: ContentType) {
  const summary = 'List up to 50 records that link or relate to {one}, without its own parts';
  return typeOperation(type, summary, dataOf(z.array(place)), { permission: 'read content' });
}
