import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Activity } from '../activity/activity.ts';
import type { ContentStore } from '../content/store.ts';
import { accountApi } from './account.ts';
import { activityApi } from './activity.ts';
import { notFound } from './answers.ts';
import { contentApi } from './content.ts';
import { acceptForms } from './form-body.ts';
import { requireSignIn } from './guard.ts';
import { invitationsApi } from './invitations.ts';
import { passwordApi } from './password.ts';
import { type PublicApi, publicApi } from './public.ts';
import { registerApi } from './register.ts';
import { sessionsApi } from './sessions.ts';
import { login, logout } from './sign-in.ts';
import { usersApi } from './users.ts';

/** Everything under /api, for programs: answers are JSON, failures too. */
export async function api(
  scope: FastifyInstance,
  services: PublicApi & { accounts: Accounts; activity: Activity; content: ContentStore },
) {
  const { accounts } = services;
  acceptForms(scope);
  await scope.register(async (open) => {
    publicApi(open, services);
    login(open, accounts);
    registerApi(open, accounts);
    passwordApi(open, accounts);
  });
  await scope.register(async (guarded) => {
    requireSignIn(guarded, accounts);
    logout(guarded, accounts);
    accountApi(guarded, accounts);
    sessionsApi(guarded, accounts);
    usersApi(guarded, accounts);
    invitationsApi(guarded, accounts);
    activityApi(guarded, services);
    contentApi(guarded, services);
  });
  for (const rest of ['/', '/*']) scope.all(rest, (_request, reply) => notFound(reply));
}
