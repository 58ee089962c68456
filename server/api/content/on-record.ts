import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { findId } from '../../content/records/records.ts';
import { sendNotFound } from '../http/responses.ts';

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
