import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { typeAt } from '../../../content/index.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { differenceSchema, recordDifferences } from '../../content/differences/record-differences.ts';
import { draftInput, keptFields } from '../../content/drafts/draft-input.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { throttled } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { sendFailure } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { MAX_BODY } from './record-body.ts';
import { typePath } from './record-schemas.ts';

/** What differs between texts of which one at least is not saved, for somebody who has to choose. */
export function differencesApi(
  scope: FastifyInstance,
  { content: { db }, workerGroup, now }: Pick<Services, 'content' | 'workerGroup' | 'now'>,
) {
  const comparisons = createSharedLimit(workerGroup, 'comparison', { perPerson: limits.comparisons });
  const route = routesIn(scope, { tag: 'Drafts', permission: 'write drafts' });

  /** Counts a comparison before its body is looked at, or responds with 429. */
  async function count(request: FastifyRequest, reply: FastifyReply) {
    const waits = comparisons.take({ perPerson: String(signedIn(request).user.id) }, now());
    if (waits) return sendFailure(reply, throttled(waits.perPerson));
  }

  route('POST /differences', {
    summary: 'Compare two states of a record as they are in a form',
    description: 'Stores nothing. Only fields that are sent in both are compared.',
    body: input,
    answer: dataOf(z.array(named('Difference', differenceSchema))),
    options: { bodyLimit: MAX_BODY, preHandler: count },
    handle: async ({ body: { type: path, before, after }, request }) => {
      const type = typeAt(path);
      requirePermission(request, permissionToDraft(type));
      const from = await keptFields(db, type, before);
      if (!from.ok) return from;
      const to = await keptFields(db, type, after);
      if (!to.ok) return to;
      const common = Object.entries(from.value).filter(([name]) => name in to.value);
      return { data: await recordDifferences(db, type, Object.fromEntries(common), to.value) };
    },
  });
}

const input = z.object(
  { type: typePath, before: draftInput.shape.fields, after: draftInput.shape.fields },
  'The body must be a JSON object.',
);
