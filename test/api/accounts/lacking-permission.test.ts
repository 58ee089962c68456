import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Permission, SignedInUser } from '../../../content/permissions.ts';
import { requireSignIn } from '../../../server/api/http/guard.ts';
import { writeRecordsApi } from '../../../server/api/content/write-records.ts';
import { operation } from '../../../server/api/openapi/operation.ts';
import { startApp } from '../app/app.ts';

const user: SignedInUser = { id: 1, name: 'Sana', email: 'sana@example.com' };
const headers = { authorization: `Bearer ${'x'.repeat(43)}` };

test('a route responds with 403 to somebody without its permission, before the body is read', async () => {
  const server = serverWithout('manage people');
  const guarded = operation({ tag: 'People', summary: 'Disable', permission: 'manage people' });
  server.post('/guarded', guarded, async () => ({ message: 'Done' }));
  server.get('/open', operation({ tag: 'People', summary: 'List' }), async () => ({ message: 'Done' }));

  const json = { ...headers, 'content-type': 'application/json' };
  const response = await server.inject({ method: 'POST', url: '/guarded', headers: json, payload: '{broken' });
  expect([response.statusCode, response.json()]).toEqual([403, { message: 'You do not have permission to do this.' }]);
  expect((await server.inject({ url: '/open', headers })).statusCode).toBe(200);
});

test('to delete a record one needs the permission of its type', async () => {
  const { services, stop } = await startApp();
  const server = serverWithout('delete review');
  writeRecordsApi(server, services);

  const remove = async (url: string) => (await server.inject({ method: 'DELETE', url, headers })).statusCode;
  expect([await remove('/reviews/1'), await remove('/services/no-such-service')]).toEqual([403, 404]);
  await stop();
});

/** Returns a server that requires signing in, for somebody who lacks one permission. */
function serverWithout(lacking: Permission) {
  const server = Fastify();
  requireSignIn(server, { findSession: async () => ({ sessionId: 1, user }) }, (_user, name) => name !== lacking);
  return server;
}
