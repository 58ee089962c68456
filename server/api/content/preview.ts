import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isRecordPage, pageOf, recordPath } from '../../../content/addresses.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { findId, readRecord } from '../../content/records/records.ts';
import { sendNotFound } from '../http/responses.ts';
import { onRecord } from './on-record.ts';
import { typeOperation } from './type-operation.ts';

/** Creates preview links of records that have a page. */
export function previewApi(scope: FastifyInstance, content: ContentStore) {
  for (const type of contentTypes as readonly ContentType[]) {
    const page = pageOf(type);
    if (!isRecordPage(page)) continue;
    const createOne = onRecord(
      (key) => findId(content.db, type, key),
      async (id, _request, reply) => {
        const record = await readRecord(content.db, type, id);
        if (!record) return sendNotFound(reply);
        const token = await content.createPreview(type, id);
        return { data: { path: `${recordPath(page, String(record['slug']))}?preview=${token}` } };
      },
    );
    scope.post(`/${type.path}/:key/preview`, create(type), createOne);
  }
}

function create(type: ContentType) {
  return typeOperation(type, {
    summary: 'Create a link that shows the page of {one} for an hour, whatever its status',
    responses: { 200: z.object({ data: z.object({ path: z.string() }) }) },
  });
}
