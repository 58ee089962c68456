import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extentOf } from '../../../content/permissions.ts';
import { listedLinkSchema, previewCommentSchema } from '../../content/preview-links/feedback.ts';
import { previewLinkInput } from '../../content/preview-links/preview-links.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { doneAs, dataOrMissing, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';

const permission = 'share drafts';

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

const link = named('PreviewLink', listedLinkSchema);
const comment = named('PreviewComment', previewCommentSchema);
