import type { FastifyInstance } from 'fastify';
import { isRecordPage, pageOf, recordPath } from '../../../content/addresses.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { sendNotFound } from '../http/responses.ts';
import { contentOperations } from './content-operations.ts';
import { onRecord } from './on-record.ts';

/** The call that lets one see a record as its page before it is Active. */
export function previewApi(scope: FastifyInstance, content: ContentStore) {
  for (const type of contentTypes as readonly ContentType[]) {
    const page = pageOf(type);
    if (!isRecordPage(page)) continue;
    const preview = onRecord(type, content.idOf, async (id, _request, reply) => {
      const record = await content.read(type, id);
      if (!record) return sendNotFound(reply);
      const token = await content.makePreview(type, id);
      return { data: { path: `${recordPath(page, String(record['slug']))}?preview=${token}` } };
    });
    scope.post(`/${type.path}/:key/preview`, contentOperations(type).preview, preview);
  }
}
