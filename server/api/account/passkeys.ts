import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { passkeyAddition, passkeyName } from '../../accounts/factors/passkeys/passkeys.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { passkeyCreation } from './passkey-options.ts';

/** The signed-in person's passkeys, which `GET /account/security` lists. */
export function passkeysApi(scope: FastifyInstance, passkeys: Accounts['passkeys']) {
  const route = routesIn(scope, { tag: 'My account', permission: 'have an account', isWithoutFactor: true });

  route('POST /account/passkeys/options', {
    summary: 'Return what a browser makes a passkey with; nothing changes before that is sent',
    isConfirmed: true,
    answer: dataOf(passkeyCreation),
    handle: async ({ user }) => {
      const outcome = await passkeys.begin(user);
      return outcome.ok ? { data: outcome.value } : outcome;
    },
  });

  route('POST /account/passkeys', {
    summary: 'Add a passkey, which signs in without password',
    isConfirmed: true,
    describedBody: passkeyAddition,
    status: 201,
    answer: savedOf(z.object({ id: z.int(), name: z.string() })),
    handle: async ({ user, request }) => savedAs(await passkeys.add(user, request.body), 'Passkey Added!'),
  });

  route('PUT /account/passkeys/:id', {
    summary: 'Rename a passkey of yours',
    describedBody: passkeyName,
    handle: async ({ user, id, request }) => doneAs(await passkeys.rename(user, id, request.body), 'Passkey Renamed!'),
  });

  route('DELETE /account/passkeys/:id', {
    summary: 'Remove a passkey of yours; returns which still work, for the browser to know',
    isConfirmed: true,
    answer: savedOf(z.object({ rp_id: z.string(), user_id: z.string(), credential_ids: z.array(z.string()) })),
    handle: async ({ user, id }) => savedAs(await passkeys.remove(user, id), 'Passkey Removed!'),
  });
}
