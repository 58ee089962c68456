import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { requiredFactors } from '../../accounts/factors/required-factors.ts';
import { appCode } from '../../accounts/factors/two-step.ts';
import { confirmation } from '../../accounts/sign-in/confirmation.ts';
import { sessionIn } from '../http/guard.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { passkeyRequest } from './passkey-options.ts';
import { passkeysApi } from './passkeys.ts';

/** How the signed-in person proves who they are: a second step of signing in, and a confirmation before what is dangerous. */
export function securityApi(scope: FastifyInstance, accounts: Accounts) {
  const { twoStep, passkeys, requiredFactors: required, askToConfirm, confirmSession } = accounts;
  const route = routesIn(scope, { tag: 'My account', permission: 'have an account', isWithoutFactor: true });

  route('GET /account/security', {
    summary: 'Return how you sign in',
    answer: dataOf(security),
    handle: async ({ user }) => ({ data: { ...(await twoStep.read(user)), ...(await passkeys.read(user)) } }),
  });

  route('POST /account/confirm/options', {
    summary: 'Return what a browser asks for a passkey of yours with, to confirm that it is you',
    answer: dataOf(passkeyRequest.nullable().describe('Null if you have none that works here')),
    handle: async ({ request }) => ({ data: await askToConfirm(sessionIn(request)) }),
  });

  route('POST /account/confirm', {
    summary: 'Confirm that it is you by password or passkey, for ten minutes',
    describedBody: confirmation,
    handle: async ({ request }) =>
      doneAs(await confirmSession(sessionIn(request), request.body, request.ip), 'Confirmed!'),
  });

  route('POST /account/app/begin', {
    summary: 'Begin to set up an authenticator app; nothing changes before a code of it is sent',
    isConfirmed: true,
    answer: dataOf(z.object({ ticket: z.string(), secret: z.string(), address: z.string() })),
    handle: async ({ user }) => ({ data: twoStep.begin(user) }),
  });

  route('PUT /account/app', {
    summary: 'Set up an authenticator app; the recovery codes are shown only in this response',
    isConfirmed: true,
    describedBody: appCode,
    answer: savedOf(codes),
    handle: async ({ request }) =>
      savedAs(await twoStep.setUp(sessionIn(request), request.body), 'Two-Step Sign-In Is On!'),
  });

  route('DELETE /account/app', {
    summary: 'Turn your authenticator app off',
    isConfirmed: true,
    handle: async ({ user }) => doneAs(await twoStep.turnOff(user), 'Authenticator App Turned Off!'),
  });

  route('POST /account/recovery-codes', {
    summary: 'Replace your recovery codes; the new ones are shown only in this response',
    isConfirmed: true,
    answer: savedOf(codes),
    handle: async ({ user }) =>
      savedAs(await twoStep.renewCodes(user), 'New codes created. The old ones no longer work.'),
  });

  passkeysApi(scope, passkeys);

  const peopleRoute = routesIn(scope, { tag: 'People', permission: 'manage people' });

  peopleRoute('GET /required-factors', {
    summary: 'Return the roles whose people need two-step sign-in',
    answer: dataOf(requiredFactors),
    handle: async () => ({ data: await required.read() }),
  });

  peopleRoute('PUT /required-factors', {
    summary: 'Say which roles need two-step sign-in; their people can do nothing else before they have set it up',
    isConfirmed: true,
    describedBody: requiredFactors,
    answer: savedOf(requiredFactors),
    handle: async ({ user, request }) => savedAs(await required.write(request.body, user), 'Two-Step Sign-In Saved!'),
  });

  peopleRoute('POST /users/:id/reset-factors', {
    summary: 'Take app and passkeys away from somebody who has lost them, and sign them out',
    isConfirmed: true,
    handle: async ({ id, user }) => doneAs(await twoStep.reset(id, user), 'Two-Step Sign-In Reset!'),
  });
}

const codes = z.object({ codes: z.array(z.string()) });

const security = z.object({
  app: z.object({ created_at: z.iso.datetime() }).nullable().describe('The authenticator app that makes the codes'),
  recovery_codes: z.int().describe('How many are left'),
  is_required: z.boolean().describe('Whether your role requires two-step sign-in'),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      is_synced: z.boolean().describe('Whether it is on several devices'),
      former_domain: z.string().nullable().describe('Where it works, if not here'),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  passkeys_at: z.object({
    origin: z.string().describe('The address where passkeys work'),
    problem: z.string().nullable().describe('Why none can be used there'),
  }),
});
