import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extentOf } from '../../../content/permissions.ts';
import { previewLinkInput } from '../../content/preview-links/preview-links.ts';
import { decisions } from '../../content/preview-links/tables.ts';
import type { Services } from '../../services.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure, sendNotFound } from '../http/responses.ts';
import { messageResponse, operation, readBody } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { dataOf } from './type-route.ts';

/** Links that show a draft to people without an account. */
export function previewLinksApi(scope: FastifyInstance, { previewLinks }: Pick<Services, 'previewLinks'>) {
  scope.post<WithId>('/drafts/:id/links', create, async (request, reply) => {
    const sent = readBody(request, create);
    if (!sent.ok) return sendFailure(reply, sent);
    const outcome = await previewLinks.create(idIn(request.params), sent.value, signedIn(request).user);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return reply.status(201).send({ data: outcome.value, message: 'Link Created!' });
  });

  scope.get<WithId>('/drafts/:id/links', list, async (request, reply) => {
    const { user } = signedIn(request);
    const madeBy = extentOf(user, permission) === 'own' ? user.id : null;
    const links = await previewLinks.list(idIn(request.params), madeBy);
    return links ? { data: links } : sendNotFound(reply);
  });

  scope.delete<WithId>('/preview-links/:id', revoke, async (request, reply) => {
    const id = idIn(request.params);
    const maker = await previewLinks.maker(id);
    // Whoever sent it to a client relies on it.
    if (maker)
      requirePermission(request, permission, maker, `Only ${maker.created_name} or an editor can revoke this.`);
    const outcome = await previewLinks.revoke(id, signedIn(request).user);
    return outcome.ok ? { message: 'Link Revoked!' } : sendFailure(reply, outcome);
  });

  scope.get<WithId>('/preview-links/:id/comments', comments, async ({ params }, reply) => {
    const found = await previewLinks.comments(idIn(params));
    return found ? { data: found } : sendNotFound(reply);
  });
}

const link = named(
  'PreviewLink',
  z.object({
    id: z.int(),
    label: z.string().nullable(),
    pinned: z.boolean().describe('Whether it shows the draft as it was when the link was created'),
    allows_comments: z.boolean(),
    created_at: z.iso.datetime(),
    created_by: z.string(),
    created_by_id: z.int().nullable(),
    expires_at: z.iso.datetime(),
    revoked_at: z.iso.datetime().nullable(),
    opened: z.int().describe('How many times its page was opened'),
    last_opened_at: z.iso.datetime().nullable(),
    comments: z.int().describe('The number of comments'),
    decision: z.enum(decisions).nullable(),
    decided_at: z.iso.datetime().nullable(),
    decided_by: z.string().nullable().describe('The name that the visitor typed'),
    decided_version: z.int().nullable().describe('The version of the draft that the visitor saw'),
    changed_since: z
      .boolean()
      .describe('Whether the draft has changed since the decision; without one, since it was pinned'),
    published: z.boolean().describe('Whether it belongs to an earlier draft that was published'),
  }),
);

const comment = named(
  'PreviewComment',
  z.object({ id: z.int(), name: z.string(), text: z.string(), created_at: z.iso.datetime() }),
);

const tag = 'Drafts';
const permission = 'write drafts';

const create = operation({
  tag,
  summary: 'Create a link that shows a draft to people without an account',
  description: 'The path is in this response only: a hash of its token is stored.',
  permission,
  body: previewLinkInput,
  responses: { 201: z.object({ data: z.object({ id: z.int(), path: z.string() }), message: z.string() }) },
});

const list = operation({
  tag,
  summary:
    'List the links to a draft, and those to earlier drafts of its record that still work; writers get their own',
  permission,
  responses: { 200: dataOf(z.array(link)) },
});

const revoke = operation({
  tag,
  summary: 'Revoke a link to a draft',
  permission,
  responses: { 200: messageResponse },
});

const comments = operation({
  tag,
  summary: 'List what visitors have said through a link',
  permission,
  responses: { 200: dataOf(z.array(comment)) },
});
