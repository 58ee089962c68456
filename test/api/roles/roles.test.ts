import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../content/roles.ts';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { addPerson, clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';

const COMMAND_LINE = { id: null, name: 'Test' };
const UNKNOWN = { role: ['Role must be owner, editor, writer or sales.'] };
const LAST_OWNER = 'The last active owner cannot be disabled or given another role.';
const FORBIDDEN = 'You do not have permission to do this.';

type Person = Awaited<ReturnType<typeof addPerson>>;

let app: TestApp;
let sana: Person;
let mira: Person;
beforeAll(async () => {
  app = await startApp();
  sana = await addPerson(app, 'Sana');
  mira = await addPerson(app, 'Mira', 'writer');
});
afterAll(() => app.stop());

const people = () => app.services.accounts.people;
const give = (person: { id: number }, role: unknown, by = sana) => by.ask('PUT', `/users/${person.id}/role`, { role });
const roleOf = async ({ ask }: Person) => (await ask('GET', '/account')).body.data.role as Role;
const invite = async (fields: object, by = sana) => (await by.ask('POST', '/invitations', fields)).body.data;
const register = (link: string, email: string, fields: object = {}) => {
  const person = { name: 'New', email, password: PASSWORD, password_confirmation: PASSWORD, ...fields };
  return clientOf(app).ask('POST', '/register', { token: tokenIn(link), ...person });
};

test('a new role holds from the next request of every open session, and is in the activity log', async () => {
  const another = clientOf(app, await tokenOf(app, mira.email));
  const statuses = () => Promise.all([mira, another].map(async ({ ask }) => (await ask('GET', '/meetings')).status));
  expect(await statuses()).toEqual([403, 403]);
  expect(await give(mira, 'sales')).toMatchObject({ status: 200, body: { message: 'Role Changed!' } });
  expect(await statuses()).toEqual([200, 200]);
  const { body } = await clientOf(app).ask('POST', '/login', { email: mira.email, password: PASSWORD });
  expect(body.user).toEqual({ id: mira.id, name: 'Mira', email: mira.email, role: 'sales' });
  expect((await sana.ask('GET', '/users')).body.data[1]).toMatchObject({ name: 'Mira', role: 'sales' });
  const { data } = (await sana.ask('GET', '/activity?subject=user')).body;
  expect(data.find(({ action }: { action: string }) => action === 'changed role')).toMatchObject({
    user_name: 'Sana',
    record_id: mira.id,
    title: 'Mira (Sales)',
  });
  await give(mira, 'writer');
  expect(await statuses()).toEqual([403, 403]);
});

test.each([['Owner'], ['admin'], [''], [null], [['owner']], [undefined]])('%j is no role', async (role) => {
  expect(await give(mira, role)).toMatchObject({ status: 422, body: { errors: UNKNOWN } });
  expect((await sana.ask('POST', '/invitations', { role: role ?? 'x' })).body.errors).toEqual(UNKNOWN);
  expect(await roleOf(mira)).toBe('writer');
});

test('nobody with another role changes roles, their own included, and an unknown person is 404', async () => {
  for (const role of ['editor', 'writer', 'sales'] as const) {
    await give(mira, role);
    expect(await give(mira, 'owner', mira)).toMatchObject({ status: 403, body: { message: FORBIDDEN } });
    expect(await give(sana, 'sales', mira)).toMatchObject({ status: 403 });
  }
  await give(mira, 'writer');
  for (const id of ['999', '0', 'x']) expect((await give({ id: id as never }, 'writer')).status).toBe(404);
});

test('a role sent where it is not asked for is ignored', async () => {
  await mira.ask('PUT', '/account', { name: 'Mira', role: 'owner', user: { role: 'owner' } });
  expect(await roleOf(mira)).toBe('writer');
  const { link } = await invite({ email: 'forged@example.com', role: 'writer' });
  const forged = `${link}&role=owner`;
  const registered = await register(forged, 'forged@example.com', { role: 'owner', kind: 'set-up' });
  expect(registered).toMatchObject({ status: 201, body: { data: { role: 'writer' } } });
  const { body } = await clientOf(app).ask('POST', '/login', {
    email: 'forged@example.com',
    password: PASSWORD,
    role: 'owner',
  });
  expect(body.user.role).toBe('writer');
});

test('an invitation carries a role, writer by default, and shows it to owners', async () => {
  for (const [fields, role] of [
    [{}, 'writer'],
    [{ role: 'sales' }, 'sales'],
    [{ role: 'owner' }, 'owner'],
  ] as const) {
    const email = `new-${role}@example.com`;
    const invitation = await invite({ email, ...fields });
    expect(invitation.role).toBe(role);
    expect((await sana.ask('GET', '/invitations')).body.data[0]).toMatchObject({ email, role });
    expect((await register(invitation.link, email)).body.data.role).toBe(role);
    const added = { id: Number(await people().idOf(email)) };
    await people().disable(added.id, COMMAND_LINE);
  }
});

test('whoever is no owner any longer leaves no invitation behind', async () => {
  const noor = await addPerson(app, 'Noor');
  const { link } = await invite({ role: 'owner' }, noor);
  await give(noor, 'editor');
  expect(await register(link, 'back@example.com')).toMatchObject({ status: 422 });
  expect((await noor.ask('POST', '/invitations', { role: 'owner' })).status).toBe(403);
  await people().disable(noor.id, COMMAND_LINE);
});

test('a request made before losing the permission is not carried out afterwards', async () => {
  const omar = await addPerson(app, 'Omar');
  await give(omar, 'editor');
  const { invitations } = app.services.accounts;
  await expect(people().changeRole(sana.id, { role: 'writer' }, omar)).rejects.toThrow(FORBIDDEN);
  await expect(people().disable(mira.id, omar)).rejects.toThrow(FORBIDDEN);
  await expect(invitations.create({ role: 'owner' }, omar)).rejects.toThrow(FORBIDDEN);
});

test('somebody disabled can get a role, and has it when enabled again', async () => {
  await people().disable(mira.id, COMMAND_LINE);
  expect((await give(mira, 'sales')).status).toBe(200);
  expect((await mira.ask('GET', '/account')).status).toBe(401);
  await people().enable(mira.id, COMMAND_LINE);
  mira = { ...mira, ...clientOf(app, await tokenOf(app, mira.email)) };
  expect(await roleOf(mira)).toBe('sales');
});

test('the last active owner stays one', async () => {
  const conflict = { status: 409, body: { message: LAST_OWNER } };
  expect(await give(sana, 'editor')).toMatchObject(conflict);
  expect(await people().disable(sana.id, COMMAND_LINE)).toEqual({ ok: false, conflict: LAST_OWNER });
  expect((await give(sana, 'owner')).status).toBe(200);
  await give(mira, 'owner');
  await people().disable(mira.id, COMMAND_LINE);
  expect(await give(sana, 'editor')).toMatchObject(conflict);
  await people().enable(mira.id, COMMAND_LINE);
});

test('two owners who demote or disable each other at once leave one', async () => {
  const ids = [sana.id, mira.id];
  const active = async () => {
    const owners = app.services.database.kysely.withTables<AccountTables>().selectFrom('users').select('id');
    return owners.where('role', '=', 'owner').where('disabled_at', 'is', null).execute();
  };
  for (let round = 0; round < 5; round += 1) {
    const [clientOfSana, clientOfMira] = await Promise.all(
      [sana, mira].map(async ({ email }) => clientOf(app, await tokenOf(app, email))),
    );
    const demote = (client = clientOfSana, id = mira.id) => client?.ask('PUT', `/users/${id}/role`, { role: 'writer' });
    const second =
      round % 2 === 0 ? demote(clientOfMira, sana.id) : clientOfMira?.ask('POST', `/users/${sana.id}/disable`);
    const statuses = (await Promise.all([demote(), second])).map((response) => response?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
    expect(await active()).toHaveLength(1);
    for (const id of ids) {
      await people().enable(id, COMMAND_LINE);
      await people().changeRole(id, { role: 'owner' }, COMMAND_LINE);
    }
  }
});
