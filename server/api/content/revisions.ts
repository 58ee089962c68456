import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { listRevisions, readRevision } from '../../content/revisions/revisions.ts';
import { signedIn } from '../http/guard.ts';
import { sendNotFound, sendSaved } from '../http/responses.ts';
import { named } from '../openapi/schemas.ts';
import { onRecord } from './on-record.ts';
import { recordSchema, savedResponse } from './record-schemas.ts';
import { typeOperation } from './type-operation.ts';

/** The earlier states of a record. */
export function revisionsApi(scope: FastifyInstance, content: ContentStore) {
  const { db } = content;
  for (const type of contentTypes) {
    const path = `/${type.path}/:key/revisions`;

    const listAll = onRecord(content, type, async (id) => ({ data: await listRevisions(db, type, id) }));
    scope.get(path, list(type), listAll);

    const readOne = onRecord(content, type, async (id, { params }, reply) => {
      const revision = await readRevision(db, type, id, versionOf(params.version));
      return revision ? { data: revision } : sendNotFound(reply);
    });
    scope.get(`${path}/:version`, read(type), readOne);

    const restoreOne = onRecord(content, type, async (id, request, reply) => {
      const { user } = signedIn(request);
      const outcome = await content.restoreRevision(type, id, versionOf(request.params.version), user);
      return sendSaved(reply, outcome, type.messages.updated);
    });
    scope.post(`${path}/:version/restore`, restore(type), restoreOne);
  }
}

/** Parses a version; returns 0, which no record has, where it is none. */
function versionOf(text: string) {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

const revision = named(
  'Revision',
  z.object({ version: z.int(), saved_at: z.iso.datetime(), saved_by: z.string().nullable() }),
);

function list(type: ContentType) {
  const response = z.object({ data: z.array(revision) });
  return typeOperation(type, { summary: 'List the revisions of {one}', responses: { 200: response } });
}

function read(type: ContentType) {
  const response = z.object({ data: revision.extend({ record: recordSchema(type) }) });
  return typeOperation(type, { summary: 'Read a revision of {one}', responses: { 200: response } });
}

function restore(type: ContentType) {
  const responses = { 200: savedResponse(type) };
  return typeOperation(type, { summary: 'Restore a revision of {one}', canBeInvalid: true, responses });
}
