import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { typeAt } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isPositiveInt } from '../../../content/model/integers.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { progressOf, progressSchema } from '../../content/drafts/draft-rows.ts';
import { presentSchema } from '../../content/presence/presence.ts';
import { pendingIdsOf } from '../../content/schedules/schedule-rows.ts';
import { findId, readRecord } from '../../content/records/records.ts';
import { publishedAs } from '../../content/revisions/revisions.ts';
import { typeInLanguage } from '../../content/translations/type-in-language.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { readOriginal } from '../../content/translations/unwritten.ts';
import { requirePermission, sessionIn } from '../http/guard.ts';
import { languageTag, routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { recordKey, typePath } from './record-schemas.ts';

/** Who has the same record open. */
export function presenceApi(
  scope: FastifyInstance,
  { content, drafts, presence }: Pick<Services, 'content' | 'drafts' | 'presence'>,
) {
  routesIn(scope, { tag: 'Drafts', permission: 'write drafts' })('POST /presence', {
    summary: 'Report that you have a record open, and see who else does',
    description: 'Repeat it every 15 seconds. It does not keep a session open.',
    body: input,
    answer: dataOf(z.array(presentSchema)).extend({
      draft: progressSchema.nullable().describe('The draft as it is now; null where it is published or discarded'),
      schedules: z.array(z.int()).describe('The ids of the schedules by which the record will be shown or hidden'),
      source_version: z.int().nullable().describe('The version of the record that a translation is made from'),
      published_as: z.string().nullable().describe('The id or slug of the record, once the draft is published'),
    }),
    isForPeople: true,
    options: { config: { isAutomatic: true } },
    handle: async ({ body: { type: path, key, language, draft_id: draftId }, request }) => {
      const source = typeAt(path);
      requirePermission(request, permissionToDraft(source));
      const inLanguage = await typeInLanguage(content.db, source, language);
      if (!inLanguage.ok) return inLanguage;
      const type = inLanguage.value;
      const draft = draftId === undefined ? null : await findDraft(draftId, request);
      const published = draftId === undefined || draft ? null : await publishedAs(content.db, type, draftId);
      const recordId = published?.id ?? (await findId(content.db, source, key));
      const subject = recordId === null ? draft : { kind: type.name, id: recordId };
      if (!subject) return missing;
      const colleagues = await presence.report(subject, sessionIn(request));
      const progress = draftId === undefined ? null : await progressOf(content.db, type, draftId);
      const schedules = recordId === null ? [] : await pendingIdsOf(content.db, type, recordId);
      return {
        data: colleagues,
        draft: progress,
        schedules,
        source_version: recordId === null ? null : ((await readOriginal(content.db, type, recordId))?.version ?? null),
        published_as: published && (await keyOf(source, published.id)),
      };
    },
  });

  async function keyOf(type: ContentType, id: number) {
    const record = await readRecord(content.db, type, id);
    return record && String(record[type.addressedBy]);
  }

  /** Finds a draft that is not published, on which whoever makes the request has to be allowed to work. */
  async function findDraft(draftId: number, request: FastifyRequest) {
    const begun = await drafts.begun(draftId);
    if (begun) requirePermission(request, permissionToDraft(begun.type), begun);
    return begun && { kind: 'draft', id: draftId };
  }
}

const DRAFT = 'Draft must be the id of a draft.';

const input = z.object(
  {
    type: typePath,
    key: recordKey.default(''),
    language: languageTag.optional(),
    draft_id: z
      .int(DRAFT)
      .refine(isPositiveInt, DRAFT)
      .optional()
      .describe('The draft being edited, of the record or of one that was never published'),
  },
  'The record must be sent as named fields.',
);
