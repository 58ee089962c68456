import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { notFound } from './answers.ts';
import { acceptForms } from './form-body.ts';
import { requireSignIn } from './guard.ts';
import { type PublicApi, publicApi } from './public.ts';
import { login, logout } from './sign-in.ts';

/** Everything under /api, for programs: answers are JSON, failures too. */
export async function api(scope: FastifyInstance, services: PublicApi & { accounts: Accounts }) {
  acceptForms(scope);
  await scope.register(async (open) => {
    publicApi(open, services);
    login(open, services.accounts);
  });
  await scope.register(async (guarded) => {
    requireSignIn(guarded, services.accounts);
    logout(guarded, services.accounts);
  });
  scope.all('/*', (_request, reply) => notFound(reply));
}
