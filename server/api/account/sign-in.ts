import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { linkToken } from '../../accounts/email-change/email-change.ts';
import { isSecondStepNeeded, secondStep, secondStepMethods } from '../../accounts/factors/second-step.ts';
import { passkeySignIn } from '../../accounts/factors/passkeys/passkey-sign-in.ts';
import { passwordReset, resetRequest } from '../../accounts/passwords/password-reset.ts';
import { registration } from '../../accounts/people/registration.ts';
import type { NewSession } from '../../accounts/sign-in/open-signed-in.ts';
import type { Client } from '../../accounts/sign-in/sessions.ts';
import { credentials } from '../../accounts/sign-in/sign-in.ts';
import { sessionIn } from '../http/guard.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, invalidResponse, savedOf } from '../openapi/operation.ts';
import { passkeyRequest } from './passkey-options.ts';
import { user } from './user.ts';

const tag = 'Sign-in';

/** How people without a session get one, and a new password where they have forgotten theirs. */
export function signInApi(scope: FastifyInstance, accounts: Accounts) {
  const route = routesIn(scope, { tag });
  scope.addHook('preHandler', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route('POST /login', {
    summary: 'Sign in with email address and password',
    description: 'Somebody with a second step gets 422 with a challenge for `POST /login/second-step`.',
    describedBody: credentials,
    answer: session,
    responses: { 422: invalidResponse.extend({ second_step: secondStepNeeded.optional() }) },
    handle: async ({ request }) => {
      const outcome = await accounts.signIn(request.body, clientOf(request));
      if (outcome.ok) return sessionOf(outcome.value);
      if (!isSecondStepNeeded(outcome)) logRefusal(request);
      return outcome;
    },
  });

  route('POST /login/second-step', {
    summary: 'Sign in with a code or a passkey, after the password was right',
    describedBody: secondStep,
    answer: session.extend({ browser: z.string().nullable().describe('To be sent with the next sign-in here') }),
    handle: async ({ request }) => {
      const outcome = await accounts.passSecondStep(request.body, clientOf(request));
      if (outcome.ok) return { ...sessionOf(outcome.value), browser: outcome.value.browser };
      logRefusal(request);
      return outcome;
    },
  });

  route('POST /login/passkey/options', {
    summary: 'Return what a browser asks for a passkey with, and the address where passkeys work',
    answer: z.object({
      data: passkeyRequest.nullable().describe('Null where no passkey can be used'),
      origin: z.string(),
    }),
    handle: () => accounts.askForPasskey(),
  });

  route('POST /login/passkey', {
    summary: 'Sign in with a passkey, without password',
    describedBody: passkeySignIn,
    answer: session,
    handle: async ({ request }) => {
      const outcome = await accounts.signInByPasskey(request.body, clientOf(request));
      if (outcome.ok) return sessionOf(outcome.value);
      logRefusal(request);
      return outcome;
    },
  });

  route('POST /register', {
    summary: 'Register with the token of a set-up link or an invitation',
    describedBody: registration,
    status: 201,
    answer: savedOf(user),
    handle: async ({ request: { body, ip } }) => savedAs(await accounts.register(body, ip), 'Your account is ready.'),
  });

  route('POST /password/forgot', {
    summary: 'Request a link to reset a password; the response is the same whether or not the account exists',
    describedBody: resetRequest,
    handle: async ({ request: { body, ip } }) => {
      const outcome = await accounts.requestPasswordReset(body, ip);
      return outcome.ok ? { message: outcome.value.isMailed ? LINK_SENT : ASK_THE_OPERATOR } : outcome;
    },
  });

  route('POST /password/reset', {
    summary: 'Choose a new password with the token of a reset link; ends all sessions',
    describedBody: passwordReset,
    handle: async ({ request: { body, ip } }) => {
      const outcome = await accounts.resetPassword(body, ip);
      const programs = outcome.ok ? outcome.value.programs : 0;
      return doneAs(outcome, `Your password was changed. ${tokensThatWork(programs)}Please sign in with the new one.`);
    },
  });

  route('POST /email/confirm', {
    summary: 'Confirm a new email address with the token of the link sent there; all sessions stay',
    describedBody: linkToken,
    handle: async ({ request: { body, ip } }) =>
      doneAs(await accounts.confirmEmail(body, ip), 'Your email address was changed.'),
  });

  const checks = {
    register: { of: 'an invitation', check: accounts.checkRegistrationLink },
    'password/reset': { of: 'a link for a new password', check: accounts.checkResetLink },
    'email/confirm': { of: 'a link to a new address', check: accounts.checkEmailLink },
  };
  for (const [path, { of: link, check }] of Object.entries(checks))
    route(`POST /${path}/check`, {
      summary: `Say whether the token of ${link} still works, before a form is filled in for it`,
      body: linkToken,
      answer: checkedLink,
      handle: async ({ body }) => {
        const outcome = await check(body.token);
        return outcome.ok ? { data: outcome.value } : outcome;
      },
    });
}

const session = z.object({ ACCESS_TOKEN: z.string(), user, message: z.string() });

const secondStepNeeded = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(secondStepMethods)),
  passkey_options: passkeyRequest.optional(),
});

function sessionOf({ token, user }: NewSession) {
  return { ACCESS_TOKEN: token, user, message: 'User Logged In Successfully!' };
}

function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: ip, userAgent: headers['user-agent'] ?? '' };
}

function logRefusal({ ip, log }: FastifyRequest) {
  log.warn({ address: ip }, 'A sign-in was refused.');
}

const checkedLink = dataOf(
  z.object({ email: z.string().nullable().describe('The address that it concerns, if it names one') }),
);

/** Whoever resets a password because somebody else knew it wants to know what that person may have left behind. */
function tokensThatWork(count: number) {
  if (count === 0) return '';
  const tokens = count === 1 ? 'A token for a program still works' : `${count} tokens for programs still work`;
  return `${tokens}: look at them under “My account”. `;
}

const LINK_SENT = 'If there is an account with this email address, we have sent a link to it.';
const ASK_THE_OPERATOR =
  'This site does not send email. Ask whoever runs it for a link: npm run plinth -- user:reset <email>.';

export function signOutApi(scope: FastifyInstance, { sessions }: Accounts) {
  routesIn(scope, { tag, permission: 'have an account', isWithoutFactor: true })('POST /logout', {
    summary: 'End the session of this token',
    handle: async ({ request }) => {
      await sessions.endCurrent(sessionIn(request));
      return { message: 'logged Out Successfully' };
    },
  });
}
