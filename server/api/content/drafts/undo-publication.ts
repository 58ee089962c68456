import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../../content/index.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import { draftSchema } from '../../../content/drafts/draft-rows.ts';
import type { Services } from '../../../services.ts';
import { typeRoutes } from '../../http/routes.ts';
import { wholeRecordSchema } from '../record-schemas.ts';

/** Undoes what was published last. */
export function undoPublicationApi(scope: FastifyInstance, { content, drafts }: Pick<Services, 'content' | 'drafts'>) {
  for (const type of contentTypes)
    typeRoutes(
      scope,
      content.db,
      type,
    )('POST /:key/undo', {
      permission: permissionToPublish(type),
      summary: 'Undo the last publication of {one}, and go back to its draft',
      description: 'For 30 days, and only of the present version. The schedule of the draft is restored too.',
      body: publication,
      answer: z.object({
        data: wholeRecordSchema(type)
          .nullable()
          .describe('The record as it was before; null where it was not published before'),
        draft: draftSchema
          .nullable()
          .describe('What was published, where that was a draft, or where the record was new'),
        message: z.string(),
      }),
      handle: async ({ id, body, user }) => {
        const outcome = await drafts.undoPublication(type, id, body.version, user);
        if (!outcome.ok) return outcome;
        const { record, draft } = outcome.value;
        const message = draft ? 'Publication Undone! It is a draft again.' : 'Publication Undone!';
        return { data: record, draft, message };
      },
    });
}

const publication = z.object(
  { version: z.int('Version must be a whole number.').describe('The version that was published') },
  'The version must be sent as a named field.',
);
