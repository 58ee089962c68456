import { hostname } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAlarms } from '../../../server/alarms/alarms.ts';
import { createAlarmMail } from '../../../server/alarms/alarm-mail.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { EmailMessage } from '../../../server/platform/mail.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';

const MINUTE = 60_000; // ms
const LATE = 'The last backup failed. Look at the folder in BACKUP_DIR.';

let now: number;
let app: TestApp;
let emails: EmailMessage[];
let isMailAway: boolean;
beforeEach(async () => {
  [now, emails, isMailAway] = [Date.now(), [], false];
  app = await startApp({ clock: () => new Date(now) });
});
afterEach(() => app.stop());

const log = createLog('silent');

/** An instance on the database of the app. */
function instance(machine = hostname()) {
  const alarms = createAlarms(app.services.database, { clock: () => new Date(now), log, machine });
  const send = async (email: EmailMessage) => {
    if (isMailAway) throw new Error('The mail server is away.');
    emails.push(email);
  };
  const { look } = createAlarmMail(alarms, {
    mail: { isConfigured: async () => true, send },
    readRecipients: async () => ['sana@example.com', 'omar@example.com'],
    publicUrl: 'https://plinth.example',
    clock: () => new Date(now),
    log,
  });
  return { ...alarms, look };
}

const subjects = () => emails.map(({ to, subject }) => `${String(to)}: ${subject}`);

test('an alarm is mailed once, and once more when it is over, by whichever of several instances', async () => {
  const [first, second] = [instance(), instance()];
  for (let minute = 0; minute < 5; minute += 1) {
    await first.raise('backup', LATE);
    await second.raise('backup', LATE);
    await Promise.all([first.look(), second.look()]);
    now += MINUTE;
  }
  expect(subjects()).toEqual([
    'sana@example.com: Backups need attention (plinth.example)',
    'omar@example.com: Backups need attention (plinth.example)',
  ]);
  expect(emails[0]?.text).toContain(LATE);
  expect(await second.list()).toMatchObject([{ name: 'backup', sentence: LATE }]);

  await second.clear('backup');
  expect(await first.list()).toEqual([]);
  for (let minute = 0; minute < 15; minute += 1) {
    await Promise.all([first.look(), second.look()]);
    now += MINUTE;
  }
  expect(subjects().slice(2)).toEqual([
    'sana@example.com: Backups work again (plinth.example)',
    'omar@example.com: Backups work again (plinth.example)',
  ]);
});

test('an alarm that comes and goes is mailed once', async () => {
  const alarms = instance();
  for (let minute = 0; minute < 30; minute += 1) {
    await (minute % 2 ? alarms.clear('backup') : alarms.raise('backup', LATE));
    await alarms.look();
    now += MINUTE;
  }
  expect(emails).toHaveLength(2);
});

test('nobody is told of the end of what they have not heard of', async () => {
  const alarms = instance();
  isMailAway = true;
  await alarms.raise('mail', 'The mail server is away.');
  await alarms.look();
  await alarms.clear('mail');
  isMailAway = false;
  now += 60 * MINUTE;
  await alarms.look();
  expect([emails, await alarms.list()]).toEqual([[], []]);
});

test('an alarm that could not be mailed is mailed later', async () => {
  const alarms = instance();
  isMailAway = true;
  await alarms.raise('backup', LATE);
  await alarms.look();
  isMailAway = false;
  now += 6 * MINUTE;
  await alarms.look();
  expect(emails).toHaveLength(2);
});

test('a machine clears its own alarms alone, also after a restart, and is forgotten when it is gone', async () => {
  const [first, second] = [instance('web-1'), instance('web-2')];
  await first.raise('disk', 'The disk of web-1 is nearly full.');
  await second.raise('disk', 'The disk of web-2 is nearly full.');
  await second.clear('disk');
  expect(await second.list()).toMatchObject([{ sentence: 'The disk of web-1 is nearly full.' }]);
  await instance('web-1').clear('disk');
  expect(await second.list()).toEqual([]);

  await first.raise('disk', 'The disk is nearly full.');
  for (let minute = 0; minute < 20; minute += 1) {
    now += MINUTE;
    await first.look();
  }
  expect(await second.list()).toHaveLength(1);
  now += 20 * MINUTE;
  await second.look();
  expect(await second.list()).toEqual([]);
});

test('while the database takes no writes, the process mails an alarm once, and not again afterwards', async () => {
  const { kysely } = app.services.database;
  const alarms = instance();
  await alarms.look();
  await kysely.schema.alterTable('alarms').renameTo('alarms_away').execute();
  await alarms.raise('database', 'The database is damaged.');
  for (let minute = 0; minute < 5; minute += 1) {
    await alarms.look();
    now += MINUTE;
  }
  expect(emails).toHaveLength(2);
  await kysely.schema.alterTable('alarms_away').renameTo('alarms').execute();
  await alarms.look();
  expect(emails).toHaveLength(2);
  expect(await alarms.list()).toMatchObject([{ name: 'database' }]);
});

test('the dashboard shows owners what is wrong', async () => {
  const { ask } = await addPerson(app, 'Sana');
  const overview = async () => (await ask('GET', '/overview')).body.data.alarms;
  expect(await overview()).toEqual([]);
  await app.services.alarms.raise('disk', 'The disk is nearly full.');
  const raised_at = new Date(now).toISOString();
  const title = 'The disk is nearly full';
  expect(await overview()).toEqual([{ name: 'disk', title, sentence: 'The disk is nearly full.', raised_at }]);
});
