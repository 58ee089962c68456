import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes, typeAt } from '../../../../content/index.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { may, permissionToDraft, type SignedInUser } from '../../../../content/permissions.ts';
import { draftInput } from '../../../content/drafts/draft-input.ts';
import { findId } from '../../../content/records/records.ts';
import type { Services } from '../../../services.ts';
import { fieldErrors } from '../../../platform/outcome.ts';
import { requirePermission, signedIn } from '../../http/guard.ts';
import { idIn, type WithId } from '../../http/id.ts';
import { pageResponse, pagingShape } from '../../http/paging.ts';
import { sendFailure, sendInvalid, sendNotFound, sendSaved } from '../../http/responses.ts';
import { messageResponse, operation, readBody } from '../../openapi/operation.ts';
import { pageSchema } from '../../openapi/page.ts';
import { visibleDrafts } from './draft-guard.ts';
import { difference, draft, listedDraft, savedDraft } from './draft-schemas.ts';
import { MAX_BODY } from '../record-body.ts';
import { dataOf, onRecord, typeOperation, typePath } from '../type-route.ts';

const DRAFTS_PER_PAGE = 20;

/** Drafts of every type, beside what is published. */
export function draftsApi(
  scope: FastifyInstance,
  { content, drafts, publicUrl }: Pick<Services, 'content' | 'drafts' | 'publicUrl'>,
) {
  scope.get('/drafts', list, async (request, reply) => {
    const wanted = query.safeParse(request.query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    const { page, per_page: perPage, type, mine } = wanted.data;
    const ofThem = mine && { begunBy: signedIn(request).user.id };
    const found = await drafts.list({ page, perPage, ...visibleDrafts(request, type), ...ofThem });
    return pageResponse(found, new URL(publicUrl + request.url));
  });

  scope.post('/drafts', { ...begin, bodyLimit: MAX_BODY }, async (request, reply) => {
    const sent = readBody(request, begin);
    if (!sent.ok) return sendFailure(reply, sent);
    const { type: path, key, ...changes } = sent.value;
    const type = typeAt(path);
    requirePermission(request, permissionToDraft(type));
    const recordId = key === null ? null : await findId(content.db, type, key);
    if (key !== null && recordId === null) return sendNotFound(reply);
    const outcome = await drafts.begin(type, recordId, changes, signedIn(request).user);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return reply.status(201).send({ data: outcome.value, message: SAVED });
  });

  scope.get<WithId>('/drafts/:id', read, async ({ params }, reply) => {
    const draft = await drafts.read(idIn(params));
    return draft ? { data: draft } : sendNotFound(reply);
  });

  scope.put<WithId>('/drafts/:id', { ...save, bodyLimit: MAX_BODY }, async (request, reply) => {
    const sent = readBody(request, save);
    if (!sent.ok) return sendFailure(reply, sent);
    const { user } = signedIn(request);
    return sendSaved(reply, await drafts.save(idIn(request.params), sent.value, user, mayPublish(user)), SAVED);
  });

  scope.get<WithId>('/drafts/:id/diff', compare, async ({ params }, reply) => {
    const differences = await drafts.differences(idIn(params));
    return differences ? { data: differences } : sendNotFound(reply);
  });

  scope.delete<WithId>('/drafts/:id', discard, async (request, reply) => {
    const { user } = signedIn(request);
    const outcome = await drafts.discard(idIn(request.params), user, mayPublish(user));
    return outcome.ok ? { message: 'Draft Discarded!' } : sendFailure(reply, outcome);
  });

  scope.post<WithId>('/drafts/:id/restore', restore, async (request, reply) =>
    sendSaved(reply, await drafts.restore(idIn(request.params), signedIn(request).user), 'Draft Restored!'),
  );

  scope.post<WithId>('/drafts/:id/publish', publish, async (request, reply) => {
    const sent = readBody(request, publish);
    if (!sent.ok) return sendFailure(reply, sent);
    const id = idIn(request.params);
    const draft = await drafts.read(id);
    if (!draft) return sendNotFound(reply);
    const { created, updated } = typeAt(draft.type).messages;
    const outcome = await drafts.publish(id, sent.value, signedIn(request).user);
    return sendSaved(reply, outcome, (draft.key === null && created) || updated);
  });

  for (const type of contentTypes) {
    const readOne = onRecord(content, type, async (id, request) => {
      const begun = await drafts.begunOf(type, id);
      if (begun) requirePermission(request, permissionToDraft(type), begun, begun.sentence);
      return { data: await drafts.ofRecord(type, id) };
    });
    scope.get(`/${type.path}/:key/draft`, ofRecord(type), readOne);
  }
}

/** For settings and brand, drafts are only written by those who publish them. */
function mayPublish(user: SignedInUser) {
  return { mayPublish: may(user, 'publish content') };
}

const SAVED = 'Draft Saved!';

const query = z.object({
  ...pagingShape(DRAFTS_PER_PAGE),
  type: typePath.optional(),
  mine: z
    .string()
    .transform((text) => text === '1' || text === 'true')
    .optional(),
});

const beginning = draftInput.omit({ version: true }).extend({
  type: typePath,
  key: z
    .string('Key must be text.')
    .max(300, 'Key can be at most 300 characters long.')
    .nullable()
    .default(null)
    .describe('The id or slug of the record; null for a new one'),
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

const tag = 'Drafts';
const permission = 'write drafts';

const list = operation({
  tag,
  permission,
  summary: 'List the drafts; writers get those they began',
  query,
  responses: { 200: pageSchema(listedDraft) },
});

const begin = operation({
  tag,
  permission,
  summary: 'Begin the draft of a record, or of a new one',
  body: beginning,
  responses: { 201: savedDraft },
});

const read = operation({ tag, permission, summary: 'Read a draft', responses: { 200: dataOf(draft) } });

const compare = operation({
  tag,
  permission,
  summary: 'List what publishing a draft would change',
  responses: { 200: dataOf(z.array(difference)) },
});

const save = operation({
  tag,
  permission,
  summary: 'Save a draft, finished or not',
  body: draftInput,
  responses: { 200: savedDraft },
});

const discard = operation({ tag, permission, summary: 'Discard a draft', responses: { 200: messageResponse } });

const restore = operation({
  tag,
  permission,
  summary: 'Restore a draft that was discarded in the last 30 days',
  responses: { 200: savedDraft },
});

const publish = operation({
  tag,
  permission: 'publish content',
  summary: 'Publish a draft and close it; what others have since published in other fields is kept',
  body: publication,
  responses: { 200: z.object({ data: z.looseObject({}), message: z.string() }) },
  canBeInvalid: true,
});

function ofRecord(type: ContentType) {
  return typeOperation(type, 'Read the draft of {one}, or null', dataOf(draft.nullable()), {
    permission: permissionToDraft(type),
  });
}
