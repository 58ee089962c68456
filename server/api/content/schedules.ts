import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { permissionToPublish } from '../../../content/permissions.ts';
import { scheduleSchema } from '../../content/schedules/schedule-rows.ts';
import { draftSchedule, recordSchedule } from '../../content/schedules/schedules.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { languageOfList, recordRoutes, routesIn } from '../http/routes.ts';
import { pageSchema, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { visibleDraftsIn } from './drafts/draft-guard.ts';
import { typePath } from './record-schemas.ts';

/** Schedules: when drafts are published, and records shown or hidden. */
export function schedulesApi(
  scope: FastifyInstance,
  { content, schedules, publicUrl }: Pick<Services, 'content' | 'schedules' | 'publicUrl'>,
) {
  const route = routesIn(scope, { tag: 'Drafts', permission: 'publish content' });

  route('GET /schedules', {
    permission: 'see schedules',
    summary: 'List what is scheduled, and what was refused in the last seven days',
    query: z.object({
      ...pagingShape(ADMIN_PAGE_SIZE),
      type: typePath.optional(),
      language: languageOfList.optional(),
    }),
    answer: pageSchema(schedule),
    handle: async ({ query: { page, per_page: perPage, type, language }, request }) => {
      const visible = await visibleDraftsIn(request, content.db, { path: type, language });
      if (!visible.ok) return visible;
      const list = await schedules.list({ page, perPage, ...visible.value });
      return pageResponse(list, publicUrl + request.url);
    },
  });

  route('DELETE /schedules/:id', {
    summary: 'Cancel a schedule',
    handle: async ({ id, user, request }) => {
      const type = await schedules.typeOf(id);
      if (type) requirePermission(request, permissionToPublish(type));
      return doneAs(await schedules.cancel(id, user), 'Schedule Cancelled!');
    },
  });

  route('POST /drafts/:id/schedule', {
    summary: 'Schedule a draft to be published',
    body: draftSchedule,
    status: 201,
    answer: savedOf(schedule),
    handle: async ({ id, user, body }) => savedAs(await schedules.scheduleDraft(id, body, user), SCHEDULED),
  });

  for (const type of contentTypes.filter(({ fields }) => 'status' in fields)) {
    recordRoutes(
      scope,
      content.db,
      type,
    )('POST /:key/schedule', {
      permission: permissionToPublish(type),
      summary: 'Schedule {one} to be shown or hidden',
      body: recordSchedule,
      status: 201,
      answer: savedOf(schedule),
      handle: async ({ type, id, user, body }) =>
        savedAs(await schedules.scheduleRecord(type, id, body, user), SCHEDULED),
    });
  }
}

const SCHEDULED = 'Scheduled!';

const schedule = named('Schedule', scheduleSchema);
