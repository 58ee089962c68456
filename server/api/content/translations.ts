import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import { permissionToDraft, permissionToPublish } from '../../../content/permissions.ts';
import { draftSchema } from '../../content/drafts/draft-rows.ts';
import { readRecord, withParts } from '../../content/records/records.ts';
import { sourceDifferences, sourceDifferenceSchema } from '../../content/translations/source-differences.ts';
import {
  listedTranslationSchema,
  listTranslations,
  markUpToDate,
  outdatedDrafts,
  seenSource,
} from '../../content/translations/translations.ts';
import { typeInLanguage } from '../../content/translations/type-in-language.ts';
import { readOriginal } from '../../content/translations/unwritten.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { type Call, typeRoutes } from '../http/routes.ts';
import { dataOrMissing, doneAs, savedAs } from '../http/responses.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { MAX_BODY } from './record-body.ts';
import { newRecord, translationSchema } from './record-schemas.ts';

const permission = 'read content';

/** What records are in the other languages of the site. */
export function translationsApi(scope: FastifyInstance, { content, drafts }: Pick<Services, 'content' | 'drafts'>) {
  const { db } = content;
  for (const type of contentTypes.filter(isTranslatable)) {
    const route = typeRoutes(scope, db, type);
    const answer = translationSchema(type);

    /** Lets a handler have the type in the language that an address names. */
    const translated =
      <Body>(handle: (call: Call<unknown, Body> & { type: ContentType }) => Promise<object>) =>
      async (call: Call<unknown, Body>) => {
        const translation = await typeInLanguage(db, type, call.params['language']);
        if (!translation.ok) return translation;
        return translation.value.language ? handle({ ...call, type: translation.value }) : missing;
      };

    route('GET /:key/translations', {
      permission,
      summary: 'List the translations of {one}',
      answer: dataOf(z.array(listedTranslation)).extend({
        drafts: z.array(z.string()).describe('The languages into which somebody drafts one'),
        outdated_drafts: z
          .array(z.string())
          .describe('Those of them without a translation yet, whose draft was begun from an earlier text'),
      }),
      handle: async ({ id }) => ({
        data: await listTranslations(db, type, id),
        drafts: await drafts.languagesOf(type, id),
        outdated_drafts: await outdatedDrafts(db, type, id),
      }),
    });

    route('GET /:key/translations/:language', {
      permission,
      summary: 'Read {one} in another language',
      canBeInvalid: true,
      answer: dataOf(answer),
      handle: translated(async ({ type, id }) => {
        const words = await readRecord(db, type, id);
        return words ? { data: await withParts(db, type, words) } : missing;
      }),
    });

    route('PUT /:key/translations/:language', {
      permission: permissionToPublish(type),
      summary: 'Translate {one}, or change a translation',
      describedBody: newRecord(inLanguage(type, DEFAULT_LANGUAGE), 'json').partial(),
      answer: savedOf(answer),
      options: { bodyLimit: MAX_BODY },
      handle: translated(async ({ type, id, request, user }) => {
        const original = await readOriginal(db, type, id);
        if (!original) return missing;
        const isThere = (await readRecord(db, type, id)) !== null;
        const outcome = isThere
          ? await content.update(type, id, request.body, user)
          : await content.create(type, request.body, user, { original });
        return savedAs(outcome, 'Translation Saved!');
      }),
    });

    route('DELETE /:key/translations/:language', {
      permission: permissionToPublish(type),
      summary: 'Delete a translation of {one}',
      canBeInvalid: true,
      handle: translated(async ({ type, id, user }) =>
        doneAs(await content.softDelete(type, id, user), 'Translation Deleted!'),
      ),
    });

    route('POST /:key/translations/:language/restore', {
      permission: permissionToPublish(type),
      summary: 'Restore a translation of {one} that was deleted',
      canBeInvalid: true,
      answer: savedOf(answer),
      handle: translated(async ({ type, id, user }) =>
        savedAs(await content.restore(type, id, user), 'Translation Restored!'),
      ),
    });

    route('GET /:key/translations/:language/draft', {
      permission: permissionToDraft(type),
      summary: 'Read the draft of a translation of {one}, or null',
      canBeInvalid: true,
      answer: dataOf(draftSchema.nullable()),
      handle: translated(async ({ type, id, request }) => {
        const begun = await drafts.begunOf(type, id);
        if (begun) requirePermission(request, permissionToDraft(type), begun, begun.sentence);
        return { data: await drafts.ofRecord(type, id) };
      }),
    });

    route('GET /:key/translations/:language/source-diff', {
      permission,
      summary: 'List what has changed in {one} since it was translated',
      canBeInvalid: true,
      answer: dataOf(z.array(sourceDifferenceSchema)),
      handle: translated(async ({ type, id }) => dataOrMissing(await sourceDifferences(db, type, id))),
    });

    route('POST /:key/translations/:language/up-to-date', {
      permission: permissionToPublish(type),
      summary: 'Say that a translation of {one} needs none of what has changed',
      body: seenSource,
      handle: translated(async ({ type, id, body }) =>
        doneAs(await markUpToDate(db, type, id, body), 'Translation Is Up to Date!'),
      ),
    });
  }
}

const listedTranslation = named('ListedTranslation', listedTranslationSchema);
