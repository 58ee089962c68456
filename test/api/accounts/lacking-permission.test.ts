import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../content/permissions.ts';
import { requireSignIn } from '../../../server/api/http/guard.ts';
import { loneProcess } from '../../../server/platform/process/cluster.ts';
import { operation } from '../../../server/api/openapi/operation.ts';

const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
const user: SignedInUser = { id: 1, name: 'Sana', email: 'sana@example.com', role: 'sales' };

function guardedServer() {
  const server = Fastify();
  const session = { sessionId: 1, user, isConfirmed: true, needsFactor: false };
  const accounts = { findSession: async () => session, findProgram: async () => null };
  requireSignIn(server, { accounts, workerGroup: loneProcess, now: () => new Date() });
  return server;
}

test('a route responds with 403 to somebody without its permission, before the body is read', async () => {
  const server = guardedServer();
  const done = async () => ({ message: 'Done' });
  server.post('/guarded', operation({ tag: 'People', summary: 'Disable', permission: 'manage people' }), done);
  server.post('/own', operation({ tag: 'People', summary: 'Rename', permission: 'have an account' }), done);

  const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } } as const;
  const response = await server.inject({ ...request, url: '/guarded', payload: '{broken' });
  expect([response.statusCode, response.json()]).toEqual([403, { message: 'You do not have permission to do this.' }]);
  expect((await server.inject({ ...request, url: '/own', payload: '{}' })).statusCode).toBe(200);
});

test('a guarded route without a permission refuses to start, and is named', () => {
  const server = guardedServer();
  const forgotten = operation({ tag: 'People', summary: 'Forgotten' });
  expect(() => server.put('/forgotten', forgotten, async () => ({}))).toThrow('PUT /forgotten names no permission.');
});
