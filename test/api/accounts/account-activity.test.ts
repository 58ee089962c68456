import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const NEW = 'a better password';
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp();
  await app.services.accounts.createFirstAdministrator({ ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: PASSWORD });
  sana = await addPerson(app, 'Sana');
  await tokenOf(app, sana.email);
});
afterAll(() => app.stop());

const newest = async (count: number, query = '') => {
  const { data } = (await sana.ask('GET', `/activity?per_page=${count}${query}`)).body;
  return data.map((entry: Record<string, unknown>) => [
    entry['user_name'],
    entry['action'],
    entry['subject'],
    entry['title'],
  ]);
};

test('every action is logged with who did it', async () => {
  expect(await newest(3)).toEqual([
    ['Sana', 'signed in', 'user', 'Sana'],
    ['Test', 'created', 'user', 'Sana'],
    ['Plinth', 'created', 'user', 'Administrator'],
  ]);
  const { link, id } = (await sana.ask('POST', '/invitations', { email: 'mira@example.com' })).body.data;
  const person = { name: 'Mira', email: 'mira@example.com', password: PASSWORD, password_confirmation: PASSWORD };
  const mira = (await clientOf(app).ask('POST', '/register', { token: tokenIn(link), ...person })).body.data;
  const token = await tokenOf(app, 'mira@example.com');
  await clientOf(app, token).ask('PUT', '/account', { name: 'Mira Shah' });
  await clientOf(app, token).ask('PUT', '/account/password', {
    current_password: PASSWORD,
    password: NEW,
    password_confirmation: NEW,
  });
  await clientOf(app, token).ask('DELETE', '/sessions');
  const reset = await app.services.accounts.makeResetLink('mira@example.com');
  const chosen = { password: NEW, password_confirmation: NEW };
  await clientOf(app).ask('POST', '/password/reset', { token: tokenIn(JSON.stringify(reset)), ...chosen });
  await sana.ask('POST', `/users/${mira.id}/disable`);
  await sana.ask('POST', `/users/${mira.id}/enable`);
  const open = (await sana.ask('POST', '/invitations')).body.data;
  await sana.ask('DELETE', `/invitations/${open.id}`);
  expect(await newest(11)).toEqual([
    ['Sana', 'revoked', 'invitation', 'Anyone with the link'],
    ['Sana', 'invited', 'invitation', 'Anyone with the link'],
    ['Sana', 'enabled', 'user', 'Mira Shah'],
    ['Sana', 'disabled', 'user', 'Mira Shah'],
    ['Mira Shah', 'reset password', 'user', 'Mira Shah'],
    ['Mira Shah', 'revoked', 'session', 'All other sessions'],
    ['Mira Shah', 'changed password', 'user', 'Mira Shah'],
    ['Mira Shah', 'updated', 'user', 'Mira Shah'],
    ['Mira', 'signed in', 'user', 'Mira'],
    ['Mira', 'registered', 'user', 'Mira'],
    ['Sana', 'invited', 'invitation', 'mira@example.com'],
  ]);
  expect(await newest(10, `&subject=invitation&record_id=${id}`)).toHaveLength(1);
  expect(await newest(50, `&user_id=${mira.id}`)).toHaveLength(6);
});

test('refused actions are not logged', async () => {
  const before = await newest(100);
  await clientOf(app).ask('POST', '/login', { email: sana.email, password: 'wrong' });
  await sana.ask('POST', '/users/999/disable');
  await sana.ask('PUT', '/account', { name: '' });
  expect(await newest(100)).toEqual(before);
});

test('the log comes in pages of ten, whose links keep what was asked for', async () => {
  expect((await sana.ask('GET', '/activity')).body.meta.per_page).toBe(10);
  const { data, links } = (await sana.ask('GET', '/activity?subject=user&per_page=3')).body;
  expect(data).toHaveLength(3);
  expect(links.next).toBe(`${PUBLIC_URL}/api/activity?subject=user&per_page=3&page=2`);
});

test.each(['page=0', 'per_page=101', 'record_id=x', 'user_id=-1', 'user_id=99999999999', 'subject=a&subject=b'])(
  '?%s is 422',
  async (query) => {
    expect((await sana.ask('GET', `/activity?${query}`)).status).toBe(422);
  },
);
