import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { moveInput } from '../../content/records/order.ts';
import { findId } from '../../content/records/records.ts';
import { signedIn } from '../http/guard.ts';
import { sendSaved } from '../http/responses.ts';
import { onRecord } from './on-record.ts';
import { savedResponse } from './record-schemas.ts';
import { typeOperation } from './type-operation.ts';

/** Moves records of ordered types. */
export function orderApi(scope: FastifyInstance, content: ContentStore) {
  for (const type of contentTypes as readonly ContentType[]) {
    if (!type.ordered) continue;
    const moveOne = onRecord(
      (key) => findId(content.db, type, key),
      async (id, request, reply) => {
        const outcome = await content.move(type, id, request.body, signedIn(request).user);
        return sendSaved(reply, outcome, `${type.label.one} Moved!`);
      },
    );
    scope.post(`/${type.path}/:key/move`, move(type), moveOne);
  }
}

function move(type: ContentType) {
  const responses = { 200: savedResponse(type) };
  return typeOperation(type, { summary: 'Move {one} to another position', body: moveInput, responses });
}
