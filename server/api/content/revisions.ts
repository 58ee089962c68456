import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { permissionToDraft, permissionToPublish } from '../../../content/permissions.ts';
import { differencesFromRevision, differenceSchema } from '../../content/differences/record-differences.ts';
import { draftSchema } from '../../content/drafts/draft-rows.ts';
import { listRevisions, readRevision, revisionSchema, valuesToRestore } from '../../content/revisions/revisions.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { idIn } from '../http/id.ts';
import { dataOrMissing, savedAs } from '../http/responses.ts';
import { typeRoutes } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { recordSchema, wholeRecordSchema } from './record-schemas.ts';

const permission = 'read content';

/** The earlier states of a record. */
export function revisionsApi(scope: FastifyInstance, { content, drafts }: Pick<Services, 'content' | 'drafts'>) {
  const { db } = content;
  for (const type of contentTypes) {
    const route = typeRoutes(scope, db, type);

    route('GET /:key/revisions', {
      permission,
      summary: 'List the revisions of {one}',
      answer: dataOf(z.array(revision)),
      handle: async ({ id }) => ({ data: await listRevisions(db, type, id) }),
    });

    route('GET /:key/revisions/:version', {
      permission,
      summary: 'Read a revision of {one}',
      answer: dataOf(revision.extend({ record: recordSchema(type) })),
      handle: async ({ id, params }) => dataOrMissing(await readRevision(db, type, id, versionIn(params))),
    });

    route('POST /:key/revisions/:version/restore', {
      permission: permissionToPublish(type),
      summary: 'Restore a revision of {one}',
      canBeInvalid: true,
      answer: savedOf(wholeRecordSchema(type)),
      handle: async ({ id, user, params }) =>
        savedAs(await content.restoreRevision(type, id, versionIn(params), user), type.messages.updated),
    });

    route('GET /:key/revisions/:version/diff', {
      permission,
      summary: 'List the differences between a revision of {one} and now',
      answer: dataOf(z.array(differenceSchema)),
      handle: async ({ id, params }) => dataOrMissing(await differencesFromRevision(db, type, id, versionIn(params))),
    });

    route('POST /:key/revisions/:version/draft', {
      permission: permissionToDraft(type),
      summary: 'Restore a revision of {one} as a draft',
      status: 201,
      answer: savedOf(draftSchema),
      handle: async ({ id, user, params }) => {
        const fields = await valuesToRestore(db, type, id, versionIn(params));
        if (!fields) return missing;
        const message = `Version ${versionIn(params)} Restored as a Draft!`;
        return savedAs(await drafts.begin(type, id, { fields }, user), message);
      },
    });
  }
}

function versionIn({ version = '' }: Record<string, string>) {
  return idIn(version);
}

const revision = named('Revision', revisionSchema);
