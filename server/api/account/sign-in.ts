import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { credentials } from '../../accounts/sign-in/sign-in.ts';
import { signedIn } from '../http/guard.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { user } from './user.ts';

const tag = 'Sign-in';

export function loginApi(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/login', login, async ({ body, ip, headers, log }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.signIn(body, { address: ip, userAgent: headers['user-agent'] ?? '' });
    if (!outcome.ok) {
      log.warn({ address: ip }, 'A sign-in was refused.');
      return sendFailure(reply, outcome);
    }
    const { token, user } = outcome.value;
    return { ACCESS_TOKEN: token, user, message: 'User Logged In Successfully!' };
  });
}

const login = operation({
  tag,
  summary: 'Sign in with email address and password',
  body: credentials,
  responses: { 200: z.object({ ACCESS_TOKEN: z.string(), user, message: z.string() }) },
});

export function logoutApi(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/logout', logout, async (request) => {
    await accounts.sessions.endCurrent(signedIn(request));
    return { message: 'logged Out Successfully' };
  });
}

const logout = operation({
  tag,
  permission: 'have an account',
  summary: 'End the session of this token',
  responses: { 200: messageResponse },
});
