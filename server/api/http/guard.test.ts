import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Access } from '../../../content/permissions.ts';
import type { ByProgram } from '../../accounts/tokens/find-program.ts';
import { requireSignIn } from './guard.ts';

const TOKEN = `plinth_${'x'.repeat(43)}`;

/** Returns the status that a program of an owner gets from a route, and what the answer says. */
async function askAs(access: Access, schema: { isConfirmed?: true; isForPeople?: true }) {
  const scope = Fastify();
  const program = { id: 1, access, readsLeads: true };
  const user = { id: 1, name: 'Sana (Claude)', email: 'sana@example.com', role: 'owner' as const, program };
  // As if its person had just confirmed who they are.
  const found: ByProgram = { sessionId: null, user, isConfirmed: true, needsFactor: false };
  requireSignIn(scope, {
    accounts: { findSession: async () => null, findProgram: async () => found },
    workerGroup: { publish: () => {}, subscribe: () => {} } as never,
    now: () => new Date(),
  });
  scope.get('/', { schema: { permission: 'publish content', ...schema } }, async () => ({ message: 'Done.' }));
  const { statusCode, json } = await scope.inject({ url: '/', headers: { authorization: `Bearer ${TOKEN}` } });
  return [statusCode, json()];
}

const FORBIDDEN = [403, { message: 'You do not have permission to do this.' }];

test('what asks who somebody is, and what is for people, is refused to programs whose person may do it', async () => {
  expect(await askAs('full', {})).toEqual([200, { message: 'Done.' }]);
  expect(await askAs('propose', {})).toEqual(FORBIDDEN);
  expect(await askAs('full', { isConfirmed: true })).toEqual(FORBIDDEN);
  expect(await askAs('full', { isForPeople: true })).toEqual(FORBIDDEN);
});
