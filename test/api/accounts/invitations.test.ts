import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson, clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
let now = new Date('2027-03-01T12:00:00Z');
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({
    clock: () => now,
    configured: { SMTP_URL: mails.url, MAIL_FROM: 'Agency <hi@example.com>' },
  });
  sana = await addPerson(app, 'Sana');
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => database().deleteFrom('sign_in_attempts').execute());

const database = () => app.services.database.kysely.withTables<AccountTables>();
const invite = async (fields = {}) => (await sana.ask('POST', '/invitations', fields)).body.data;
const register = (link: string, fields: object = {}) => {
  const person = { name: 'Mira', email: 'mira@example.com', password: PASSWORD, password_confirmation: PASSWORD };
  return clientOf(app).ask('POST', '/register', { token: tokenIn(link), ...person, ...fields });
};

test('an invitation is a link that is shown once, and listed without it until it is used', async () => {
  const created = await sana.ask('POST', '/invitations');
  expect(created).toMatchObject({
    status: 201,
    body: { message: /shown only this once/ },
    headers: { 'cache-control': 'no-store' },
  });
  const { link, ...invitation } = created.body.data;
  expect(link).toMatch(new RegExp(`^${PUBLIC_URL}/register\\?token=[\\w-]{43}$`));
  expect(invitation).toEqual({
    id: expect.any(Number),
    email: null,
    role: 'writer',
    expires_at: '2027-03-08T12:00:00.000Z',
  });
  const listed = { ...invitation, invited_by: 'Sana', invited_by_id: 1, created_at: now.toISOString() };
  expect((await sana.ask('GET', '/invitations')).body).toEqual({ data: [listed] });

  const registered = await register(link);
  expect(registered).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
  expect(registered.body.data).toEqual({ id: 2, name: 'Mira', email: 'mira@example.com', role: 'writer' });
  expect((await sana.ask('GET', '/invitations')).body).toEqual({ data: [] });
  expect(await register(link, { email: 'other@example.com' })).toMatchObject({
    status: 422,
    body: { errors: { token: [expect.stringContaining('already used')] } },
  });
});

test('a taken email address is reported only with a valid link, which stays valid', async () => {
  const { link } = await invite();
  expect((await register(link, { email: 'SANA@example.com' })).body.errors).toEqual({
    email: [expect.stringContaining('already an account')],
  });
  expect((await register('', { email: 'sana@example.com' })).body.errors).toEqual({ token: [expect.any(String)] });
  expect((await register(link, { email: 'later@example.com' })).status).toBe(201);
});

test('withdrawn links, links older than seven days, and set-up links once there is an administrator do not work', async () => {
  const closed = { status: 422, body: { errors: { token: [expect.stringContaining('already used')] } } };
  const late = { email: 'late@example.com' };
  const withdrawn = await invite();
  expect(await sana.ask('DELETE', `/invitations/${withdrawn.id}`)).toMatchObject({ status: 200 });
  expect(await register(withdrawn.link, late)).toMatchObject(closed);
  expect((await sana.ask('DELETE', `/invitations/${withdrawn.id}`)).status).toBe(404);

  const old = await invite();
  now = new Date(now.getTime() + 7 * DAY);
  sana.ask = clientOf(app, await tokenOf(app, sana.email)).ask;
  expect(await register(old.link, late)).toMatchObject(closed);

  const fresh = await invite();
  await database().updateTable('registration_links').set({ kind: 'set-up' }).where('id', '=', fresh.id).execute();
  expect(await register(fresh.link, late)).toMatchObject(closed);
});

test('with an email address the link is sent there and fills the form', async () => {
  const created = await sana.ask('POST', '/invitations', { email: 'Noor@Example.com' });
  expect(created.body.message).toContain('sent by email');
  const [mail] = await mails.take(1);
  expect(mail).toMatchObject({ to: ['noor@example.com'], from: 'hi@example.com' });
  expect(mail?.text).toContain(created.body.data.link);
  expect(mail?.head).toContain('Subject: Your invitation to plinth.example');
  expect(new URL(created.body.data.link).searchParams.get('email')).toBe('noor@example.com');
});

test('whoever is invited again has one link, with the role that was meant last', async () => {
  const first = await invite({ email: 'twice@example.com' });
  const again = await sana.ask('POST', '/invitations', { email: 'Twice@example.com', role: 'sales' });
  expect(again.body.message).toContain('The earlier one for this address no longer works.');
  await mails.take(2);
  const { data } = (await sana.ask('GET', '/invitations')).body;
  const theirs = data.filter(({ email }: { email: string }) => email === 'twice@example.com');
  expect(theirs).toEqual([expect.objectContaining({ id: again.body.data.id, role: 'sales' })]);
  expect((await register(first.link, { email: 'twice@example.com' })).body.errors).toHaveProperty('token');
});

test('a link says whether it still works before anything is filled in', async () => {
  const { link, id } = await invite({ email: 'checks@example.com' });
  await mails.take(1);
  const check = () => clientOf(app).ask('POST', '/register/check', { token: tokenIn(link) });
  expect((await check()).body).toEqual({ data: { email: 'checks@example.com' } });
  await sana.ask('DELETE', `/invitations/${id}`);
  const { status, body } = await check();
  expect([status, body.errors]).toEqual([422, { token: [expect.stringContaining('withdrawn')] }]);
});

test('that the link could not be emailed is said with it', async () => {
  const { body } = await sana.ask('POST', '/invitations', { email: 'noor@nobody.example' });
  expect(body).toMatchObject({
    message: expect.stringContaining('could not be emailed'),
    data: { link: expect.any(String) },
  });
});

test.each([
  ['nonsense'],
  ['hello@northlight'],
  ['a@b.example\r\nBcc: c@d.example'],
  ['a@b.example, c@d.example'],
  [['x']],
  [{ a: 1 }],
])('nobody is invited at %j', async (email) => {
  expect((await sana.ask('POST', '/invitations', { email })).status).toBe(422);
  expect(mails.delivered).toHaveLength(0);
});

test('somebody with an account is not invited', async () => {
  expect((await sana.ask('POST', '/invitations', { email: sana.email })).body.errors).toHaveProperty('email');
});

test('the invitations of a disabled administrator stop working', async () => {
  const nadia = await addPerson(app, 'Nadia');
  const { link } = (await nadia.ask('POST', '/invitations')).body.data;
  await sana.ask('POST', `/users/${nadia.id}/disable`);
  expect((await register(link, { email: 'again@example.com' })).status).toBe(422);
});

test('a sender who tries many links has to wait', async () => {
  const responses = [];
  for (let count = 0; count < 25; count += 1) responses.push((await register('?token=wrong')).status);
  expect(responses.filter((status) => status === 422)).toHaveLength(20);
  expect(responses.at(-1)).toBe(429);
});
