import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { addPerson, clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
import { setUpApp } from '../app/second-step.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const SECOND = 1_000; // ms
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const WORKING = 200;

const site = signedInApp();
const database = () => site.app.services.database.kysely.withTables<AccountTables>();
const tokensOf = (id: number) => site.app.services.accounts.tokens.list(id);
const statusOf = async (program: { ask: typeof site.client.ask }) => (await program.ask('GET', '/blogs')).status;
beforeEach(() => void (site.now += MINUTE));

test('a token is shown once, and only its hash and its last four characters are stored', async () => {
  const sana = await addPerson(site.app, 'Dana');
  const { status, body } = await sana.ask('POST', '/tokens', { name: ' Claude ', access: 'read' });
  const { token, ...listed } = body.data;
  expect([status, token]).toEqual([201, expect.stringMatching(/^plinth_[\w-]{43}$/)]);
  expect(listed).toEqual({
    id: expect.any(Number),
    name: 'Claude',
    hint: token.slice(-4),
    access: 'read',
    reads_leads: false,
    created_at: new Date(site.now).toISOString(),
    expires_at: new Date(site.now + 90 * DAY).toISOString(),
    last_used_at: null,
    last_address: null,
  });
  expect((await sana.ask('GET', '/tokens')).body.data).toEqual([listed]);
  const rows = await database().selectFrom('api_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token.slice(7));
  expect(await statusOf(clientOf(site.app, token))).toBe(WORKING);
  expect(await statusOf(clientOf(site.app, `${token.slice(0, -1)}~`))).toBe(401);
});

test('what is asked of a token is checked, with a sentence', async () => {
  const errorsOf = async (body: object) => (await site.client.ask('POST', '/tokens', body)).body.errors;
  const valid = { name: 'Claude', access: 'read' };
  expect(await errorsOf({})).toEqual({
    name: ['Name is required.'],
    access: ['Access must be read, propose or full.'],
  });
  expect(await errorsOf({ ...valid, access: 'everything' })).toEqual({
    access: ['Access must be read, propose or full.'],
  });
  for (const days of [0, 367, 1.5, '30'])
    expect(await errorsOf({ ...valid, days })).toEqual({
      days: ['Days must be a whole number from 1 to 366, or null.'],
    });
  expect(await errorsOf({ ...valid, name: 'x'.repeat(61) })).toEqual({ name: [expect.stringContaining('60')] });
  expect((await site.client.ask('POST', '/tokens', { ...valid, days: null })).body.data.expires_at).toBeNull();
});

test('a program signs with both names, and others are told whose change they would overwrite', async () => {
  const [ruth, will] = [await addPerson(site.app, 'Ruth', 'editor'), await addPerson(site.app, 'Will', 'editor')];
  const program = await addProgram(site.app, ruth, { access: 'propose' });
  const { data: draft } = await program.call<{ data: Draft }>('POST', '/drafts', {
    type: 'reviews',
    fields: { feedback: 'Kind words' },
  });
  expect([draft.updated_by, draft.updated_by_id]).toEqual(['Ruth (Claude)', null]);
  expect(draft.authors).toEqual([{ id: null, name: 'Ruth (Claude)', fields: ['feedback'] }]);
  const entries = (await site.client.ask('GET', `/activity?user_id=${ruth.id}`)).body.data;
  expect([entries[0].user_name, entries[0].action]).toEqual(['Ruth (Claude)', 'drafted']);

  await program.call('PUT', `/drafts/${draft.id}`, { version: 1, fields: { feedback: 'Kinder words' } });
  const late = await will.ask('PUT', `/drafts/${draft.id}`, { version: 1, fields: { feedback: 'Other words' } });
  expect([late.status, late.body.message]).toEqual([409, 'Ruth (Claude) has saved this draft since you opened it.']);
  const corrected = await ruth.ask('PUT', `/drafts/${draft.id}`, { version: 2, fields: { client_name: 'Ines' } });
  expect(corrected.body.data.authors).toEqual([
    { id: null, name: 'Ruth (Claude)', fields: ['feedback'] },
    { id: ruth.id, name: 'Ruth', fields: ['client_name'] },
  ]);
});

interface Draft {
  id: number;
  updated_by: string;
  updated_by_id: number | null;
  authors: object[];
}

test('revoking, expiry, disabling, another role and a required second step hold from the next request', async () => {
  const omar = await addPerson(site.app, 'Omar', 'editor');
  const [revoked, expired, program] = [
    await addProgram(site.app, omar, { access: 'full' }),
    await addProgram(site.app, omar, { access: 'full', days: 1 }),
    await addProgram(site.app, omar, { access: 'full', days: null }),
  ];
  await omar.call('DELETE', `/tokens/${revoked.id}`);
  expect([await statusOf(revoked), await statusOf(expired)]).toEqual([401, WORKING]);
  expect((await omar.ask('DELETE', `/tokens/${revoked.id}`)).status).toBe(404);
  site.now += DAY - 1;
  expect(await statusOf(expired)).toBe(WORKING);
  site.now += 1;
  expect([await statusOf(expired), await statusOf(program)]).toEqual([401, WORKING]);

  const owner = await addPerson(site.app, 'Owner');
  await owner.call('POST', `/users/${omar.id}/disable`);
  expect(await statusOf(program)).toBe(401);
  await owner.call('POST', `/users/${omar.id}/enable`);
  expect((await program.ask('GET', '/deleted')).status).toBe(WORKING);
  await owner.call('PUT', `/users/${omar.id}/role`, { role: 'writer' });
  expect((await program.ask('GET', '/deleted')).status).toBe(403);

  await setUpApp(owner, () => site.now);
  await owner.call('PUT', '/required-factors', { roles: ['writer'] });
  const { status, body } = await program.ask('GET', '/blogs');
  expect([status, body.needs]).toEqual([403, 'factor']);
  await owner.call('PUT', '/required-factors', { roles: [] });
  expect(await statusOf(program)).toBe(WORKING);
});

test('nothing that asks who somebody is can be done by a program, however lately its person has said so', async () => {
  const program = await addProgram(site.app, await addPerson(site.app, 'Lately'), {
    access: 'full',
    reads_leads: true,
  });
  for (const [method, path] of [
    ['POST', '/tokens'],
    ['POST', '/account/confirm'],
    ['POST', '/invitations'],
    ['GET', '/personal-data'],
  ] as const)
    expect([path, (await program.ask(method, path, {})).body]).toEqual([
      path,
      { message: 'You do not have permission to do this.' },
    ]);
});

test('the last use of a token, and where from, is noted once a minute', async () => {
  const person = await addPerson(site.app, 'Iris');
  const { id, token } = await addProgram(site.app, person, { access: 'read' });
  const listed = async () =>
    (await person.ask('GET', '/tokens')).body.data.find((row: { id: number }) => row.id === id);
  const use = (address: string) => clientOf(site.app, token, address).ask('GET', '/blogs');
  const first = new Date(site.now).toISOString();
  await use('192.0.2.1');
  await vi.waitFor(async () => expect((await listed()).last_used_at).toBe(first));
  site.now += MINUTE - 1;
  await use('192.0.2.2');
  site.now += 2;
  await use('192.0.2.3');
  await vi.waitFor(async () => expect((await listed()).last_address).toBe('192.0.2.3'));
});

test('somebody has at most 50 tokens that work', async () => {
  const noor = await addPerson(site.app, 'Noor');
  const create = (days: number) => noor.ask('POST', '/tokens', { name: 'Claude', access: 'read', days });
  for (let count = 0; count < 49; count += 1) await create(90);
  expect((await create(1)).status).toBe(201);
  const { status, body } = await create(90);
  expect([status, body.message]).toEqual([409, 'You have 50 tokens already. Revoke one first.']);
  site.now += DAY;
  const again = clientOf(site.app, await tokenOf(site.app, noor.email));
  expect((await again.ask('POST', '/tokens', { name: 'Claude', access: 'read' })).status).toBe(201);
});

test('300 calls a minute by one token are enough, and others go on', async () => {
  const person = await addPerson(site.app, 'Busy');
  const [busy, other] = [
    await addProgram(site.app, person, { access: 'read' }),
    await addProgram(site.app, person, { access: 'read' }),
  ];
  site.now += MINUTE - (site.now % MINUTE);
  for (let count = 0; count < 300; count += 1) await busy.ask('GET', '/categories');
  const { status, headers, body } = await busy.ask('GET', '/categories');
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(body.message).toBe('This program asks too much. It may go on in a minute.');
  expect([await statusOf(other), await statusOf(person)]).toEqual([WORKING, WORKING]);
  site.now += 2 * MINUTE;
  expect(await statusOf(busy)).toBe(WORKING);
});

test('an owner sees and revokes the tokens of others, and nobody else does', async () => {
  const [owner, editor, other] = [
    await addPerson(site.app, 'Olive'),
    await addPerson(site.app, 'Ed', 'editor'),
    await addPerson(site.app, 'Otto', 'editor'),
  ];
  const program = await addProgram(site.app, editor, { access: 'read', name: 'Zapier' });
  expect((await other.ask('DELETE', `/tokens/${program.id}`)).status).toBe(404);
  expect((await other.ask('GET', `/users/${editor.id}/tokens`)).status).toBe(403);
  const { data } = await owner.call<{ data: { name: string }[] }>('GET', `/users/${editor.id}/tokens`);
  expect(data.map(({ name }) => name)).toEqual(['Zapier']);
  await owner.call('DELETE', `/tokens/${program.id}`);
  expect(await statusOf(program)).toBe(401);
});

test('a reset password ends sessions and says that tokens still work', async () => {
  const { name, email, ...person } = await addPerson(site.app, 'Lost');
  await addProgram(site.app, person, { access: 'read' });
  await addProgram(site.app, person, { access: 'read' });
  const reset = await site.app.services.accounts.makeResetLink(email);
  const token = tokenIn(reset.ok ? reset.value.link : '');
  const password = `${PASSWORD} on`;
  const fields = { token, password, password_confirmation: password };
  const { body } = await clientOf(site.app).ask('POST', '/password/reset', fields);
  expect([name, body.message]).toEqual([
    'Lost',
    'Your password was changed. 2 tokens for programs still work: look at them under “My account”. Please sign in with the new one.',
  ]);
});

test('tokens that have been over for a month are deleted', async () => {
  const ada = await addPerson(site.app, 'Ada');
  const [short] = [
    await addProgram(site.app, ada, { access: 'propose', days: 1 }),
    await addProgram(site.app, ada, { access: 'read', days: null }),
  ];
  await short.call('POST', '/drafts', { type: 'reviews', fields: {} });
  site.now += 31 * DAY - 1;
  await site.app.services.accounts.purgeExpired();
  expect(await tokensOf(ada.id)).toHaveLength(2);
  site.now += 1;
  await site.app.services.accounts.purgeExpired();
  expect(await tokensOf(ada.id)).toHaveLength(1);
});
