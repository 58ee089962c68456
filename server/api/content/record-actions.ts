import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { isRecordPage, pageOf, recordPath } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { may, permissionToPublish } from '../../../content/permissions.ts';
import { deletedRecordSchema } from '../../content/deletion/deleted-records.ts';
import { describeConsequences } from '../../content/deletion/consequences.ts';
import { dependentsSchema } from '../../content/records/relations.ts';
import { moveInput } from '../../content/records/order.ts';
import { wantedSlug } from '../../content/slugs.ts';
import { typesInLanguage } from '../../content/translations/type-in-language.ts';
import { linksTo, placeSchema } from '../../content/uses/places.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { type Failure, savedAs } from '../http/responses.ts';
import { languageOfList, recordRoutes, routesIn, typeRoutes } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { wholeRecordSchema } from './record-schemas.ts';

/** Moves and restores records, and says what refers to them. */
export function recordActionsApi(scope: FastifyInstance, { content }: Pick<Services, 'content'>) {
  routesIn(scope, { tag: 'Deleted', permission: 'publish content' })('GET /deleted', {
    summary: 'List the records and pictures deleted in the last 30 days, which can be restored',
    query: z.object({ language: languageOfList.optional() }),
    answer: dataOf(z.array(deletedRecordSchema)),
    handle: async ({ user, query: { language } }) => {
      const restorable = contentTypes.filter((type) => may(user, permissionToPublish(type)));
      const types = await typesInLanguage(content.db, restorable, language);
      return types.ok ? { data: await content.listDeleted(types.value) } : types;
    },
  });

  for (const type of contentTypes) {
    const route = typeRoutes(scope, content.db, type);
    const permission = permissionToPublish(type);

    recordRoutes(
      scope,
      content.db,
      type,
    )('GET /:key/linked-from', {
      permission: 'read content',
      summary: 'List up to 50 records that link or relate to {one}, without its own parts',
      answer: dataOf(z.array(placeSchema)),
      handle: async ({ type, id }) => ({ data: await linksTo(content.db, { type: type.name, id }) }),
    });

    if (type.ordered)
      route('POST /:key/move', {
        permission,
        summary: 'Move {one} to another position',
        body: moveInput,
        answer: savedOf(wholeRecordSchema(type)),
        handle: async ({ id, user, body }) =>
          savedAs(await content.move(type, id, body.position, user), `${type.label.one} Moved!`),
      });

    if (!type.messages.deleted) continue;
    route('GET /:key/dependents', {
      permission,
      summary: 'List what deleting {one} affects',
      answer: dataOf(dependentsSchema),
      handle: async ({ id }) => ({ data: await describeConsequences(content.db, type, id) }),
    });

    route('POST /:key/restore', {
      permission,
      summary: 'Restore {one} that was deleted',
      answer: savedOf(wholeRecordSchema(type)),
      findId: (key) => content.findDeletedId(type, key),
      handle: async ({ id, user, params: { key = '' } }) => {
        const outcome = await content.restore(type, id, user);
        return savedAs(outcome, restoredMessage(type, key, outcome));
      },
    });
  }
}

/** Says that a record is restored, and where it is now if its old address was taken. */
function restoredMessage(type: ContentType, key: string, outcome: Outcome<AnyRecord> | Failure): string {
  const message = `${type.label.one} Restored!`;
  const slug = outcome.ok && type.addressedBy === 'slug' ? String(outcome.value['slug']) : null;
  if (slug === null || slug === wantedSlug(key)) return message;
  const page = pageOf(type);
  return isRecordPage(page)
    ? `${message} Another ${type.noun.one} has its old address, so it is now at ${recordPath(page, slug)}.`
    : `${message} Another ${type.noun.one} has its old slug, so it is now ${slug}.`;
}
