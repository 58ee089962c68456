import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { typeAt } from '../../../content/index.ts';
import { isPositiveInt } from '../../../content/model/integers.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { findId } from '../../content/records/records.ts';
import { publishedAs } from '../../content/revisions/revisions.ts';
import type { Services } from '../../services.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { sendFailure, sendNotFound } from '../http/responses.ts';
import { operation, readBody } from '../openapi/operation.ts';
import { dataOf, typePath } from './type-route.ts';

/** Who has the same record open. */
export function presenceApi(
  scope: FastifyInstance,
  { content, drafts, presence }: Pick<Services, 'content' | 'drafts' | 'presence'>,
) {
  scope.post('/presence', { ...report, config: { isAutomatic: true } }, async (request, reply) => {
    const sent = readBody(request, report);
    if (!sent.ok) return sendFailure(reply, sent);
    const type = typeAt(sent.value.type);
    requirePermission(request, permissionToDraft(type));
    const { key, draft_id: draftId } = sent.value;
    const draft = draftId === undefined ? null : await findDraft(draftId, request);
    const published = draftId === undefined || draft ? null : await publishedAs(content.db, type, draftId);
    const recordId = published?.id ?? (await findId(content.db, type, key));
    const subject = recordId === null ? draft : { type, recordId };
    if (!subject) return sendNotFound(reply);
    const others = await presence.report(subject, signedIn(request));
    return { data: others, published_as: published && String(published[type.addressedBy]) };
  });

  /** Finds a draft that is not published, on which whoever makes the request has to be allowed to work. */
  async function findDraft(draftId: number, request: FastifyRequest) {
    const begun = await drafts.begun(draftId);
    if (begun) requirePermission(request, permissionToDraft(begun.type), begun);
    return begun && { draftId };
  }
}

const DRAFT = 'Draft must be the id of a draft.';

const input = z.object(
  {
    type: typePath,
    key: z.string('Key must be text.').max(300, 'Key can be at most 300 characters long.').default(''),
    draft_id: z
      .int(DRAFT)
      .refine(isPositiveInt, DRAFT)
      .optional()
      .describe('The draft being edited, of the record or of one that was never published'),
  },
  'The record must be sent as named fields.',
);

const present = z.object({ user_id: z.int(), user_name: z.string(), seen_at: z.iso.datetime() });

const report = operation({
  tag: 'Drafts',
  permission: 'write drafts',
  summary: 'Report that you have a record open, and see who else does',
  description: 'Repeat it every 15 seconds. It does not keep a session open.',
  body: input,
  responses: {
    200: dataOf(z.array(present)).extend({
      published_as: z.string().nullable().describe('The id or slug of the record, once the draft is published'),
    }),
  },
});
