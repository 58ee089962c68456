import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import { permissionToPublish } from '../../../content/permissions.ts';
import type { Services } from '../../services.ts';
import { isUpdate } from '../http/method-override.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { type Call, typeRoutes } from '../http/routes.ts';
import { savedOf } from '../openapi/operation.ts';
import { MAX_BODY, withSubmittedRecord } from './record-body.ts';
import { changes, newRecord, wholeRecordSchema } from './record-schemas.ts';

/** Creates, updates and deletes records of every type, from JSON or forms with pictures. */
export function writeRecordsApi(scope: FastifyInstance, { content, media }: Pick<Services, 'content' | 'media'>) {
  for (const type of contentTypes) {
    const { created, updated, deleted } = type.messages;
    const permission = permissionToPublish(type);
    const answer = savedOf(wholeRecordSchema(type));
    const route = typeRoutes(scope, content.db, type);

    if (created)
      route('POST ', {
        permission,
        summary: 'Create {one}',
        describedBody: newRecord(type, 'json'),
        form: newRecord(type, 'form'),
        status: 201,
        answer,
        options: { bodyLimit: MAX_BODY },
        handle: async ({ request, user }) => {
          const outcome = await withSubmittedRecord({ request, media, type, schema: newRecordSchema(type) }, (fields) =>
            content.create(type, fields, user),
          );
          return savedAs(outcome, created);
        },
      });

    const update = {
      permission,
      answer,
      options: { bodyLimit: MAX_BODY, config: { updates: true } },
      handle: async ({ id, request, reply, user }: Call<unknown, unknown>) => {
        const submission = { request, media, type, schema: changesSchema(type) };
        const outcome = await withSubmittedRecord(submission, async (fields) =>
          isUpdate(request, fields) ? content.update(type, id, fields, user) : null,
        );
        return outcome ? savedAs(outcome, updated) : sendMethodNotAllowed(reply);
      },
    } as const;

    route('PUT /:key', {
      ...update,
      summary: 'Update {one}',
      description: 'An omitted field keeps its value; an omitted or empty file keeps the picture.',
      describedBody: changes(type, 'json'),
      form: changes(type, 'form'),
    });

    route('POST /:key', {
      ...update,
      summary: 'Update {one} from a form',
      form: changes(type, 'form').extend({ _method: z.literal('put') }),
    });

    if (deleted)
      route('DELETE /:key', {
        permission,
        summary: 'Delete {one}',
        handle: async ({ id, user }) => doneAs(await content.softDelete(type, id, user), deleted),
      });
  }
}

function sendMethodNotAllowed(reply: FastifyReply) {
  const message = 'A form that updates a record must send _method=put.';
  return reply.status(405).header('allow', 'GET, PUT, DELETE').send({ message });
}
