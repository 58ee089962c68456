import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import {
  listInOrder,
  type ListWanted,
  listTitles,
  readRecord,
  readSingle,
  withParts,
} from '../../content/records/records.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { pageResponse } from '../http/paging.ts';
import { routesIn, typeRoutes } from '../http/routes.ts';
import { dataOf, pageSchema } from '../openapi/operation.ts';
import { filterOf, listQuery, stateQuery } from './list-query.ts';
import { listedSchema, partOf, recordSchema, wholeRecordSchema } from './record-schemas.ts';

type Wanted = Pick<ListWanted, 'state' | 'translation'>;

type ReadServices = Pick<Services, 'content' | 'publicUrl'>;

const permission = 'read content';

/** Lists and single records of every type. */
export function readRecordsApi(scope: FastifyInstance, services: ReadServices) {
  routesIn(scope, { tag: 'Blog Heading', permission })('GET /headings/blog', {
    summary: 'List id and title of every post, for a dropdown',
    answer: dataOf(z.array(partOf(blog, ['id', 'title']))),
    handle: async () => ({ data: await listTitles(services.content.db, blog) }),
  });

  for (const type of contentTypes) {
    if (type.name === teamMember.name) readTeamApi(scope, services);
    else readTypeApi(scope, type, services);
  }
}

function readTypeApi(scope: FastifyInstance, type: ContentType, { content, publicUrl }: ReadServices) {
  const { db } = content;
  const route = typeRoutes(scope, db, type);

  if (type.single)
    route('GET ', {
      permission,
      summary: 'Read {one}, or null',
      answer: dataOf(recordSchema(type).nullable()),
      handle: async () => ({ data: await readSingle(db, type) }),
    });
  else
    route('GET ', {
      permission,
      summary: 'List {many}',
      query: listQuery(type),
      answer: pageSchema(listedSchema(type)),
      handle: async ({ query, request }) => {
        const wanted = filterOf(type, query);
        requireState(request, type, wanted);
        return pageResponse(await content.list(type, wanted), publicUrl + request.url);
      },
    });

  route('GET /:key', {
    permission,
    summary: 'Read {one}',
    answer: dataOf(wholeRecordSchema(type)),
    handle: async ({ id }) => {
      const record = await readRecord(db, type, id);
      return record ? { data: await withParts(db, type, record) } : missing;
    },
  });
}

/** Responds with 403 to whoever asks for drafts and schedules and may not see them. */
function requireState(request: FastifyRequest, type: ContentType, { state, translation }: Wanted) {
  const asksForDrafts = (state !== undefined && state !== 'published') || translation?.state === 'drafted';
  if (asksForDrafts) requirePermission(request, permissionToDraft(type));
}

/** The specification has the whole team in one list, and its members without `data` around them. */
function readTeamApi(scope: FastifyInstance, { content: { db } }: ReadServices) {
  const route = typeRoutes(scope, db, teamMember);

  route('GET ', {
    permission,
    summary: 'List all {many}',
    query: stateQuery,
    answer: dataOf(z.array(recordSchema(teamMember))),
    handle: async ({ query, request }) => {
      requireState(request, teamMember, query);
      return { data: await listInOrder(db, teamMember, query) };
    },
  });

  route('GET /:key', {
    permission,
    summary: 'Read {one}',
    answer: recordSchema(teamMember),
    handle: async ({ id }) => (await readRecord(db, teamMember, id)) ?? missing,
  });
}
