import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { registration } from '../../accounts/people/registration.ts';
import { sendFailure } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { user } from './user.ts';

export function registerApi(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/register', register, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.register(body, ip);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return reply.status(201).send({ data: outcome.value, message: 'Your account is ready.' });
  });
}

const register = operation({
  tag: 'Sign-in',
  summary: 'Register with the token of a set-up link or an invitation',
  body: registration,
  responses: { 201: z.object({ data: user, message: z.string() }) },
});
