import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../content/model/content-type.ts';
import { sendNotFound } from '../http/responses.ts';

export type Keyed = { Params: { key: string; version: string } };

/** Gives a handler of a call on one record, which `find` knows by the key in the address; 404 where there is none. */
export function onRecord(
  type: ContentType,
  find: (type: ContentType, key: string) => Promise<number | null>,
  handle: (id: number, request: FastifyRequest<Keyed>, reply: FastifyReply) => Promise<unknown>,
) {
  return async (request: FastifyRequest<Keyed>, reply: FastifyReply) => {
    const id = await find(type, request.params.key);
    return id === null ? sendNotFound(reply) : handle(id, request, reply);
  };
}
