import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes, typeAt } from '../../../../content/index.ts';
import {
  beginnerOf,
  may,
  permissionToDraft,
  permissionToPublish,
  type SignedInUser,
} from '../../../../content/permissions.ts';
import { differenceSchema } from '../../../content/differences/record-differences.ts';
import { closedDraftSchema } from '../../../content/drafts/closed-drafts.ts';
import { draftInput, newDraftInput } from '../../../content/drafts/draft-input.ts';
import { draftSchema, listedDraftSchema } from '../../../content/drafts/draft-rows.ts';
import { findId } from '../../../content/records/records.ts';
import { typeInLanguage } from '../../../content/translations/type-in-language.ts';
import { missing } from '../../../platform/outcome.ts';
import type { Services } from '../../../services.ts';
import { hintSchema } from '../../../site/checks/publish-checks.ts';
import { requirePermission } from '../../http/guard.ts';
import { pageResponse, pagingShape } from '../../http/paging.ts';
import { doneAs, dataOrMissing, savedAs } from '../../http/responses.ts';
import { languageOfList, languageTag, recordRoutes, routesIn, typeRoutes } from '../../http/routes.ts';
import { dataOf, pageSchema, savedOf } from '../../openapi/operation.ts';
import { named } from '../../openapi/schemas.ts';
import { MAX_BODY } from '../record-body.ts';
import { eitherSchema, recordKey, typePath } from '../record-schemas.ts';
import { visibleDraftsIn } from './draft-guard.ts';

const DRAFTS_PER_PAGE = 20;
const MAX_LINKS = 200;

type DraftServices = Pick<Services, 'content' | 'drafts' | 'handOver' | 'publishChecks' | 'publicUrl' | 'unseenLinks'>;

/** Drafts of every type, beside what is published. */
export function draftsApi(scope: FastifyInstance, services: DraftServices) {
  const { content, drafts, handOver, publishChecks, publicUrl, unseenLinks } = services;
  const route = routesIn(scope, { tag: 'Drafts', permission: 'write drafts' });

  route('GET /drafts', {
    summary: 'List the drafts; writers get those they began',
    query,
    answer: pageSchema(listedDraft),
    handle: async ({ query: { page, per_page: perPage, type, language, mine, waiting }, user, request }) => {
      const visible = await visibleDraftsIn(request, content.db, { path: type, language });
      if (!visible.ok) return visible;
      const publishes = visible.value.types.filter((type) => may(user, permissionToPublish(type)));
      const chosen = {
        ...(mine && { begunBy: beginnerOf(user) }),
        ...(waiting && { waitingFor: await handOver.reviewer(user, publishes) }),
      };
      const list = await drafts.list({ page, perPage, ...visible.value, ...chosen });
      return pageResponse(list, publicUrl + request.url);
    },
  });

  route('GET /drafts/closed', {
    summary:
      'List the drafts that were published or discarded in the last 30 days, and by whom; writers get those they began',
    query: closedQuery,
    answer: pageSchema(named('ClosedDraft', closedDraftSchema)),
    handle: async ({ query: { page, per_page: perPage, type, language, id }, request }) => {
      const visible = await visibleDraftsIn(request, content.db, { path: type, language });
      if (!visible.ok) return visible;
      return pageResponse(await drafts.listClosed({ page, perPage, ...visible.value, id }), publicUrl + request.url);
    },
  });

  route('POST /drafts', {
    summary: 'Begin the draft of a record, or of a new one',
    body: beginning,
    status: 201,
    answer: savedOf(draft),
    options: { bodyLimit: MAX_BODY },
    handle: async ({ body: { type: path, key, language, ...changes }, user, request }) => {
      const type = typeAt(path);
      requirePermission(request, permissionToDraft(type));
      const inLanguage = await typeInLanguage(content.db, type, language);
      if (!inLanguage.ok) return inLanguage;
      const recordId = key === null ? null : await findId(content.db, type, key);
      if (key !== null && recordId === null) return missing;
      return savedAs(await drafts.begin(inLanguage.value, recordId, changes, user), SAVED);
    },
  });

  route('GET /drafts/:id', {
    summary: 'Read a draft',
    answer: dataOf(draft),
    handle: async ({ id }) => dataOrMissing(await drafts.read(id)),
  });

  route('PUT /drafts/:id', {
    summary: 'Save a draft, finished or not',
    body: draftInput,
    answer: savedOf(draft),
    options: { bodyLimit: MAX_BODY },
    handle: async ({ id, body, user }) => savedAs(await drafts.save(id, body, user, mayPublish(user)), SAVED),
  });

  route('GET /drafts/:id/diff', {
    summary: 'List what publishing a draft would change',
    answer: dataOf(z.array(difference)),
    handle: async ({ id }) => dataOrMissing(await drafts.differences(id)),
  });

  route('GET /drafts/:id/checks', {
    summary: 'List what to check before publishing a draft; these are hints and do not block',
    answer: dataOf(z.array(hintSchema)),
    handle: async ({ id }) => {
      const draft = await drafts.readValues(id);
      return draft ? { data: await publishChecks(draft) } : missing;
    },
  });

  route('DELETE /drafts/:id', {
    summary: 'Discard a draft',
    query: discarding,
    handle: async ({ id, query, user }) =>
      doneAs(await drafts.discard(id, user, { ...query, ...mayPublish(user) }), 'Draft Discarded!'),
  });

  route('POST /drafts/:id/restore', {
    summary: 'Restore a draft that was discarded in the last 30 days',
    answer: savedOf(draft),
    handle: async ({ id, user }) => savedAs(await drafts.restore(id, user), 'Draft Restored!'),
  });

  route('POST /drafts/:id/publish', {
    permission: 'publish content',
    summary: 'Publish a draft and close it; what others have since published in other fields is kept',
    body: publication,
    answer: savedOf(z.looseObject({})),
    handle: async ({ id, body, user }) => {
      const draft = await drafts.read(id);
      if (!draft) return missing;
      const { created, updated } = typeAt(draft.type).messages;
      const message = draft.language ? 'Translation Published!' : (draft.key === null && created) || updated;
      return savedAs(await drafts.publish(id, body, user), message);
    },
  });

  route('POST /unseen-links', {
    summary: 'Return which of up to 200 links lead to pages of the site that visitors cannot see',
    body: linksToCheck,
    answer: dataOf(z.array(z.string())),
    handle: async ({ body }) => ({ data: await unseenLinks(body.links) }),
  });

  for (const type of contentTypes) {
    const routeOfType = typeRoutes(scope, content.db, type);

    routeOfType('GET /:key/draft', {
      permission: permissionToDraft(type),
      summary: 'Read the draft of {one}, or null',
      answer: dataOf(draft.nullable()),
      handle: async ({ id, request }) => {
        const begun = await drafts.begunOf(type, id);
        if (begun) requirePermission(request, permissionToDraft(type), begun, begun.sentence);
        return { data: await drafts.ofRecord(type, id) };
      },
    });

    if (type.screens.create && !type.single)
      routeOfType('POST /:key/duplicate', {
        permission: permissionToDraft(type),
        summary: 'Begin the draft of a copy of {one}',
        status: 201,
        answer: savedOf(draft),
        handle: async ({ id, user }) =>
          savedAs(await drafts.duplicate(type, id, user), `${type.label.one} Duplicated!`),
      });

    recordRoutes(
      scope,
      content.db,
      type,
    )('POST /:key/undo', {
      permission: permissionToPublish(type),
      summary: 'Undo the last publication of {one}, and go back to its draft',
      description: 'For 30 days, and only of the present version. The schedule of the draft is restored too.',
      body: undoing,
      answer: z.object({
        data: eitherSchema(type)
          .nullable()
          .describe('The record as it was before; null where it was not published before'),
        draft: draftSchema
          .nullable()
          .describe('What was published, where that was a draft, or where the record was new'),
        message: z.string(),
      }),
      handle: async ({ type, id, body, user }) => {
        const outcome = await drafts.undoPublication(type, id, body.version, user);
        if (!outcome.ok) return outcome;
        const { record, draft } = outcome.value;
        const message = draft ? 'Publication Undone! It is a draft again.' : 'Publication Undone!';
        return { data: record, draft, message };
      },
    });
  }
}

/** For settings and brand, drafts are only written by those who publish them. */
function mayPublish(user: SignedInUser) {
  return { mayPublish: may(user, 'publish content') };
}

const SAVED = 'Draft Saved!';

const LINKS = `links must be at most ${MAX_LINKS} addresses.`;

const linksToCheck = z.object({
  links: z.array(z.string(LINKS).max(2_000, LINKS), LINKS).max(MAX_LINKS, LINKS),
});

const draft = named('Draft', draftSchema);
const listedDraft = named('ListedDraft', listedDraftSchema);
const difference = named('Difference', differenceSchema);

const query = z.object({
  ...pagingShape(DRAFTS_PER_PAGE),
  type: typePath.optional(),
  language: languageOfList.optional(),
  mine: z
    .string()
    .transform((text) => text === '1' || text === 'true')
    .optional(),
  waiting: z
    .literal('me', 'Waiting must be me.')
    .optional()
    .describe('me: those that were handed to you, or to everybody who may publish them, or back to you'),
});

const closedQuery = z.object({
  ...pagingShape(DRAFTS_PER_PAGE),
  type: typePath.optional(),
  language: languageOfList.optional(),
  id: z.coerce.number().int().optional().describe('Only this one'),
});

const beginning = newDraftInput.extend({
  type: typePath,
  key: recordKey.nullable().default(null).describe('The id or slug of the record; null for a new one'),
  language: languageTag.optional(),
});

const discarding = z.object({
  version: z.coerce.number().int().optional().describe('The version that was seen. A stale one is a conflict'),
});

const publication = z
  .object(
    {
      version: draftInput.shape.version,
      schedule: z
        .int('Schedule must be a whole number.')
        .nullable()
        .optional()
        .describe(
          'The id of its schedule, or null, as it was shown. That somebody else has scheduled it since is a conflict',
        ),
    },
    'The version must be sent as a named field.',
  )
  .prefault({});

const undoing = z.object(
  { version: z.int('Version must be a whole number.').describe('The version that was published') },
  'The version must be sent as a named field.',
);
