import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../content/roles.ts';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { PUBLIC_URL, startApp, type TestApp } from '../app/app.ts';
import { addPerson, clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
let now = new Date('2027-03-01T12:00:00Z');
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ clock: () => now, configured: { SMTP_URL: mails.url, MAIL_FROM: 'Agency <hi@example.com>' } });
  sana = await addPerson(app, 'Sana');
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => database().deleteFrom('sign_in_attempts').execute());

const database = () => app.services.database.kysely.withTables<AccountTables>();
const withPassword = (email: string) => ({ email, current_password: PASSWORD });
const confirm = (token: string) => clientOf(app).ask('POST', '/email/confirm', { token });
const closed = { status: 422, body: { errors: { token: [expect.stringContaining('already used')] } } };

/** Somebody with a session and a link that changes their address to `{name}@new.example.com`. */
async function changing(name: string, role: Role = 'writer') {
  const person = await addPerson(app, name, role);
  const email = `${name.toLowerCase()}@new.example.com`;
  const requested = await person.ask('PUT', '/account/email', withPassword(email));
  expect([requested.status, requested.body.message]).toEqual([200, expect.stringContaining('sent a link')]);
  const [mail] = await mails.take(1);
  expect(mail?.to).toEqual([email]);
  return {
    ...person,
    former: person.email,
    email,
    text: mail?.text ?? '',
    token: tokenIn(mail?.text ?? ''),
    open: person.token,
  };
}

test('a new address counts once its link is followed, which works once; sessions stay, and the former address is told', async () => {
  const { former, email, token, open, text, ask } = await changing('Mira');
  expect(text).toContain(`${PUBLIC_URL}/login/email?token=`);
  await expect(tokenOf(app, former)).resolves.toBeTruthy();
  await expect(tokenOf(app, email)).rejects.toThrow('422');
  const checked = await clientOf(app).ask('POST', '/email/confirm/check', { token });
  expect(checked.body).toEqual({ data: { email } });

  expect(await confirm(token)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect((await mails.take(1))[0]).toMatchObject({ to: [former], text: expect.stringContaining(email) });
  expect((await clientOf(app, open).ask('GET', '/account')).body.data).toMatchObject({ email });
  await expect(tokenOf(app, email)).resolves.toBeTruthy();
  await expect(tokenOf(app, former)).rejects.toThrow('422');
  expect(await confirm(token)).toMatchObject(closed);
  expect(await clientOf(app).ask('POST', '/email/confirm/check', { token })).toMatchObject(closed);
  const [entry] = (await ask('GET', '/activity?action=changed email')).body.data;
  expect(entry).toMatchObject({ action: 'changed email', user_name: 'Mira', title: 'Mira' });
});

test('only the hash of a link is stored', async () => {
  const { token } = await changing('Hana');
  expect(JSON.stringify(await database().selectFrom('email_changes').selectAll().execute())).not.toContain(token);
});

describe('a link no longer works', () => {
  test('after a day, and is purged then', async () => {
    const { token } = await changing('Lena');
    now = new Date(now.getTime() + DAY);
    expect(await confirm(token)).toMatchObject(closed);
    await app.services.accounts.purgeExpired();
    expect(await database().selectFrom('email_changes').selectAll().execute()).toEqual([]);
    sana.ask = clientOf(app, await tokenOf(app, sana.email)).ask;
  });

  test('when another one was asked for', async () => {
    const { token, ask } = await changing('Omar');
    await ask('PUT', '/account/email', withPassword('omar@other.example.com'));
    await mails.take(1);
    expect(await confirm(token)).toMatchObject(closed);
  });

  test.each([
    [
      'the password is changed',
      (person) => person.ask('PUT', '/account/password', { current_password: PASSWORD, ...next }),
    ],
    ['the password is reset', (person) => resetPassword(person.former)],
    ['the account is disabled', (person) => sana.ask('POST', `/users/${person.id}/disable`)],
  ] satisfies [string, (person: Awaited<ReturnType<typeof changing>>) => Promise<{ status: number }>][])(
    'once %s',
    async (reason, happens) => {
      const person = await changing(`Of${reason.replaceAll(' ', '')}`);
      expect((await happens(person)).status).toBe(200);
      expect(await confirm(person.token)).toMatchObject(closed);
    },
  );

  const next = { password: 'another one, longer', password_confirmation: 'another one, longer' };

  async function resetPassword(email: string) {
    const link = JSON.stringify(await app.services.accounts.makeResetLink(email));
    return clientOf(app).ask('POST', '/password/reset', { token: tokenIn(link), ...next });
  }
});

test('a link for a new password that went to the former address works no longer', async () => {
  const { token, former } = await changing('Rosa');
  const link = tokenIn(JSON.stringify(await app.services.accounts.makeResetLink(former)));
  await confirm(token);
  await mails.take(1);
  expect(await clientOf(app).ask('POST', '/password/reset/check', { token: link })).toMatchObject(closed);
});

test('a taken address is refused without a word of whose it is, also when it was taken meanwhile', async () => {
  const { token, email, ask } = await changing('Petra');
  const taken = await ask('PUT', '/account/email', withPassword(sana.email.toUpperCase()));
  expect([taken.status, taken.body.errors]).toEqual([
    422,
    { email: ['There is already an account with this email address.'] },
  ]);
  await database().updateTable('users').set({ email }).where('id', '=', sana.id).execute();
  expect((await confirm(token)).body.errors).toEqual({ token: [expect.stringContaining('already an account')] });
  await database().updateTable('users').set({ email: sana.email }).where('id', '=', sana.id).execute();
});

test.each([
  [withPassword('nonsense'), 'email', 'Email must be an email address such as name@example.com.'],
  [withPassword('hello@northlight'), 'email', expect.stringContaining('lacks the end')],
  [withPassword('sana@example.com'), 'email', expect.stringContaining('already')],
  [{ email: 'x@example.com' }, 'current_password', 'Current Password is required.'],
  [{ email: 'x@example.com', current_password: 'wrong' }, 'current_password', 'This is not your current password.'],
])('refuses %j', async (input, field, sentence) => {
  const { status, body } = await sana.ask('PUT', '/account/email', input);
  expect([status, body.errors]).toEqual([422, { [field]: [sentence] }]);
  expect(mails.delivered).toHaveLength(0);
});

test('somebody who asks again and again has to wait', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await sana.ask('PUT', '/account/email', withPassword('sana@example.com'))).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('a sender who tries many links has to wait', async () => {
  const statuses = [];
  for (let count = 0; count < 25; count += 1) statuses.push((await confirm('wrong')).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

describe('an owner', () => {
  test('changes the address of somebody else in the same way', async () => {
    const noor = await addPerson(app, 'Noor', 'sales');
    const path = `/users/${noor.id}/email`;
    const wrong = await sana.ask('PUT', path, { email: 'noor@new.example.com', current_password: 'hers' });
    expect(wrong.body.errors).toHaveProperty('current_password');
    expect((await sana.ask('PUT', path, withPassword('noor@new.example.com'))).status).toBe(200);
    const [mail] = await mails.take(1);
    expect(mail).toMatchObject({ to: ['noor@new.example.com'], text: expect.stringContaining('Sana has asked') });
    await confirm(tokenIn(mail?.text ?? ''));
    expect((await mails.take(1))[0]?.to).toEqual([noor.email]);
    expect((await noor.ask('GET', '/account')).body.data.email).toBe('noor@new.example.com');
    const [entry] = (await sana.ask('GET', '/activity?action=changed email')).body.data;
    expect(entry).toMatchObject({ user_name: 'Sana', title: 'Noor' });
  });

  test('who is no longer one changes nothing by what they have asked for', async () => {
    const [olga, ines] = [await addPerson(app, 'Olga'), await addPerson(app, 'Ines', 'sales')];
    await olga.ask('PUT', `/users/${ines.id}/email`, withPassword('ines@new.example.com'));
    const [mail] = await mails.take(1);
    await sana.ask('PUT', `/users/${olga.id}/role`, { role: 'writer' });
    expect(await confirm(tokenIn(mail?.text ?? ''))).toMatchObject(closed);
  });

  test('is told that there is nobody of this number', async () => {
    expect((await sana.ask('PUT', '/users/999999/email', withPassword('x@example.com'))).status).toBe(404);
  });

  test('is told that the mail server has refused the link', async () => {
    const { body } = await sana.ask('PUT', '/account/email', withPassword('sana@nobody.example'));
    expect(body.message).toContain('could not be emailed');
  });
});

describe('without a mail server', () => {
  let quiet: TestApp;
  beforeAll(async () => {
    quiet = await startApp();
  });
  afterAll(() => quiet.stop());

  test('owners change addresses at once, and all others are told what is lacking', async () => {
    const owner = await addPerson(quiet, 'Sana');
    const mira = await addPerson(quiet, 'Mira', 'writer');
    const refused = await mira.ask('PUT', '/account/email', withPassword('mira@new.example.com'));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { email: [expect.stringContaining('does not send email')] },
    ]);
    expect((await owner.ask('PUT', `/users/${mira.id}/email`, withPassword('mira@new.example.com'))).body).toEqual({
      message: 'Email Changed!',
    });
    expect((await mira.ask('GET', '/account')).body.data.email).toBe('mira@new.example.com');
    expect((await owner.ask('PUT', '/account/email', withPassword('sana@new.example.com'))).status).toBe(200);
    await expect(tokenOf(quiet, 'sana@new.example.com')).resolves.toBeTruthy();
  });
});
