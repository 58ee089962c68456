import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import type { Permission } from '../../../content/permissions.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { findId } from '../../content/records/records.ts';
import { sendNotFound } from '../http/responses.ts';
import { type Operation, operation } from '../openapi/operation.ts';

type RecordRoute = { Params: { key: string; version: string } };
type Handler = (id: number, request: FastifyRequest<RecordRoute>, reply: FastifyReply) => Promise<unknown>;

/** Wraps the handler of a route with `:key`: looks up the id of the record, or sends 404. */
export function onRecord({ db }: ContentStore, type: ContentType, handle: Handler) {
  return withId((key) => findId(db, type, key), handle);
}

/** Wraps the handler of a route with the `:key` of a deleted record, which can be restored. */
export function onDeletedRecord(content: ContentStore, type: ContentType, handle: Handler) {
  return withId((key) => content.findDeletedId(type, key), handle);
}

function withId(find: (key: string) => Promise<number | null>, handle: Handler) {
  return async (request: FastifyRequest<RecordRoute>, reply: FastifyReply) => {
    const id = await find(request.params.key);
    return id === null ? sendNotFound(reply) : handle(id, request, reply);
  };
}

/** Describes a route of a content type. `{one}` and `{many}` in the summary become its nouns. */
export function typeOperation<Body extends z.ZodType | undefined = undefined>(
  type: ContentType,
  summary: string,
  response: z.ZodType,
  more: Omit<Operation<Body>, 'tag' | 'summary'> & { permission: Permission },
) {
  const { one, many } = type.noun;
  const article = type.single ? 'the' : /^[aeiou]/i.test(one) ? 'an' : 'a';
  const named = summary.replace('{one}', `${article} ${one}`).replace('{many}', many);
  return operation({ responses: { 200: response }, ...more, tag: type.label.many, summary: named });
}

/** Returns the schema of a response that holds `data`. */
export function dataOf(schema: z.ZodType) {
  return z.object({ data: schema });
}

const paths = contentTypes.map(({ path }) => path);

/** The path of a content type, in a query or a body. */
export const typePath = z.enum(paths, `Type must be ${oneOf(paths)}.`).describe('The path of the content type');
