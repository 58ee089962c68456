import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { blog } from '../../../content/types/blog.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { withParts } from '../../content/parts/read-parts.ts';
import { listInOrder, listTitles, readRecord, readSingle } from '../../content/records/records.ts';
import type { RecordState } from '../../content/records/states.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { requirePermission } from '../http/guard.ts';
import { pageResponse } from '../http/paging.ts';
import { sendInvalid, sendNotFound } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';
import { filterOf, listQuery, stateQuery } from './list-query.ts';
import { listedSchema, partOf, recordSchema, wholeRecordSchema } from './record-schemas.ts';
import { dataOf, onRecord, typeOperation } from './type-route.ts';

/** Lists and single records of every type. */
export function readRecordsApi(
  scope: FastifyInstance,
  { content, publicUrl }: { content: ContentStore; publicUrl: string },
) {
  scope.get('/headings/blog', blogTitles, async () => ({ data: await listTitles(content.db, blog) }));

  for (const type of contentTypes) {
    if (type.name === teamMember.name) readTeamApi(scope, content);
    else readTypeApi(scope, type, { content, publicUrl });
  }
}

const permission = 'read content';

const blogTitles = operation({
  permission,
  tag: 'Blog Heading',
  summary: 'List id and title of every post, for a dropdown',
  responses: { 200: dataOf(z.array(partOf(blog, ['id', 'title']))) },
});

function readTypeApi(
  scope: FastifyInstance,
  type: ContentType,
  { content, publicUrl }: { content: ContentStore; publicUrl: string },
) {
  const { db } = content;

  if (type.single) {
    scope.get(`/${type.path}`, readOnly(type), async () => ({ data: await readSingle(db, type) }));
  } else {
    const query = listQuery(type);
    scope.get(`/${type.path}`, list(type, query), async (request, reply) => {
      const wanted = query.safeParse(request.query);
      if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
      requireState(request, type, wanted.data.state);
      const page = await content.list(type, filterOf(type, wanted.data));
      return pageResponse(page, new URL(publicUrl + request.url));
    });
  }

  const readOne = onRecord(content, type, async (id, _request, reply) => {
    const record = await readRecord(db, type, id);
    return record ? { data: await withParts(db, type, record) } : sendNotFound(reply);
  });
  scope.get(`/${type.path}/:key`, read(type, dataOf(wholeRecordSchema(type))), readOne);
}

/** Responds with 403 to whoever asks for drafts and schedules and may not see them. */
function requireState(request: FastifyRequest, type: ContentType, state: RecordState | undefined) {
  if (state !== undefined && state !== 'published') requirePermission(request, permissionToDraft(type));
}

/** The specification has the whole team in one list, and its members without `data` around them. */
function readTeamApi(scope: FastifyInstance, content: ContentStore) {
  const { db } = content;
  const response = dataOf(z.array(recordSchema(teamMember)));
  const all = typeOperation(teamMember, 'List all {many}', response, { permission, query: stateQuery });
  scope.get('/teams', all, async (request, reply) => {
    const wanted = stateQuery.safeParse(request.query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    requireState(request, teamMember, wanted.data.state);
    return { data: await listInOrder(db, teamMember, wanted.data.state) };
  });

  const readOne = onRecord(
    content,
    teamMember,
    async (id, _request, reply) => (await readRecord(db, teamMember, id)) ?? sendNotFound(reply),
  );
  scope.get('/teams/:key', read(teamMember, recordSchema(teamMember)), readOne);
}

function list(type: ContentType, query: z.ZodType) {
  return typeOperation(type, 'List {many}', pageSchema(listedSchema(type)), { permission, query });
}

function readOnly(type: ContentType) {
  return typeOperation(type, 'Read {one}, or null', dataOf(recordSchema(type).nullable()), { permission });
}

function read(type: ContentType, response: z.ZodType) {
  return typeOperation(type, 'Read {one}', response, { permission });
}
