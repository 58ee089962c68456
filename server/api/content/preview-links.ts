import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extentOf } from '../../../content/permissions.ts';
import { previewLinkInput } from '../../content/preview-links/preview-links.ts';
import { decisions } from '../../content/preview-links/tables.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { doneAs, dataOrMissing, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';

const permission = 'write drafts';

/** Links that show a draft to people without an account. */
export function previewLinksApi(scope: FastifyInstance, { previewLinks }: Pick<Services, 'previewLinks'>) {
  const route = routesIn(scope, { tag: 'Drafts', permission });

  route('POST /drafts/:id/links', {
    summary: 'Create a link that shows a draft to people without an account',
    description: 'The path is in this response only: a hash of its token is stored.',
    body: previewLinkInput,
    status: 201,
    answer: savedOf(z.object({ id: z.int(), path: z.string() })),
    handle: async ({ id, body, user }) => savedAs(await previewLinks.create(id, body, user), 'Link Created!'),
  });

  route('GET /drafts/:id/links', {
    summary:
      'List the links to a draft, and those to earlier drafts of its record that still work; writers get their own',
    answer: dataOf(z.array(link)),
    handle: async ({ id, user }) => {
      const madeBy = extentOf(user, permission) === 'own' ? user.id : null;
      return dataOrMissing(await previewLinks.list(id, madeBy));
    },
  });

  route('DELETE /preview-links/:id', {
    summary: 'Revoke a link to a draft',
    handle: async ({ id, user, request }) => {
      const maker = await previewLinks.maker(id);
      // Whoever sent it to a client relies on it.
      if (maker)
        requirePermission(request, permission, maker, `Only ${maker.created_name} or an editor can revoke this.`);
      return doneAs(await previewLinks.revoke(id, user), 'Link Revoked!');
    },
  });

  route('GET /preview-links/:id/comments', {
    summary: 'List what visitors have said through a link',
    answer: dataOf(z.array(comment)),
    handle: async ({ id }) => dataOrMissing(await previewLinks.comments(id)),
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
