import type { FastifyInstance } from 'fastify';
import type { Activity } from '../../audit/audit-log.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { activityQuery } from './activity-query.ts';
import { invalid } from '../http/responses.ts';
import { pageAnswer } from '../http/paging.ts';
import { accountOperations } from '../account/account-operations.ts';

/** GET /activity: who did what, newest first. */
export function activityApi(
  scope: FastifyInstance,
  { activity, publicUrl }: { activity: Activity; publicUrl: string },
) {
  scope.get('/activity', accountOperations.activity, async ({ query, url }, reply) => {
    const wanted = activityQuery.safeParse(query);
    if (!wanted.success) return invalid(reply, fieldErrors(wanted.error));
    const { per_page: perPage, ...rest } = wanted.data;
    return pageAnswer(await activity.list({ ...rest, perPage }), new URL(publicUrl + url));
  });
}
