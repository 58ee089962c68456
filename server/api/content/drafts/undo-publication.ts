import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../../content/index.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import type { Services } from '../../../services.ts';
import { signedIn } from '../../http/guard.ts';
import { sendFailure } from '../../http/responses.ts';
import { readBody } from '../../openapi/operation.ts';
import { draft } from './draft-schemas.ts';
import { wholeRecordSchema } from '../record-schemas.ts';
import { onRecord, typeOperation } from '../type-route.ts';

/** Undoes what was published last. */
export function undoPublicationApi(scope: FastifyInstance, { content, drafts }: Pick<Services, 'content' | 'drafts'>) {
  for (const type of contentTypes) {
    const undo = undoOperation(type);
    const undoLast = onRecord(content, type, async (id, request, reply) => {
      const sent = readBody(request, undo);
      if (!sent.ok) return sendFailure(reply, sent);
      const outcome = await drafts.undoPublication(type, id, sent.value.version, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      const { record, draft } = outcome.value;
      return {
        data: record,
        draft,
        message: draft ? 'Publication Undone! It is a draft again.' : 'Publication Undone!',
      };
    });
    scope.post(`/${type.path}/:key/undo`, undo, undoLast);
  }
}

const publication = z.object(
  { version: z.int('Version must be a whole number.').describe('The version that was published') },
  'The version must be sent as a named field.',
);

function undoOperation(type: ContentType) {
  const summary = 'Undo the last publication of {one}, and go back to its draft';
  const undone = z.object({
    data: wholeRecordSchema(type)
      .nullable()
      .describe('The record as it was before; null where it was not published before'),
    draft: draft.nullable().describe('What was published, where that was a draft, or where the record was new'),
    message: z.string(),
  });
  return typeOperation(type, summary, undone, {
    permission: permissionToPublish(type),
    description: 'For 30 days, and only of the present version. The schedule of the draft is restored too.',
    body: publication,
    canBeInvalid: true,
  });
}
