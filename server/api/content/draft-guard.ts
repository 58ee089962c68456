import type { FastifyInstance } from 'fastify';
import { toDraft } from '../../../content/permissions.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';

/** Responds with 403 to every call about a draft or a link to one, whichever it is, of somebody who may not work on it. */
export function guardDrafts(
  scope: FastifyInstance,
  { drafts, previewLinks }: Pick<Services, 'drafts' | 'previewLinks'>,
) {
  const begunBy = { drafts: drafts.begun, 'preview-links': previewLinks.begun };
  scope.addHook('onRequest', async (request) => {
    const kind = ABOUT_ONE.exec(request.routeOptions.url ?? '')?.[1] as keyof typeof begunBy | undefined;
    const begun = kind && (await begunBy[kind](idIn(request.params as WithId['Params'])));
    if (begun) requirePermission(request, toDraft(begun.type), begun);
  });
}

const ABOUT_ONE = /^\/api\/(drafts|preview-links)\/:id(?:\/|$)/;
