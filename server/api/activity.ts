import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Activity } from '../activity/activity.ts';
import { fieldErrors } from '../platform/outcome.ts';
import { ADMIN_PAGE_SIZE } from '../platform/paging.ts';
import { invalid } from './answers.ts';
import { pageAnswer, pagingShape } from './paging.ts';

/** What may be asked of the log: one kind of thing, one record, one user. */
export const activityQuery = z.object({
  ...pagingShape(ADMIN_PAGE_SIZE),
  subject: z.string('subject must be text.').max(100, 'subject can be at most 100 characters long.').optional(),
  record_id: id('record_id'),
  user_id: id('user_id'),
});

/** GET /activity: who did what, newest first. */
export function activityApi(
  scope: FastifyInstance,
  { activity, publicUrl }: { activity: Activity; publicUrl: string },
) {
  scope.get('/activity', async ({ query, url }, reply) => {
    const wanted = activityQuery.safeParse(query);
    if (!wanted.success) return invalid(reply, fieldErrors(wanted.error));
    const { per_page: perPage, ...rest } = wanted.data;
    return pageAnswer(await activity.list({ ...rest, perPage }), new URL(publicUrl + url));
  });
}

function id(name: string) {
  const sentence = `${name} must be the number of a record.`;
  return z
    .string(sentence)
    .regex(/^[1-9]\d{0,8}$/, sentence)
    .transform(Number)
    .optional();
}
