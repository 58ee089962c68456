import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import { extentOf, permissionToDraft, permissionToPublish, permissionToShare } from '../../../content/permissions.ts';
import { differencesFromRevision, differenceSchema } from '../../content/differences/record-differences.ts';
import { draftSchema } from '../../content/drafts/draft-rows.ts';
import { answeredLinkSchema } from '../../content/preview-links/feedback.ts';
import { labelInput } from '../../content/revisions/label-revision.ts';
import { listedRevisionSchema, listRevisions } from '../../content/revisions/list-revisions.ts';
import { valuesToRestore } from '../../content/revisions/restoring.ts';
import { readRevision, revisionSchema } from '../../content/revisions/revisions.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { idIn } from '../http/id.ts';
import { dataOrMissing, savedAs } from '../http/responses.ts';
import { recordRoutes } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { eitherSchema, recordSchema } from './record-schemas.ts';

const permission = 'read content';

/** The earlier states of a record. */
export function revisionsApi(
  scope: FastifyInstance,
  { content, drafts, previewLinks }: Pick<Services, 'content' | 'drafts' | 'previewLinks'>,
) {
  const { db } = content;
  for (const type of contentTypes) {
    const route = recordRoutes(scope, db, type);

    route('GET /:key/revisions', {
      permission,
      summary: 'List the revisions of {one}',
      answer: dataOf(z.array(listedRevision)),
      handle: async ({ type, id }) => ({ data: await listRevisions(db, type, id) }),
    });

    route('GET /:key/revisions/:version', {
      permission,
      summary: 'Read a revision of {one}',
      answer: dataOf(
        revision.extend({
          record: isTranslatable(type)
            ? z.union([recordSchema(type), recordSchema(inLanguage(type, DEFAULT_LANGUAGE))])
            : recordSchema(type),
          values: z.looseObject({}).describe('What a form holds once it is restored, besides what stays as it is now'),
        }),
      ),
      handle: async ({ type, id, params }) => {
        const version = versionIn(params);
        const stored = await readRevision(db, type, id, version);
        const values = await valuesToRestore(db, type, id, version);
        return stored && values ? { data: { ...stored, values } } : missing;
      },
    });

    route('PUT /:key/revisions/:version', {
      permission: permissionToPublish(type),
      summary: 'Label a revision of {one}, which is then kept, however many follow',
      body: labelInput,
      answer: savedOf(revision),
      handle: async ({ type, id, user, params, body }) => {
        const outcome = await content.labelRevision(type, { id, version: versionIn(params), ...body }, user);
        return savedAs(outcome, body.label === null ? 'Label Removed!' : 'Label Saved!');
      },
    });

    route('POST /:key/revisions/:version/restore', {
      permission: permissionToPublish(type),
      summary: 'Restore a revision of {one}',
      canBeInvalid: true,
      answer: savedOf(eitherSchema(type)),
      handle: async ({ type, id, user, params }) =>
        savedAs(await content.restoreRevision(type, id, versionIn(params), user), type.messages.updated),
    });

    route('GET /:key/answers', {
      permission: permissionToShare(type),
      summary:
        'List the answers of visitors to what has become the revisions of {one}; writers get those to their own links',
      answer: dataOf(z.array(answeredLink)),
      handle: async ({ type, id, user }) => {
        const madeBy = extentOf(user, permissionToShare(type)) === 'own' ? user.id : null;
        return { data: await previewLinks.answered(type, id, madeBy) };
      },
    });

    route('GET /:key/revisions/:version/diff', {
      permission,
      summary: 'List the differences between a revision of {one} and now',
      answer: dataOf(z.array(differenceSchema)),
      handle: async ({ type, id, params }) =>
        dataOrMissing(await differencesFromRevision(db, type, id, versionIn(params))),
    });

    route('POST /:key/revisions/:version/draft', {
      permission: permissionToDraft(type),
      summary: 'Restore a revision of {one} as a draft',
      status: 201,
      answer: savedOf(draftSchema),
      handle: async ({ type, id, user, params }) => {
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
const answeredLink = named('AnsweredLink', answeredLinkSchema);
const listedRevision = named('ListedRevision', listedRevisionSchema);
