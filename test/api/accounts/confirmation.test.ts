import { expect, test } from 'vitest';
import { openSessionOf } from '../app/accounts.ts';
import { openWithCalls } from '../app/guarded-routes.ts';
import { addPerson, PASSWORD } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const MINUTE = 60_000; // ms

/** Written by hand: all that asks anew who somebody is. */
const confirmed = [
  'DELETE /api/account/app',
  'DELETE /api/account/passkeys/:id',
  'DELETE /api/demonstration',
  'DELETE /api/personal-data',
  'DELETE /api/webhooks/:id',
  'GET /api/personal-data',
  'HEAD /api/personal-data',
  'POST /api/account/app/begin',
  'POST /api/account/passkeys',
  'POST /api/account/passkeys/options',
  'POST /api/account/recovery-codes',
  'POST /api/backups',
  'POST /api/demonstration/restore',
  'POST /api/invitations',
  'POST /api/tokens',
  'POST /api/users/:id/disable',
  'POST /api/users/:id/enable',
  'POST /api/users/:id/reset-factors',
  'POST /api/webhooks',
  'POST /api/webhooks/:id/secret',
  'PUT /api/account/app',
  'PUT /api/required-factors',
  'PUT /api/users/:id/role',
  'PUT /api/webhooks/:id',
];

const site = signedInApp();
const confirm = (password: unknown) => site.client.ask('POST', '/account/confirm', { password });
const askFor = (path: string) =>
  site.app.request({ method: 'POST', url: `/api${path}`, headers: { authorization: site.client.authorization } });

test('what is dangerous asks who somebody is once their session is ten minutes old, and no longer for ten minutes then', async () => {
  expect((await askFor('/account/app/begin')).statusCode).toBe(200);
  site.now += 10 * MINUTE;
  const refusal = await askFor('/account/app/begin');
  const message = 'Confirm that it’s you first.';
  expect([refusal.statusCode, refusal.json()]).toEqual([403, { message, needs: 'confirmation' }]);

  const wrong = await confirm('wrong wrong');
  expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['This is not your current password.'] }]);
  expect((await confirm(undefined)).status).toBe(422);
  expect((await askFor('/account/app/begin')).statusCode).toBe(403);

  expect((await confirm(PASSWORD)).status).toBe(200);
  site.now += 10 * MINUTE - 1;
  expect((await askFor('/account/app/begin')).statusCode).toBe(200);
  site.now += 1;
  expect((await askFor('/account/app/begin')).statusCode).toBe(403);
});

test('a confirmation is one of its session alone, and wrong passwords count as failed sign-ins', async () => {
  const noor = await addPerson(site.app, 'Noor');
  site.now += 10 * MINUTE;
  await confirm(PASSWORD);
  const begin = (authorization: string) =>
    site.app.request({ method: 'POST', url: '/api/account/app/begin', headers: { authorization } });
  expect((await begin(noor.authorization)).statusCode).toBe(403);
  for (let count = 0; count < 5; count += 1) await noor.ask('POST', '/account/confirm', { password: 'wrong wrong' });
  expect((await noor.ask('POST', '/account/confirm', { password: PASSWORD })).status).toBe(429);
});

test('exactly the routes of the list ask for it, before a body is read', async () => {
  let now = Date.now();
  const { app, calls } = await openWithCalls({ clock: () => new Date(now) });
  const { id } = await addPerson(app, 'Sana');
  const asking: string[] = [];
  for (const { method, path } of calls.filter(
    ({ method, path }) => changes(method) || confirmed.includes(`${method} ${path}`),
  )) {
    // Some of them end the session that makes them.
    const authorization = `Bearer ${await openSessionOf(app.services, id)}`;
    now += 10 * MINUTE;
    const broken = changes(method) && { payload: '{broken' };
    const headers = { authorization, ...(broken && { 'content-type': 'application/json' }) };
    const { statusCode } = await app.request({ method, url: path, headers, ...broken });
    if (statusCode === 403) asking.push(`${method} ${path}`);
  }
  expect(asking.toSorted()).toEqual(confirmed);
  await app.stop();
});

const changes = (method: string) => !['GET', 'HEAD'].includes(method);
