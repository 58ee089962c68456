import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isPositiveInt } from '../../../content/model/integers.ts';
import { toDraft } from '../../../content/permissions.ts';
import { findId } from '../../content/records/records.ts';
import type { Services } from '../../services.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { sendInvalid, sendNotFound } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { dataOf, typeAt, typePath } from './type-route.ts';

/** Who has the same record open. */
export function presenceApi(
  scope: FastifyInstance,
  { content, drafts, presence }: Pick<Services, 'content' | 'drafts' | 'presence'>,
) {
  scope.post('/presence', { ...report, config: { isAutomatic: true } }, async (request, reply) => {
    const sent = input.safeParse(request.body);
    if (!sent.success) return sendInvalid(reply, fieldErrors(sent.error));
    const subject = await subjectOf(sent.data, request);
    if (!subject) return sendNotFound(reply);
    return { data: await presence.report(subject, signedIn(request)) };
  });

  async function subjectOf({ type: path, key, draft_id: draftId }: z.infer<typeof input>, request: FastifyRequest) {
    const type = typeAt(path);
    requirePermission(request, toDraft(type));
    if (draftId !== undefined) {
      const begun = await drafts.begun(draftId);
      if (begun) requirePermission(request, toDraft(begun.type), begun);
      return begun && { draftId };
    }
    const recordId = await findId(content.db, type, key);
    return recordId === null ? null : { type, recordId };
  }
}

const DRAFT = 'Draft must be the number of a draft.';

const input = z.object(
  {
    type: typePath,
    key: z.string('Key must be text.').max(300, 'Key can be at most 300 characters long.').default(''),
    draft_id: z
      .int(DRAFT)
      .refine(isPositiveInt, DRAFT)
      .optional()
      .describe('The draft, in place of the key, where the record was never published'),
  },
  'The record must be sent as named fields.',
);

const present = z.object({ user_id: z.int(), user_name: z.string(), seen_at: z.iso.datetime() });

const report = operation({
  tag: 'Drafts',
  permission: 'write drafts',
  summary: 'Report that one has a record open, and see who else has',
  description: 'To be repeated every 15 seconds. It does not keep a session open.',
  body: input,
  responses: { 200: dataOf(z.array(present)) },
});
