import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { permissionToDraft, permissionToPublish } from '../../../content/permissions.ts';
import { differencesFromRevision } from '../../content/differences/from-revision.ts';
import { listRevisions, readRevision, valuesToRestore } from '../../content/revisions/revisions.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../http/guard.ts';
import { idIn } from '../http/id.ts';
import { sendFailure, sendNotFound, sendSaved } from '../http/responses.ts';
import { named } from '../openapi/schemas.ts';
import { difference, savedDraft } from './drafts/draft-schemas.ts';
import { recordSchema, savedResponse } from './record-schemas.ts';
import { dataOf, onRecord, typeOperation } from './type-route.ts';

/** The earlier states of a record. */
export function revisionsApi(scope: FastifyInstance, { content, drafts }: Pick<Services, 'content' | 'drafts'>) {
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

    const compareOne = onRecord(content, type, async (id, { params }, reply) => {
      const differences = await differencesFromRevision(db, type, id, idIn({ id: params.version }));
      return differences ? { data: differences } : sendNotFound(reply);
    });
    scope.get(`${path}/:version/diff`, compare(type), compareOne);

    const restoreAsDraft = onRecord(content, type, async (id, request, reply) => {
      const version = idIn({ id: request.params.version });
      const fields = await valuesToRestore(db, type, id, version);
      if (!fields) return sendNotFound(reply);
      const outcome = await drafts.begin(type, id, { fields }, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      return reply.status(201).send({ data: outcome.value, message: `Version ${version} Restored as a Draft!` });
    });
    scope.post(`${path}/:version/draft`, asDraft(type), restoreAsDraft);
  }
}

const permission = 'read content';

const revision = named(
  'Revision',
  z.object({ version: z.int(), saved_at: z.iso.datetime(), saved_by: z.string().nullable() }),
);

function list(type: ContentType) {
  return typeOperation(type, 'List the revisions of {one}', dataOf(z.array(revision)), { permission });
}

function read(type: ContentType) {
  return typeOperation(type, 'Read a revision of {one}', dataOf(revision.extend({ record: recordSchema(type) })), {
    permission,
  });
}

function compare(type: ContentType) {
  return typeOperation(type, 'List the differences between a revision of {one} and now', dataOf(z.array(difference)), {
    permission,
  });
}

function asDraft(type: ContentType) {
  const summary = 'Restore a revision of {one} as a draft';
  return typeOperation(type, summary, savedDraft, {
    permission: permissionToDraft(type),
    responses: { 201: savedDraft },
  });
}

function restore(type: ContentType) {
  return typeOperation(type, 'Restore a revision of {one}', savedResponse(type), {
    permission: permissionToPublish(type),
    canBeInvalid: true,
  });
}
