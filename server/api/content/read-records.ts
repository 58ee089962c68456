import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { listInOrder, listTitles, readRecord, readSingle } from '../../content/records/records.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { pageResponse } from '../http/paging.ts';
import { sendInvalid, sendNotFound } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';
import { filterOf, listQuery } from './list-query.ts';
import { onRecord } from './on-record.ts';
import { partOf, recordSchema } from './record-schemas.ts';
import { typeOperation } from './type-operation.ts';

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

const blogTitles = operation({
  tag: 'Blog Heading',
  summary: 'List id and title of every post, for a dropdown',
  responses: { 200: z.object({ data: z.array(partOf(blog, ['id', 'title'])) }) },
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
      const page = await content.list(type, filterOf(type, wanted.data));
      return pageResponse(page, new URL(publicUrl + request.url));
    });
  }

  const readOne = onRecord(content, type, async (id, _request, reply) => {
    const record = await readRecord(db, type, id);
    return record ? { data: record } : sendNotFound(reply);
  });
  scope.get(`/${type.path}/:key`, read(type, z.object({ data: recordSchema(type) })), readOne);
}

/** The specification has the whole team in one list, and its members without `data` around them. */
function readTeamApi(scope: FastifyInstance, content: ContentStore) {
  const { db } = content;
  const all = typeOperation(teamMember, {
    summary: 'List all {many}',
    responses: { 200: z.object({ data: z.array(recordSchema(teamMember)) }) },
  });
  scope.get('/teams', all, async () => ({ data: await listInOrder(db, teamMember) }));

  const readOne = onRecord(
    content,
    teamMember,
    async (id, _request, reply) => (await readRecord(db, teamMember, id)) ?? sendNotFound(reply),
  );
  scope.get('/teams/:key', read(teamMember, recordSchema(teamMember)), readOne);
}

function list(type: ContentType, query: z.ZodType) {
  return typeOperation(type, { summary: 'List {many}', query, responses: { 200: pageSchema(recordSchema(type)) } });
}

function readOnly(type: ContentType) {
  const response = z.object({ data: recordSchema(type).nullable() });
  return typeOperation(type, { summary: 'Read {one}, or null', responses: { 200: response } });
}

function read(type: ContentType, response: z.ZodType) {
  return typeOperation(type, { summary: 'Read {one}', responses: { 200: response } });
}
