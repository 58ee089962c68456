import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { sendSaved, sendNotFound } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { contentOperations, removedRecords } from './content-operations.ts';
import { onRecord } from './on-record.ts';

/** The calls on what records were: their earlier states, and the deleted ones. */
export function historyApi(scope: FastifyInstance, content: ContentStore) {
  scope.get('/deleted', removedRecords, async () => ({ data: await content.removed() }));

  for (const type of contentTypes) {
    const one = `/${type.path}/:key`;
    const operations = contentOperations(type);

    const list = onRecord(type, content.idOf, async (id) => ({ data: await content.revisions(type, id) }));
    scope.get(`${one}/revisions`, operations.revisions, list);

    const read = onRecord(type, content.idOf, async (id, { params }, reply) => {
      const revision = await content.readRevision(type, id, versionOf(params.version));
      return revision ? { data: revision } : sendNotFound(reply);
    });
    scope.get(`${one}/revisions/:version`, operations.revision, read);

    const goBack = onRecord(type, content.idOf, async (id, request, reply) => {
      const { user } = signedIn(request);
      const outcome = await content.restoreRevision(type, id, versionOf(request.params.version), user);
      return sendSaved(reply, outcome, type.messages.updated);
    });
    scope.post(`${one}/revisions/:version/restore`, operations.restoreRevision, goBack);

    if ('deleted' in type.messages) deletionApi(scope, content, type);
  }
}

function deletionApi(scope: FastifyInstance, content: ContentStore, type: ContentType) {
  const one = `/${type.path}/:key`;
  const operations = contentOperations(type);

  const dependents = onRecord(type, content.idOf, async (id) => ({ data: await content.dependents(type, id) }));
  scope.get(`${one}/dependents`, operations.dependents, dependents);

  const restore = onRecord(type, content.removedIdOf, async (id, request, reply) => {
    const outcome = await content.restore(type, id, signedIn(request).user);
    return sendSaved(reply, outcome, `${type.label.one} Restored!`);
  });
  scope.post(`${one}/restore`, operations.restore, restore);
}

/** Versions are small whole numbers; no record has a version 0. */
function versionOf(text: string) {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
