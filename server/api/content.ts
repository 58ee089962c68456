import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { blog } from '../../content/blog.ts';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { teamMember } from '../../content/team-member.ts';
import { ADMIN_PAGE_SIZE } from '../platform/paging.ts';
import { sortableColumns } from '../content/records.ts';
import type { ContentStore } from '../content/store.ts';
import { fieldErrors } from '../platform/outcome.ts';
import { answerOutcome, invalid, notFound } from './answers.ts';
import { pageAnswer, pagingShape } from './paging.ts';

type Keyed = { Params: { key: string } };

/** The calls with which administrators manage content: one set of routes for every type. */
export function contentApi(
  scope: FastifyInstance,
  { content, publicUrl }: { content: ContentStore; publicUrl: string },
) {
  scope.get('/headings/blog', async () => ({ data: await titlesOfBlogs() }));

  for (const type of contentTypes) {
    const path = `/${type.path}`;
    scope.get(path, (request, reply) => answerList(type, request, reply));
    scope.get<Keyed>(`${path}/:key`, async ({ params: { key } }, reply) => {
      const record = await content.read(type, key);
      return record ? asAnswer(type, record) : notFound(reply);
    });
    scope.put<Keyed>(`${path}/:key`, (request, reply) => update(type, request.params.key, request.body, reply));
    scope.post<Keyed>(`${path}/:key`, (request, reply) => updateByForm(type, request, reply));
    const { created, deleted } = type.messages as ContentType['messages'];
    if (created) scope.post(path, ({ body }, reply) => create(type, body, created, reply));
    if (deleted) scope.delete<Keyed>(`${path}/:key`, ({ params }, reply) => remove(type, params.key, deleted, reply));
  }

  async function answerList(type: ContentType, { url, query }: FastifyRequest, reply: FastifyReply) {
    if (type.single) return { data: await content.readSingle(type) };
    if (type.name === teamMember.name) return { data: await content.all(type) }; // The dropdown of authors shows them all.
    const wanted = listQuery(type).safeParse(query);
    if (!wanted.success) return invalid(reply, fieldErrors(wanted.error));
    const { per_page, ...rest } = wanted.data;
    return pageAnswer(await content.list(type, { ...rest, perPage: per_page }), new URL(publicUrl + url));
  }

  async function create(type: ContentType, body: unknown, message: string, reply: FastifyReply) {
    const outcome = await content.create(type, body);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    const data = await content.read(type, await keyOf(type, outcome.value));
    return reply.status(201).send({ data, message });
  }

  async function update(type: ContentType, key: string, body: unknown, reply: FastifyReply) {
    const id = await content.idOf(type, key);
    if (id === null) return notFound(reply);
    const outcome = await content.update(type, id, body ?? {});
    if (!outcome.ok) return answerOutcome(reply, outcome);
    if (!outcome.value) return notFound(reply);
    return { data: await content.read(type, await keyOf(type, id)), message: type.messages.updated };
  }

  async function updateByForm(
    type: ContentType,
    { params, body, headers }: FastifyRequest<Keyed>,
    reply: FastifyReply,
  ) {
    const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers['content-type'] ?? '');
    const method = (body as { _method?: unknown } | null)?._method;
    if (!isForm || String(method).toLowerCase() !== 'put') {
      return reply
        .status(405)
        .header('allow', 'GET, PUT, DELETE')
        .send({ message: 'A form that updates says _method=put.' });
    }
    return update(type, params.key, body, reply);
  }

  async function remove(type: ContentType, key: string, message: string, reply: FastifyReply) {
    const id = await content.idOf(type, key);
    return id !== null && (await content.remove(type, id)) ? { message } : notFound(reply);
  }

  async function keyOf(type: ContentType, id: number) {
    return type.addressedBy === 'id' ? String(id) : content.slugOf(type, id);
  }

  async function titlesOfBlogs() {
    return content.titles(blog);
  }
}

/** A team member stands unwrapped, as clients of the first hour expect it. */
function asAnswer(type: ContentType, record: object) {
  return type.name === teamMember.name ? record : { data: record };
}

function listQuery(type: ContentType) {
  const columns = sortableColumns(type);
  const sorts = columns.flatMap((column) => [column, `-${column}`]);
  return z.object({
    ...pagingShape(ADMIN_PAGE_SIZE),
    search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
    status: z.enum(['1', '2'], 'status must be 1 or 2.').transform(Number).optional(),
    sort: z.enum(sorts, `sort must be one of ${columns.join(', ')}, with - before it for descending.`).optional(),
  });
}
