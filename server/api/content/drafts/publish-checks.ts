import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { hintKinds } from '../../../site/checks/publish-checks.ts';
import type { Services } from '../../../services.ts';
import { idIn, type WithId } from '../../http/id.ts';
import { sendNotFound } from '../../http/responses.ts';
import { operation } from '../../openapi/operation.ts';
import { dataOf } from '../type-route.ts';

/** What an author may want to look at before a draft is published. */
export function publishChecksApi(
  scope: FastifyInstance,
  { drafts, publishChecks }: Pick<Services, 'drafts' | 'publishChecks'>,
) {
  scope.get<WithId>('/drafts/:id/checks', check, async ({ params }, reply) => {
    const draft = await drafts.readValues(idIn(params));
    return draft ? { data: await publishChecks(draft) } : sendNotFound(reply);
  });
}

const hint = z.object({
  field: z.string().describe('The path of the field, such as sections.2.text'),
  kind: z.enum(hintKinds).describe('refused: publishing is refused until the field is filled in or corrected'),
  message: z.string(),
});

const check = operation({
  tag: 'Drafts',
  permission: 'write drafts',
  summary: 'List what to check before publishing a draft; these are hints and do not block',
  responses: { 200: dataOf(z.array(hint)) },
});
