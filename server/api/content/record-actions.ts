import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { isRecordPage, pageOf, recordPath } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { may, permissionToPublish } from '../../../content/permissions.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { describeDependents } from '../../content/records/dependents.ts';
import { moveInput } from '../../content/records/order.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { wantedSlug } from '../../content/slugs.ts';
import type { Conflict, Missing, Outcome } from '../../platform/outcome.ts';
import { signedIn } from '../http/guard.ts';
import { sendSaved } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { savedResponse } from './record-schemas.ts';
import { dataOf, onDeletedRecord, onRecord, typeOperation } from './type-route.ts';

/** Moves and restores records, and says what a deletion would affect. */
export function recordActionsApi(scope: FastifyInstance, content: ContentStore) {
  scope.get('/deleted', listDeleted, async (request) => {
    const restorable = types.filter((type) => may(signedIn(request).user, permissionToPublish(type)));
    return { data: await content.listDeleted(restorable) };
  });

  for (const type of types) {
    const path = `/${type.path}/:key`;

    if (type.ordered) {
      const moveOne = onRecord(content, type, async (id, request, reply) => {
        const outcome = await content.move(type, id, request.body, signedIn(request).user);
        return sendSaved(reply, outcome, `${type.label.one} Moved!`);
      });
      scope.post(`${path}/move`, move(type), moveOne);
    }

    if (type.messages.deleted) {
      const readDependents = onRecord(content, type, async (id) => ({
        data: await describeDependents(content.db, type, id),
      }));
      scope.get(`${path}/dependents`, dependents(type), readDependents);

      const restoreOne = onDeletedRecord(content, type, async (id, request, reply) => {
        const outcome = await content.restore(type, id, signedIn(request).user);
        return sendSaved(reply, outcome, restoredMessage(type, request.params.key, outcome));
      });
      scope.post(`${path}/restore`, restore(type), restoreOne);
    }
  }
}

const types: readonly ContentType[] = contentTypes;

/** Says that a record is restored, and where it is now if its old address was taken. */
function restoredMessage(type: ContentType, key: string, outcome: Outcome<AnyRecord> | Conflict | Missing): string {
  const message = `${type.label.one} Restored!`;
  const slug = outcome.ok && type.addressedBy === 'slug' ? String(outcome.value['slug']) : null;
  if (slug === null || slug === wantedSlug(key)) return message;
  const page = pageOf(type);
  return isRecordPage(page)
    ? `${message} Another ${type.noun.one} has its old address, so it is now at ${recordPath(page, slug)}.`
    : `${message} Another ${type.noun.one} has its old slug, so it is now ${slug}.`;
}

const deletedRecord = z.object({ type: z.string(), key: z.string(), title: z.string(), deleted_at: z.iso.datetime() });

const listDeleted = operation({
  tag: 'Deleted',
  permission: 'publish content',
  summary: 'List the records and pictures deleted in the last 30 days, which can be restored',
  responses: { 200: dataOf(z.array(deletedRecord)) },
});

function move(type: ContentType) {
  return typeOperation(type, 'Move {one} to another position', savedResponse(type), {
    permission: permissionToPublish(type),
    body: moveInput,
  });
}

function dependents(type: ContentType) {
  const response = dataOf(z.object({ count: z.int(), sentence: z.string().nullable() }));
  return typeOperation(type, 'List what deleting {one} affects', response, { permission: permissionToPublish(type) });
}

function restore(type: ContentType) {
  return typeOperation(type, 'Restore {one} that was deleted', savedResponse(type), {
    permission: permissionToPublish(type),
  });
}
