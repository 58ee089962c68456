import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes, typeAt } from '../../../../content/index.ts';
import { beginnerOf, extentOf, may, permissionToDraft } from '../../../../content/permissions.ts';
import type { DraftsToSee } from '../../../content/drafts/draft-rows.ts';
import type { ContentDatabase } from '../../../content/tables.ts';
import { typesInLanguage } from '../../../content/translations/type-in-language.ts';
import { done, type Outcome } from '../../../platform/outcome.ts';
import type { Services } from '../../../services.ts';
import { requirePermission, signedIn } from '../../http/guard.ts';
import { idIn } from '../../http/id.ts';

/** Responds with 403 to calls about a draft, a link to it, or a comment on it, by somebody who may not work on that draft. */
export function guardDrafts(
  scope: FastifyInstance,
  { drafts, previewLinks, discussion }: Pick<Services, 'drafts' | 'previewLinks' | 'discussion'>,
) {
  const begunBy = { drafts: drafts.begun, 'preview-links': previewLinks.begun, comments: discussion.begun };
  scope.addHook('onRequest', async (request) => {
    const kind = ABOUT_ONE.exec(request.routeOptions.url ?? '')?.[1] as keyof typeof begunBy | undefined;
    const begun = kind && (await begunBy[kind](idIn((request.params as { id: string }).id)));
    if (begun) requirePermission(request, permissionToDraft(begun.type), begun);
  });
}

/** Returns which drafts of a type, or of all, somebody may see. Throws a 403 if they may see none of that type. */
export function visibleDrafts(request: FastifyRequest, path?: string): DraftsToSee {
  const { user } = signedIn(request);
  if (path) requirePermission(request, permissionToDraft(typeAt(path)));
  return {
    types: path ? [typeAt(path)] : contentTypes.filter((type) => may(user, permissionToDraft(type))),
    ...(extentOf(user, 'write drafts') === 'own' && { begunBy: beginnerOf(user) }),
  };
}

/** Returns the same of translations into a language of the site, if one is given. */
export async function visibleDraftsIn(
  request: FastifyRequest,
  db: ContentDatabase,
  { path, language }: { path?: string | undefined; language?: string | undefined },
): Promise<Outcome<DraftsToSee>> {
  const visible = visibleDrafts(request, path);
  const types = await typesInLanguage(db, visible.types, language);
  return types.ok ? done({ ...visible, types: types.value }) : types;
}

const ABOUT_ONE = /^\/api\/(drafts|preview-links|comments)\/:id(?:\/|$)/;
