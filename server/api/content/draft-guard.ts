import type { FastifyInstance } from 'fastify';
import { toDraft } from '../../../content/permissions.ts';
import type { Drafts } from '../../content/drafts/drafts.ts';
import { requirePermission } from '../http/guard.ts';
import { idIn } from '../http/id.ts';

const ABOUT_A_DRAFT = /^\/api\/drafts\/:(\w+)/;

/** Responds with 403 to every call about a draft, whichever it is, of somebody who may not work on this one. */
export function guardDrafts(scope: FastifyInstance, drafts: Drafts) {
  scope.addHook('onRequest', async (request) => {
    const name = ABOUT_A_DRAFT.exec(request.routeOptions.url ?? '')?.[1];
    if (name === undefined) return;
    const { [name]: id = '' } = request.params as Record<string, string>;
    const begun = await drafts.begun(idIn({ id }));
    if (begun) requirePermission(request, toDraft(begun.type), begun);
  });
}
