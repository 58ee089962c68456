import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { extentOf, may, type SignedInUser, toDraft } from '../../../content/permissions.ts';
import type { ActivityLog } from '../../audit/audit-log.ts';
import { actions } from '../../audit/tables.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { signedIn } from '../http/guard.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { sendInvalid } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';

/** The activity log: who did what, when. */
export function activityApi(
  scope: FastifyInstance,
  { activity, publicUrl }: { activity: ActivityLog; publicUrl: string },
) {
  scope.get('/activity', list, async (request, reply) => {
    const query = activityQuery.safeParse(request.query);
    if (!query.success) return sendInvalid(reply, fieldErrors(query.error));
    const { per_page: perPage, ...filter } = query.data;
    const found = await activity.list({ ...filter, perPage, visible: visibleTo(signedIn(request).user) });
    return pageResponse(found, new URL(publicUrl + request.url));
  });
}

/** Returns which entries somebody may see; undefined for all. */
function visibleTo(user: SignedInUser) {
  const extent = extentOf(user, 'read activity');
  if (extent === 'all') return undefined;
  const types = extent === 'content' ? contentTypes.filter((type) => may(user, toDraft(type))) : [];
  return { by: user.id, subjects: types.map(({ name }) => name) };
}

const activityQuery = z.object({
  ...pagingShape(ADMIN_PAGE_SIZE),
  subject: z
    .string('subject must be text.')
    .max(200, 'subject can be at most 200 characters long.')
    .transform((subjects) => subjects.split(','))
    .optional(),
  record_id: idFilter('record_id'),
  user_id: idFilter('user_id'),
});

function idFilter(name: string) {
  const sentence = `${name} must be the number of a record.`;
  return z
    .string(sentence)
    .regex(/^[1-9]\d{0,8}$/, sentence)
    .transform(Number)
    .optional();
}

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  user_id: z.int().nullable(),
  user_name: z.string(),
  action: z.enum(actions),
  subject: z.string(),
  record_id: z.int().nullable(),
  title: z.string(),
});

const list = operation({
  tag: 'Activity',
  permission: 'read activity',
  summary: 'List who did what to which record, newest first',
  description: 'Owners see everything, editors what was done to content, everybody what they did themselves.',
  query: activityQuery,
  responses: { 200: pageSchema(entry) },
});
