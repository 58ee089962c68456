import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { ContentStore } from '../content/store.ts';
import { notFound } from './answers.ts';
import { contentApi } from './content.ts';
import { acceptForms } from './form-body.ts';
import { requireSignIn } from './guard.ts';
import { type PublicApi, publicApi } from './public.ts';
import { login, logout } from './sign-in.ts';

/** Everything under /api, for programs: answers are JSON, failures too. */
export async function api(scope: FastifyInstance, services: PublicApi & { accounts: Accounts; content: ContentStore }) {
  acceptForms(scope);
  await scope.register(async (open) => {
    publicApi(open, services);
    login(open, services.accounts);
  });
  await scope.register(async (guarded) => {
    requireSignIn(guarded, services.accounts);
    logout(guarded, services.accounts);
    contentApi(guarded, services);
  });
  for (const rest of ['/', '/*']) scope.all(rest, (_request, reply) => notFound(reply));
}
