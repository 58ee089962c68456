import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { permissionToDraft } from '../../../../content/permissions.ts';
import { commentInput, commentSchema } from '../../../content/discussion/comments.ts';
import { handBackInput, handOverInput } from '../../../content/discussion/hand-over.ts';
import { reviewSchema } from '../../../content/discussion/reviews.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { missing } from '../../../platform/outcome.ts';
import type { Services } from '../../../services.ts';
import { requirePermission } from '../../http/guard.ts';
import { dataOrMissing, savedAs } from '../../http/responses.ts';
import { routesIn } from '../../http/routes.ts';
import { dataOf, savedOf } from '../../openapi/operation.ts';
import { named } from '../../openapi/schemas.ts';

/** What colleagues say about a draft, and whom it is handed to. */
export function discussionApi(
  scope: FastifyInstance,
  { discussion, handOver }: Pick<Services, 'discussion' | 'handOver'>,
) {
  const route = routesIn(scope, { tag: 'Drafts', permission: 'write drafts' });
  const options = { bodyLimit: limits.bodies.largest };

  route('GET /drafts/:id/comments', {
    summary: 'List what was said about a draft, by colleagues and by visitors with a link to it',
    description: 'Also those on a draft that was published, whose id its version has, or discarded.',
    answer: z.object({ data: z.array(comment), review: review.nullable() }),
    handle: async ({ id, user, request }) => {
      const closed = await discussion.closed(id);
      // People may read what was said about what is published, whoever began it.
      if (closed) requirePermission(request, permissionToDraft(closed.type), user.program && closed);
      const found = await discussion.read(id);
      return found ? { data: found.comments, review: found.review } : missing;
    },
  });

  route('POST /drafts/:id/comments', {
    summary: 'Comment on a draft, or on words in it',
    body: commentInput,
    status: 201,
    answer: savedOf(comment),
    options,
    handle: async ({ id, body, user }) => savedAs(await discussion.comment(id, body, user), 'Comment Added!'),
  });

  route('POST /comments/:id/resolve', {
    summary: 'Mark a comment as dealt with, or no longer',
    body: resolution,
    answer: savedOf(comment),
    options,
    handle: async ({ id, body: { resolved }, user }) =>
      savedAs(await discussion.resolve(id, resolved, user), resolved ? 'Comment Resolved!' : 'Comment Reopened!'),
  });

  route('GET /drafts/:id/reviewers', {
    summary: 'List who else may publish a draft, and so can be asked for a review',
    answer: dataOf(z.array(z.object({ id: z.int(), name: z.string() }))),
    handle: async ({ id, user }) => dataOrMissing(await handOver.reviewers(id, user)),
  });

  route('POST /drafts/:id/review', {
    summary: 'Hand a draft to somebody who may publish it, or to everybody who may',
    body: handOverInput,
    status: 201,
    answer: savedOf(review.nullable()),
    options,
    handle: async ({ id, body, user }) => savedAs(await handOver.handOver(id, body, user), 'Draft Handed Over!'),
  });

  route('DELETE /drafts/:id/review', {
    summary: 'Hand a draft back to whoever has handed it over, or take back your own',
    body: handBackInput,
    answer: savedOf(review.nullable()),
    options,
    handle: async ({ id, body, user }) => {
      const outcome = await handOver.handBack(id, body, user);
      return savedAs(outcome, outcome.ok && outcome.value ? 'Draft Handed Back!' : 'Draft Taken Back!');
    },
  });
}

const comment = named('DraftComment', commentSchema);
const review = named('DraftReview', reviewSchema);

const resolution = z
  .object(
    { resolved: z.boolean('Resolved must be true or false.').default(true) },
    'The comment must be sent as named fields.',
  )
  .prefault({});
