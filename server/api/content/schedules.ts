import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { permissionToPublish } from '../../../content/permissions.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { draftSchedule, recordSchedule } from '../../content/schedules/schedules.ts';
import type { Services } from '../../services.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { sendFailure, sendInvalid } from '../http/responses.ts';
import { messageResponse, operation, readBody } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { visibleDrafts } from './drafts/draft-guard.ts';
import { schedule } from './drafts/draft-schemas.ts';
import { onRecord, typeOperation, typePath } from './type-route.ts';

/** Schedules: when drafts are published, and records shown or hidden. */
export function schedulesApi(
  scope: FastifyInstance,
  { content, schedules, publicUrl }: Pick<Services, 'content' | 'schedules' | 'publicUrl'>,
) {
  scope.get('/schedules', list, async (request, reply) => {
    const wanted = query.safeParse(request.query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    const { page, per_page: perPage, type } = wanted.data;
    const found = await schedules.list({ page, perPage, ...visibleDrafts(request, type) });
    return pageResponse(found, new URL(publicUrl + request.url));
  });

  scope.delete<WithId>('/schedules/:id', cancel, async (request, reply) => {
    const id = idIn(request.params);
    const type = await schedules.typeOf(id);
    if (type) requirePermission(request, permissionToPublish(type));
    const outcome = await schedules.cancel(id, signedIn(request).user);
    return outcome.ok ? { message: 'Schedule Cancelled!' } : sendFailure(reply, outcome);
  });

  scope.post<WithId>('/drafts/:id/schedule', scheduleDraft, async (request, reply) => {
    const sent = readBody(request, scheduleDraft);
    if (!sent.ok) return sendFailure(reply, sent);
    const outcome = await schedules.scheduleDraft(idIn(request.params), sent.value, signedIn(request).user);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return reply.status(201).send({ data: outcome.value, message: SCHEDULED });
  });

  for (const type of contentTypes.filter(({ fields }) => 'status' in fields)) {
    const scheduleRecord = scheduleOperation(type);
    const scheduleOne = onRecord(content, type, async (id, request, reply) => {
      const sent = readBody(request, scheduleRecord);
      if (!sent.ok) return sendFailure(reply, sent);
      const outcome = await schedules.scheduleRecord(type, id, sent.value, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      return reply.status(201).send({ data: outcome.value, message: SCHEDULED });
    });
    scope.post(`/${type.path}/:key/schedule`, scheduleRecord, scheduleOne);
  }
}

const SCHEDULED = 'Scheduled!';

const saved = z.object({ data: schedule, message: z.string() });
const tag = 'Drafts';
const query = z.object({ ...pagingShape(ADMIN_PAGE_SIZE), type: typePath.optional() });

const list = operation({
  tag,
  permission: 'write drafts',
  summary: 'List what is scheduled, and what was refused in the last seven days',
  query,
  responses: { 200: pageSchema(schedule) },
});

const cancel = operation({
  tag,
  permission: 'publish content',
  summary: 'Cancel a schedule',
  responses: { 200: messageResponse },
});

const scheduleDraft = operation({
  tag,
  permission: 'publish content',
  summary: 'Schedule a draft to be published',
  body: draftSchedule,
  responses: { 201: saved },
});

function scheduleOperation(type: ContentType) {
  return typeOperation(type, 'Schedule {one} to be shown or hidden', saved, {
    permission: permissionToPublish(type),
    body: recordSchedule,
    responses: { 201: saved },
  });
}
