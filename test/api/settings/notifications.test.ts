import { afterEach, beforeEach, expect, test } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeEach(async () => {
  server = await startMailServer();
  app = await startApp();
  sana = await addPerson(app, 'Sana');
});
afterEach(async () => {
  await app.stop();
  await server.stop();
});

const GENERAL = 'hello@agency.example.com';
const DIARY = 'diary@agency.example.com';
const DESK = 'desk@agency.example.com';

async function change(settings: object) {
  const { status, body } = await sana.ask('PUT', '/settings/1', settings);
  expect([status, body.errors]).toEqual([200, undefined]);
}

const useMailServer = () => sana.ask('PUT', '/mail-server', { host: '127.0.0.1', port: server.port, security: 'none' });

async function sendOneOfEach() {
  for (const kind of inboxKinds)
    expect((await sendItem(app, kind, itemOf(kind, { time: new Date(Date.now() + 86_400_000) }))).statusCode).toBe(201);
}

/** Returns who got what, without confirmations to visitors. */
async function notified(count: number) {
  const emails = (await server.take(count)).filter(({ to }) => to.every((address) => address.includes('@agency.')));
  const lines = emails.map(({ to, head }) => `${/^Subject: (\S+)/m.exec(head)?.[1]} to ${to.toSorted().join(' and ')}`);
  return lines.toSorted();
}

/** Returns who is told of one item of each kind, given whom that is for meetings. */
function oneOfEach(ofMeetings: string) {
  const lines = inboxKinds.map(({ name, noun }) => {
    const [word = ''] = noun.one.split(' ', 1);
    return `${word.charAt(0).toUpperCase()}${word.slice(1)} to ${name === meeting.name ? ofMeetings : GENERAL}`;
  });
  return lines.toSorted();
}

test('one kind goes to its own addresses, the others to the one of all', async () => {
  await useMailServer();
  await change({
    notification_email: GENERAL,
    notifications: [
      { about: meeting.name, email: DIARY },
      { about: meeting.name, email: DESK },
      { about: meeting.name, email: DESK },
    ],
  });
  await sendOneOfEach();
  expect(await notified(inboxKinds.length + 2)).toEqual(oneOfEach(`${DESK} and ${DIARY}`));

  await change({ notifications: [] });
  await sendOneOfEach();
  // The visitor has had two confirmations today.
  expect(await notified(inboxKinds.length)).toEqual(oneOfEach(GENERAL));
});

test('visitors answer those who are notified of the kind', async () => {
  await useMailServer();
  await change({ notification_email: GENERAL, notifications: [{ about: meeting.name, email: DIARY }] });
  await sendOneOfEach();
  const toVisitors = (await server.take(inboxKinds.length + 2)).filter(({ head }) =>
    /^Auto-Submitted: auto-replied/m.test(head),
  );
  const answered = toVisitors.map(({ head }) => /^Reply-To: .*<(.*)>/m.exec(head)?.[1]);
  expect(new Set(answered)).toEqual(new Set([DIARY, GENERAL]));
});

test('what arrived before email was set up is told to those who are notified of it', async () => {
  await change({ notification_email: GENERAL, notifications: [{ about: meeting.name, email: DIARY }] });
  for (let times = 0; times < 2; times += 1) await sendOneOfEach();
  await useMailServer();
  expect(await notified(4)).toEqual([`2 to ${DIARY}`, `${2 * (inboxKinds.length - 1)} to ${GENERAL}`]);
});

test('NOTIFY_EMAIL decides for all kinds', async () => {
  await change({ notification_email: GENERAL, notifications: [{ about: meeting.name, email: DIARY }] });
  await useMailServer();
  const configured = await app.openServices({ NOTIFY_EMAIL: 'operator@agency.example.com' });
  expect(configured.variablesSet).toEqual(['TIME_ZONE', 'NOTIFY_EMAIL']);
  expect(await configured.notificationAddresses()).toEqual(['operator@agency.example.com']);
  await configured.close();
});

test.each([
  [[{ about: 'nonsense', email: DIARY }], 'notifications.0.about'],
  [[{ about: contactMessage.name, email: 'nobody' }], 'notifications.0.email'],
  [[{ about: contactMessage.name, email: 'hello@northlight' }], 'notifications.0.email'],
  [Array.from({ length: 13 }, () => ({ about: contactMessage.name, email: DIARY })), 'notifications'],
])('%j is refused', async (notifications, field) => {
  const { status, body } = await sana.ask('PUT', '/settings/1', { notifications });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('visitors never see the addresses', async () => {
  await change({ notification_email: GENERAL, notifications: [{ about: meeting.name, email: DIARY }] });
  for (const path of ['/', '/contact-us', '/meeting', '/api/setting']) {
    const { body } = await app.get(path);
    expect(body).not.toMatch(/diary@|hello@/);
  }
});

test('the checklist ticks off that somebody is told of every kind', async () => {
  const checklist = async () => (await sana.ask('GET', '/overview')).body.data.checklist;
  expect(await checklist()).toMatchObject({ notifications: false });
  await change({ notifications: [{ about: meeting.name, email: DIARY }] });
  expect(await checklist()).toMatchObject({ notifications: false });
  await change({
    notifications: inboxKinds.map(({ name }) => ({ about: name, email: DIARY })),
  });
  expect(await checklist()).toMatchObject({ notifications: true });
});
