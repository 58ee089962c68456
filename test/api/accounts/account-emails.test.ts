import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AccountTables } from '../../../server/accounts/tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson, clientOf, PASSWORD } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
import { setUpApp } from '../app/second-step.ts';
import { addPasskey } from '../app/soft-authenticator.ts';

const MINUTE = 60_000; // ms

let now = Date.parse('2026-12-01T09:30:00Z');
let mails: Awaited<ReturnType<typeof startMailServer>>;
let isAway = false;
let app: TestApp;
beforeAll(async () => {
  mails = await startMailServer({ refusesData: () => isAway });
  app = await startApp({ clock: () => new Date(now), configured: { SMTP_URL: mails.url } });
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => {
  now += MINUTE;
});

const database = () => app.services.database.kysely.withTables<AccountTables & InboxTables>();
const unsent = () => database().selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute();

/** Waits for all that is due, and returns the newest email. */
async function newest() {
  app.services.mailWorker.wake();
  const [email] = await mails.take(1);
  return email;
}

test('each change of how somebody signs in is told to them, in the time zone of the site', async () => {
  const [sana, owner] = [await addPerson(app, 'Sana'), await addPerson(app, 'Owner')];
  await owner.call('PUT', '/settings/1', { time_zone: 'Asia/Karachi' });
  const { app: authenticator, codes } = await setUpApp(sana, () => now);
  const setUp = await newest();
  expect([setUp?.to, setUp?.head]).toEqual([
    [sana.email],
    expect.stringContaining('Subject: Two-step sign-in is on at'),
  ]);
  expect(setUp?.text).toContain('Tuesday, December 1, 2026 at 2:31 PM (Asia/Karachi):');
  expect(setUp?.text).toContain(`${PUBLIC_URL}/admin/account/security`);
  expect(setUp?.text).not.toContain(authenticator.secret);

  await sana.call('POST', '/account/recovery-codes');
  expect((await newest())?.head).toContain('Subject: New recovery codes for');

  const renewed = (await sana.ask('POST', '/account/recovery-codes')).body.data.codes as string[];
  await newest();
  const challenge = (await clientOf(app).ask('POST', '/login', { email: sana.email, password: PASSWORD })).body
    .second_step.challenge;
  expect((await clientOf(app).ask('POST', '/login/second-step', { challenge, code: codes[0] })).status).toBe(422);
  expect((await clientOf(app).ask('POST', '/login/second-step', { challenge, code: renewed[0] })).status).toBe(200);
  expect((await newest())?.head).toContain('Subject: A recovery code was used at');

  await owner.call('POST', `/users/${sana.id}/reset-factors`);
  const reset = await newest();
  expect([reset?.to, reset?.text]).toEqual([[sana.email], expect.stringContaining('Owner has reset two-step sign-in')]);

  await setUpApp(owner, () => now);
  await newest();
  await owner.call('DELETE', '/account/app');
  expect((await newest())?.head).toContain('Subject: The authenticator app was turned off at');
});

test('each passkey that is added or removed is told to its person', async () => {
  const vera = await addPerson(app, 'Vera');
  const { id } = await addPasskey(vera);
  const added = await newest();
  expect([added?.to, added?.head]).toEqual([[vera.email], expect.stringContaining('Subject: A passkey was added at')]);
  await vera.call('DELETE', `/account/passkeys/${id}`);
  expect((await newest())?.head).toContain('Subject: A passkey was removed at');
});

test('each token that is created or revoked is told to its person, also where an owner revokes it', async () => {
  const owner = await addPerson(app, 'Olga');
  const zoe = await addPerson(app, 'Zoe');
  const program = await addProgram(app, zoe, { access: 'read', name: 'Zapier' });
  const created = await newest();
  expect([created?.to, created?.head]).toEqual([
    [zoe.email],
    expect.stringContaining('Subject: A program may act in your name at'),
  ]);
  expect(created?.text).toContain('Zapier');
  await owner.call('DELETE', `/tokens/${program.id}`);
  const revoked = await newest();
  expect([revoked?.to, revoked?.text]).toEqual([[zoe.email], expect.stringContaining('Olga has revoked the token')]);
});

test('the third wrong code in a row, and no other, says that the password is known', async () => {
  const noor = await addPerson(app, 'Noor');
  await setUpApp(noor, () => now);
  await newest();
  const { body } = await clientOf(app).ask('POST', '/login', { email: noor.email, password: PASSWORD });
  const typeWrong = () =>
    clientOf(app).ask('POST', '/login/second-step', { challenge: body.second_step.challenge, code: '000000' });
  for (let count = 0; count < 5; count += 1) await typeWrong();
  const email = await newest();
  expect([email?.to, email?.head]).toEqual([
    [noor.email],
    expect.stringContaining('Subject: Somebody knows your password'),
  ]);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]));
  expect(mails.delivered).toEqual([]);
});

test('what the mail server does not take waits until it is back, as one email', async () => {
  isAway = true;
  const omar = await addPerson(app, 'Omar');
  await setUpApp(omar, () => now);
  await omar.call('POST', '/account/recovery-codes');
  app.services.mailWorker.wake();
  await vi.waitFor(async () =>
    expect(
      (await database().selectFrom('outbox').select('failure').where('failure', 'is not', null).execute()).length,
    ).toBeGreaterThan(0),
  );
  isAway = false;
  now += 60 * MINUTE;
  const email = await newest();
  expect(email?.head).toContain('Subject: Your sign-in at');
  expect(email?.text).toContain('An authenticator app was set up');
  expect(email?.text).toContain('New recovery codes were made');
});

test('where no email is set up, none waits to be sent as old news', async () => {
  const silent = await startApp();
  const ada = await addPerson(silent, 'Ada');
  await setUpApp(ada, Date.now);
  const queued = silent.services.database.kysely.withTables<InboxTables>().selectFrom('outbox').select('id');
  expect(await queued.execute()).toEqual([]);
  await silent.stop();
});
