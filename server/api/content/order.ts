import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { sendSaved } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { contentOperations } from './content-operations.ts';
import { onRecord } from './on-record.ts';

/** The call that orders the records of a type by hand. */
export function orderApi(scope: FastifyInstance, content: ContentStore) {
  for (const type of contentTypes as readonly ContentType[]) {
    if (!type.ordered) continue;
    const move = onRecord(type, content.idOf, async (id, request, reply) => {
      const outcome = await content.move(type, id, request.body, signedIn(request).user);
      return sendSaved(reply, outcome, `${type.label.one} Moved!`);
    });
    scope.post(`/${type.path}/:key/move`, contentOperations(type).move, move);
  }
}
