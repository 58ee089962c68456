import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { notFound } from './answers.ts';
import { contentApi } from './content/content.ts';
import { historyApi } from './content/history.ts';
import { orderApi } from './content/order.ts';
import { acceptForms } from './form-body.ts';
import { requireSignIn } from './guard.ts';
import { mediaApi } from './media.ts';
import { refuseMethodOverrides } from './method-override.ts';
import { describeApi } from './openapi/document.ts';
import { publicApi } from './public.ts';
import { acceptPictures } from './sent.ts';
import { login, logout } from './sign-in.ts';

/** Everything under /api, for programs: answers are JSON, failures too. What is not named as open needs a sign-in. */
export async function api(scope: FastifyInstance, services: Services) {
  await describeApi(scope, services.publicUrl);
  refuseMethodOverrides(scope);
  await scope.register(async (open) => {
    acceptForms(open, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    publicApi(open, services);
    login(open, services.accounts);
  });
  await scope.register(async (guarded) => {
    requireSignIn(guarded, services.accounts);
    await guarded.register(async (pictured) => {
      acceptForms(pictured, ['application/x-www-form-urlencoded']);
      await acceptPictures(pictured);
      contentApi(pictured, services);
      mediaApi(pictured, services.media);
    });
    await guarded.register(async (plain) => {
      acceptForms(plain, ['application/x-www-form-urlencoded', 'multipart/form-data']);
      logout(plain, services.accounts);
      historyApi(plain, services.content);
      orderApi(plain, services.content);
    });
  });
  for (const rest of ['/', '/*']) scope.all(rest, { schema: { hide: true } }, (_request, reply) => notFound(reply));
}
