import type { FastifyInstance } from 'fastify';
import { collectAllowedMethods } from '../platform/allowed-methods.ts';
import { notAllowed } from '../platform/failure.ts';
import { limits } from '../platform/limits.ts';
import type { Services } from '../services.ts';
import { accountApi } from './account.ts';
import { activityApi } from './activity.ts';
import { notFound } from './answers.ts';
import { contentApi } from './content/content.ts';
import { historyApi } from './content/history.ts';
import { orderApi } from './content/order.ts';
import { previewApi } from './content/preview.ts';
import { acceptForms } from './form-body.ts';
import { requireSignIn } from './guard.ts';
import { inboxApi } from './inbox.ts';
import { invitationsApi } from './invitations.ts';
import { leadsApi } from './leads.ts';
import { mediaApi } from './media.ts';
import { meetingsApi } from './meetings.ts';
import { refuseMethodOverrides } from './method-override.ts';
import { describeApi } from './openapi/document.ts';
import { overviewApi } from './overview.ts';
import { passwordApi } from './password.ts';
import { personalDataApi } from './personal-data.ts';
import { publicApi } from './public.ts';
import { registerApi } from './register.ts';
import { acceptPictures } from './sent.ts';
import { sessionsApi } from './sessions.ts';
import { login, logout } from './sign-in.ts';
import { triageApi } from './triage.ts';
import { usersApi } from './users.ts';

/** Everything under /api, for programs: answers are JSON, failures too. What is not named as open needs a sign-in. */
export async function api(scope: FastifyInstance, services: Services) {
  const allowedMethods = collectAllowedMethods(scope);
  const { accounts } = services;
  await describeApi(scope, services.publicUrl);
  refuseMethodOverrides(scope);
  await scope.register(async (open) => {
    open.addHook('onRoute', (route) => void (route.bodyLimit = limits.bodies.largest));
    acceptForms(open, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    publicApi(open, services);
    login(open, accounts);
    registerApi(open, accounts);
    passwordApi(open, accounts);
  });
  await scope.register(async (guarded) => {
    requireSignIn(guarded, accounts);
    await guarded.register(async (pictured) => {
      acceptForms(pictured, ['application/x-www-form-urlencoded']);
      await acceptPictures(pictured);
      contentApi(pictured, services);
      mediaApi(pictured, services.media);
    });
    await guarded.register(async (plain) => {
      acceptForms(plain, ['application/x-www-form-urlencoded', 'multipart/form-data']);
      logout(plain, accounts);
      accountApi(plain, accounts);
      sessionsApi(plain, accounts);
      usersApi(plain, accounts);
      invitationsApi(plain, accounts);
      activityApi(plain, services);
      historyApi(plain, services.content);
      orderApi(plain, services.content);
      previewApi(plain, services.content);
      overviewApi(plain, services);
      inboxApi(plain, services);
      meetingsApi(plain, services);
      personalDataApi(plain, services.personalData);
      triageApi(plain, services);
      leadsApi(plain, services);
    });
  });
  for (const rest of ['/', '/*'])
    scope.all(rest, { schema: { hide: true } }, ({ method, url }, reply) => {
      const allowed = allowedMethods(url);
      if (allowed.length > 0 && !allowed.includes(method)) throw notAllowed();
      return notFound(reply);
    });
}
