import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accesses } from '../../../content/permissions.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { tokenInput } from '../../accounts/tokens/token-input.ts';
import { dataOrMissing, doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';

/** The tokens with which programs act in somebody's name. */
export function tokensApi(scope: FastifyInstance, { tokens }: Accounts) {
  const route = routesIn(scope, { tag: 'Tokens', permission: 'have tokens' });

  route('GET /tokens', {
    summary: 'List your tokens',
    answer: dataOf(z.array(token)),
    handle: async ({ user }) => ({ data: await tokens.list(user.id) }),
  });

  route('GET /users/:id/tokens', {
    permission: 'manage people',
    summary: 'List the tokens of somebody',
    answer: dataOf(z.array(token)),
    handle: async ({ id }) => dataOrMissing(await tokens.listOf(id)),
  });

  route('POST /tokens', {
    isConfirmed: true,
    summary: 'Create a token for a program; it is shown only in this response',
    describedBody: tokenInput,
    status: 201,
    answer: savedOf(token.extend({ token: z.string() })),
    handle: async ({ user, request }) =>
      savedAs(await tokens.create(request.body, user), 'Token Created! Copy it now: it is shown only once.'),
  });

  route('DELETE /tokens/:id', {
    summary: 'Revoke a token of yours; owners revoke those of others too',
    handle: async ({ id, user }) => doneAs(await tokens.revoke(id, user), 'Token Revoked!'),
  });
}

const token = named(
  'Token',
  z.object({
    id: z.int(),
    name: z.string(),
    hint: z.string().describe('Its last four characters'),
    access: z.enum(accesses),
    reads_leads: z.boolean(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().describe('Null where it works until it is revoked'),
    last_used_at: z.iso.datetime().nullable().describe('To a minute'),
    last_address: z.string().nullable().describe('Where it was used from'),
  }),
);
