import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { passwordReset, resetRequest } from '../../accounts/passwords/password-reset.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

const tag = 'Sign-in';

/** Resetting a forgotten password. */
export function passwordApi(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/password/forgot', requestReset, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.requestPasswordReset(body, ip);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return { message: outcome.value.isMailed ? LINK_SENT : ASK_THE_OPERATOR };
  });

  scope.post('/password/reset', resetPassword, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.resetPassword(body, ip);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return { message: 'Your password was changed. Please sign in with the new one.' };
  });
}

const LINK_SENT = 'If there is an account with this email address, we have sent a link to it.';
const ASK_THE_OPERATOR =
  'This site does not send email. Ask whoever runs it for a link: npm run plinth -- user:reset <email>.';

const requestReset = operation({
  tag,
  summary: 'Request a link to reset a password; the response is the same whether or not the account exists',
  body: resetRequest,
  responses: { 200: messageResponse },
});

const resetPassword = operation({
  tag,
  summary: 'Choose a new password with the token of a reset link; ends all sessions',
  body: passwordReset,
  responses: { 200: messageResponse },
});
