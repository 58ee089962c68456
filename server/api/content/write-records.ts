import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import { permissionToPublish } from '../../../content/permissions.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { Media } from '../../media/media.ts';
import { signedIn } from '../http/guard.ts';
import { isUpdate } from '../http/method-override.ts';
import { sendFailure, sendSaved } from '../http/responses.ts';
import { messageResponse } from '../openapi/operation.ts';
import { MAX_BODY, withSubmittedRecord } from './record-body.ts';
import { changes, newRecord, savedResponse } from './record-schemas.ts';
import { onRecord, typeOperation } from './type-route.ts';

/** Creates, updates and deletes records of every type, from JSON or forms with pictures. */
export function writeRecordsApi(scope: FastifyInstance, { content, media }: { content: ContentStore; media: Media }) {
  for (const type of contentTypes) {
    const { path, messages } = type;

    if (messages.created) {
      scope.post(`/${path}`, { ...create(type), bodyLimit: MAX_BODY }, async (request, reply) => {
        const outcome = await withSubmittedRecord({ request, media, type, schema: newRecordSchema(type) }, (fields) =>
          content.create(type, fields, signedIn(request).user),
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        return reply.status(201).send({ data: outcome.value, message: messages.created });
      });
    }

    const updateOne = onRecord(content, type, async (id, request, reply) => {
      const outcome = await withSubmittedRecord({ request, media, type, schema: changesSchema(type) }, async (fields) =>
        isUpdate(request, fields) ? content.update(type, id, fields, signedIn(request).user) : null,
      );
      return outcome ? sendSaved(reply, outcome, messages.updated) : sendMethodNotAllowed(reply);
    });
    const options = { bodyLimit: MAX_BODY, config: { updates: true } } as const;
    scope.put(`/${path}/:key`, { ...update(type), ...options }, updateOne);
    scope.post(`/${path}/:key`, { ...updateByForm(type), ...options }, updateOne);

    if (messages.deleted) {
      const deleteOne = onRecord(content, type, async (id, request, reply) => {
        const outcome = await content.softDelete(type, id, signedIn(request).user);
        return outcome.ok ? { message: messages.deleted } : sendFailure(reply, outcome);
      });
      scope.delete(`/${path}/:key`, softDelete(type), deleteOne);
    }
  }
}

function sendMethodNotAllowed(reply: FastifyReply) {
  const message = 'A form that updates a record must send _method=put.';
  return reply.status(405).header('allow', 'GET, PUT, DELETE').send({ message });
}

function create(type: ContentType) {
  const responses = { 201: savedResponse(type) };
  const [body, form] = [newRecord(type, 'json'), newRecord(type, 'form')];
  return typeOperation(type, 'Create {one}', savedResponse(type), {
    permission: permissionToPublish(type),
    body,
    form,
    responses,
  });
}

function update(type: ContentType) {
  const description = 'An omitted field keeps its value; an omitted or empty file keeps the picture.';
  const [body, form] = [changes(type, 'json'), changes(type, 'form')];
  return typeOperation(type, 'Update {one}', savedResponse(type), {
    permission: permissionToPublish(type),
    description,
    body,
    form,
  });
}

function updateByForm(type: ContentType) {
  const form = changes(type, 'form').extend({ _method: z.literal('put') });
  return typeOperation(type, 'Update {one} from a form', savedResponse(type), {
    permission: permissionToPublish(type),
    form,
  });
}

function softDelete(type: ContentType) {
  return typeOperation(type, 'Delete {one}', messageResponse, { permission: permissionToPublish(type) });
}
