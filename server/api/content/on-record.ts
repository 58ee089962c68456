import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/responses.ts';

export type RecordRoute = { Params: { key: string; version: string } };

/** Wraps the handler of a route with `:key`: looks up the id of the record, or sends 404. */
export function onRecord(
  findId: (key: string) => Promise<number | null>,
  handle: (id: number, request: FastifyRequest<RecordRoute>, reply: FastifyReply) => Promise<unknown>,
) {
  return async (request: FastifyRequest<RecordRoute>, reply: FastifyReply) => {
    const id = await findId(request.params.key);
    return id === null ? sendNotFound(reply) : handle(id, request, reply);
  };
}
