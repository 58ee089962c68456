import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { describeDependents } from '../../content/records/dependents.ts';
import { findId } from '../../content/records/records.ts';
import { signedIn } from '../http/guard.ts';
import { sendSaved } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { onRecord } from './on-record.ts';
import { savedResponse } from './record-schemas.ts';
import { typeOperation } from './type-operation.ts';

/** What a deletion would affect, and how it is undone. */
export function deletedApi(scope: FastifyInstance, content: ContentStore) {
  const { db } = content;
  scope.get('/deleted', list, async () => ({ data: await content.listDeleted() }));

  for (const type of contentTypes as readonly ContentType[]) {
    if (!type.messages.deleted) continue;

    const readDependents = onRecord(
      (key) => findId(db, type, key),
      async (id) => ({ data: await describeDependents(db, type, id) }),
    );
    scope.get(`/${type.path}/:key/dependents`, dependents(type), readDependents);

    const restoreOne = onRecord(
      (key) => content.findDeletedId(type, key),
      async (id, request, reply) => {
        const outcome = await content.restore(type, id, signedIn(request).user);
        return sendSaved(reply, outcome, `${type.label.one} Restored!`);
      },
    );
    scope.post(`/${type.path}/:key/restore`, restore(type), restoreOne);
  }
}

const deletedRecord = z.object({ type: z.string(), key: z.string(), title: z.string(), deleted_at: z.iso.datetime() });

const list = operation({
  tag: 'Deleted',
  summary: 'List the records deleted in the last 30 days, which can be restored',
  responses: { 200: z.object({ data: z.array(deletedRecord) }) },
});

function dependents(type: ContentType) {
  const response = z.object({ data: z.object({ count: z.int(), sentence: z.string().nullable() }) });
  return typeOperation(type, { summary: 'Read what the deletion of {one} affects', responses: { 200: response } });
}

function restore(type: ContentType) {
  return typeOperation(type, { summary: 'Restore {one} that was deleted', responses: { 200: savedResponse(type) } });
}
