import { beforeEach, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { openSessionOf } from '../app/accounts.ts';
import { openWithCalls } from '../app/guarded-routes.ts';
import { addPerson } from '../app/people.ts';
import { setUpApp } from '../app/second-step.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const MINUTE = 60_000; // ms

const site = signedInApp();
const now = () => site.now;
const database = () => site.app.services.database.kysely.withTables<AccountTables>();
beforeEach(async () => {
  site.now += MINUTE;
  await database().deleteFrom('required_factors').execute();
  await database().deleteFrom('authenticators').execute();
});

const requireOf = (...roles: string[]) => site.client.ask('PUT', '/required-factors', { roles });

test('E3: only an owner who has two-step sign-in requires it of others', async () => {
  const { status, body } = await requireOf('editor');
  expect([status, body.message]).toEqual([
    409,
    'Set up two-step sign-in for yourself first, so that you know the way.',
  ]);
  await setUpApp(site.client, now);
  expect((await requireOf('sales', 'editor', 'sales')).body.data).toEqual({ roles: ['editor', 'sales'] });
  expect((await site.client.ask('GET', '/required-factors')).body.data).toEqual({ roles: ['editor', 'sales'] });
  expect((await requireOf('visitor')).status).toBe(422);
  expect((await requireOf()).body.data).toEqual({ roles: [] });
});

test('whoever has none opens nothing but the account from their next request on, until they have set it up', async () => {
  const [editor, writer] = [await addPerson(site.app, 'Noor', 'editor'), await addPerson(site.app, 'Will', 'writer')];
  expect((await editor.ask('GET', '/blogs')).status).toBe(200);
  await setUpApp(site.client, now);
  await requireOf('editor');

  const { status, body } = await editor.ask('GET', '/blogs');
  const message = 'Your role requires two-step sign-in. Set it up under “My account” first.';
  expect([status, body]).toEqual([403, { message, needs: 'factor' }]);
  expect((await editor.ask('GET', '/account')).status).toBe(200);
  expect((await editor.ask('GET', '/account/security')).body.data.is_required).toBe(true);
  expect((await writer.ask('GET', '/blogs')).status).toBe(200);

  await setUpApp(editor, now);
  expect((await editor.ask('GET', '/blogs')).status).toBe(200);
});

test('the app of a role that requires one can be replaced, and not turned off', async () => {
  const editor = await addPerson(site.app, 'Omar', 'editor');
  await setUpApp(editor, now);
  await setUpApp(site.client, now);
  await requireOf('editor');
  const { status, body } = await editor.ask('DELETE', '/account/app');
  expect([status, body.message]).toEqual([
    409,
    'Your role requires two-step sign-in. Set up another app to replace this one, or add a passkey first.',
  ]);
  site.now += MINUTE;
  await setUpApp(editor, now);
  expect((await editor.ask('GET', '/blogs')).status).toBe(200);
});

/** Written by hand: all that somebody may call who has to set up a second step first. */
const withoutFactor = [
  'DELETE /api/account/app',
  'DELETE /api/account/passkeys/:id',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:id',
  'GET /api/account',
  'GET /api/account/digest',
  'GET /api/account/emails',
  'GET /api/account/security',
  'GET /api/account/signature',
  'GET /api/account/tour',
  'GET /api/sessions',
  'POST /api/account/app/begin',
  'POST /api/account/confirm',
  'POST /api/account/confirm/options',
  'POST /api/account/passkeys',
  'POST /api/account/passkeys/options',
  'POST /api/account/recovery-codes',
  'POST /api/logout',
  'PUT /api/account',
  'PUT /api/account/app',
  'PUT /api/account/digest',
  'PUT /api/account/email',
  'PUT /api/account/emails',
  'PUT /api/account/passkeys/:id',
  'PUT /api/account/password',
  'PUT /api/account/signature',
  'PUT /api/account/tour',
];

test('exactly the calls of the list are open to whoever has none', async () => {
  const { app, calls } = await openWithCalls();
  const { id } = await addPerson(app, 'Ada');
  const db = app.services.database.kysely.withTables<AccountTables>();
  await db.insertInto('required_factors').values({ role: 'owner', created_at: new Date().toISOString() }).execute();
  const open: string[] = [];
  for (const { method, path } of calls.filter(({ method }) => method !== 'HEAD')) {
    // Some of them end the session that makes them.
    const authorization = `Bearer ${await openSessionOf(app.services, id)}`;
    const broken = method !== 'GET' && { payload: '{broken' };
    const headers = { authorization, ...(broken && { 'content-type': 'application/json' }) };
    const { statusCode, body } = await app.request({ method, url: path, headers, ...broken });
    if (statusCode !== 403 || !body.includes('"needs":"factor"')) open.push(`${method} ${path}`);
  }
  expect(open.toSorted()).toEqual(withoutFactor);
  await app.stop();
});
