import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { runCommand } from '../../servers/command.ts';
import { addPerson, clientOf, PASSWORD, tokenOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
let mira: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp();
  sana = await addPerson(app, 'Sana');
  mira = await addPerson(app, 'Mira');
});
afterAll(() => app.stop());

const statusOf = async (token: string) => (await clientOf(app, token).ask('GET', '/users')).status;

test('everyone is listed, without their credentials', async () => {
  const { data } = (await sana.ask('GET', '/users')).body;
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const person = {
    role: 'owner',
    may_answer: true,
    has_second_step: false,
    has_tokens: false,
    disabled_at: null,
    created_at: time,
    last_used_at: time,
  };
  expect(data).toEqual([
    { id: sana.id, name: 'Sana', email: sana.email, ...person },
    { id: mira.id, name: 'Mira', email: mira.email, ...person },
  ]);
});

test('disabling ends every session, and enabling does not restore them', async () => {
  const tokens = [mira.token, await tokenOf(app, mira.email), await tokenOf(app, mira.email)];
  expect(await sana.ask('POST', `/users/${mira.id}/disable`)).toMatchObject({ status: 200 });
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401]);
  expect((await clientOf(app).ask('POST', '/login', { email: mira.email, password: PASSWORD })).status).toBe(422);
  expect((await sana.ask('GET', '/users')).body.data[1].disabled_at).toBeTruthy();

  expect(await sana.ask('POST', `/users/${mira.id}/enable`)).toMatchObject({ status: 200 });
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf(await tokenOf(app, mira.email))).toBe(200);
});

test('user:list works while the server runs', async () => {
  const variables = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.folder };
  const { out } = await runCommand(['user:list'], { variables });
  expect(out.split('\n').slice(0, 2)).toEqual([
    expect.stringContaining(`${sana.email}  Sana  owner, active`),
    expect.stringContaining(`${mira.email}  Mira  owner, active`),
  ]);
});

test('an unknown user is 404', async () => {
  for (const id of ['999', '0', 'x', '99999999999'])
    for (const action of ['disable', 'enable'])
      expect((await sana.ask('POST', `/users/${id}/${action}`)).status).toBe(404);
});

test('a request made before being disabled is not carried out afterwards', async () => {
  const omar = await addPerson(app, 'Omar');
  await sana.ask('POST', `/users/${omar.id}/disable`);
  const { people, invitations } = app.services.accounts;
  await expect(people.enable(omar.id, omar)).rejects.toThrow('Unauthenticated.');
  await expect(people.disable(mira.id, omar)).rejects.toThrow('Unauthenticated.');
  await expect(invitations.create({}, omar)).rejects.toThrow('Unauthenticated.');
});

test('the last active owner cannot be disabled, also when two disable each other at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [tokenOfSana, tokenOfMira] = [await tokenOf(app, sana.email), await tokenOf(app, mira.email)];
    const responses = await Promise.all([
      clientOf(app, tokenOfSana).ask('POST', `/users/${mira.id}/disable`),
      clientOf(app, tokenOfMira).ask('POST', `/users/${sana.id}/disable`),
    ]);
    const { data } =
      (await Promise.all([tokenOfSana, tokenOfMira].map((token) => clientOf(app, token).ask('GET', '/users')))).find(
        ({ status }) => status === 200,
      )?.body ?? {};
    expect(data.filter((person: { disabled_at: string | null }) => !person.disabled_at)).toHaveLength(1);
    const last = responses.find(({ status }) => status !== 200);
    expect([401, 409]).toContain(last?.status);
    for (const { id } of [sana, mira]) await app.services.accounts.people.enable(id, { id: null, name: 'Test' });
  }
  const { people } = app.services.accounts;
  const commandLine = { id: null, name: 'Test' };
  await people.disable(mira.id, commandLine);
  const conflict = expect.stringContaining('last active owner');
  expect(await people.disable(sana.id, commandLine)).toEqual({ ok: false, conflict });
  await people.enable(mira.id, commandLine);
});

test('nobody can disable themselves by accident', async () => {
  const token = await tokenOf(app, sana.email);
  expect(await clientOf(app, token).ask('POST', `/users/${sana.id}/disable`)).toMatchObject({
    status: 409,
    body: { message: 'You cannot disable your own account. Ask another owner to do it.' },
  });
  expect(await statusOf(token)).toBe(200);
});

test('an old password opens no session if it is changed while it is being verified', async () => {
  const noor = await addPerson(app, 'Noor');
  const { people } = app.services.accounts;
  // Their hashing delays the sign-in below between its verification and its session.
  const others = Array.from({ length: 12 }, (_, number) => {
    const person = { name: 'Other', email: `other${number}@example.com`, role: 'owner', password: PASSWORD };
    return people.create(person, { id: null, name: 'Test' });
  });
  const database = app.services.database.kysely.withTables<AccountTables>();
  await database.deleteFrom('sign_in_attempts').execute();
  const login = clientOf(app, '', '192.0.2.1').ask('POST', '/login', { email: noor.email, password: PASSWORD });
  const counted = database.selectFrom('sign_in_attempts').select('subject');
  while (!(await counted.executeTakeFirst())) await pause(1);
  await pause(30);
  await database.updateTable('users').set({ password_hash: 'another' }).where('id', '=', noor.id).execute();
  expect((await login).status).toBe(422);
  await Promise.all(others);
});
