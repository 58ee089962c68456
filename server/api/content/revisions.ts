import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { listRevisions, readRevision } from '../../content/revisions/revisions.ts';
import { signedIn } from '../http/guard.ts';
import { idIn } from '../http/id.ts';
import { sendNotFound, sendSaved } from '../http/responses.ts';
import { named } from '../openapi/schemas.ts';
import { recordSchema, savedResponse } from './record-schemas.ts';
import { dataOf, onRecord, typeOperation } from './type-route.ts';

/** The earlier states of a record. */
export function revisionsApi(scope: FastifyInstance, content: ContentStore) {
  const { db } = content;
  for (const type of contentTypes) {
    const path = `/${type.path}/:key/revisions`;

    const listAll = onRecord(content, type, async (id) => ({ data: await listRevisions(db, type, id) }));
    scope.get(path, list(type), listAll);

    const readOne = onRecord(content, type, async (id, { params }, reply) => {
      const revision = await readRevision(db, type, id, idIn({ id: params.version }));
      return revision ? { data: revision } : sendNotFound(reply);
    });
    scope.get(`${path}/:version`, read(type), readOne);

    const restoreOne = onRecord(content, type, async (id, request, reply) => {
      const { user } = signedIn(request);
      const version = idIn({ id: request.params.version });
      const outcome = await content.restoreRevision(type, id, version, user);
      return sendSaved(reply, outcome, type.messages.updated);
    });
    scope.post(`${path}/:version/restore`, restore(type), restoreOne);
  }
}

const revision = named(
  'Revision',
  z.object({ version: z.int(), saved_at: z.iso.datetime(), saved_by: z.string().nullable() }),
);

function list(type: ContentType) {
  return typeOperation(type, 'List the revisions of {one}', dataOf(z.array(revision)));
}

function read(type: ContentType) {
  return typeOperation(type, 'Read a revision of {one}', dataOf(revision.extend({ record: recordSchema(type) })));
}

function restore(type: ContentType) {
  return typeOperation(type, 'Restore a revision of {one}', savedResponse(type), { canBeInvalid: true });
}
