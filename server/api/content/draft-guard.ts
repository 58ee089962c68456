import type { FastifyInstance } from 'fastify';
import { toDraft } from '../../../content/permissions.ts';
import type { Drafts } from '../../content/drafts/drafts.ts';
import { requirePermission } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';

const ABOUT_A_DRAFT = /^\/api\/drafts\/:id(\/|$)/;

/** Responds with 403 to every call about a draft, whichever it is, of somebody who may not work on this one. */
export function guardDrafts(scope: FastifyInstance, drafts: Drafts) {
  scope.addHook('onRequest', async (request) => {
    if (!ABOUT_A_DRAFT.test(request.routeOptions.url ?? '')) return;
    const begun = await drafts.begun(idIn(request.params as WithId['Params']));
    if (begun) requirePermission(request, toDraft(begun.type), begun);
  });
}
