import { afterEach, expect, test } from 'vitest';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson } from '../app/people.ts';
import { startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };
const meeting = { name: 'Omar', email: 'omar@example.com', time: '2031-03-09T10:00Z', subject: 'A shop' };
const MINUTE = 60 * 1000; // ms

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

async function open(configured: Record<string, string>) {
  let now = new Date('2030-03-01T12:00:00Z');
  const app = await startApp({
    clock: () => now,
    configured: { NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '3600', ...configured },
  });
  cleanups.push(app.stop);
  const { ask } = await addPerson(app, 'Sana');
  const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE));
  const mail = async () => (await ask('GET', '/overview')).body.data.mail;
  const countListed = async (path: string) => (await ask('GET', `${path}?mail=failing`)).body.data.length as number;
  return { app, ask, later, mail, countListed };
}

test('failing emails are reported at once, until they are sent', async () => {
  const server = await startMailServer();
  await server.stop();
  const { app, ask, mail, countListed } = await open({ SMTP_URL: server.url });
  expect(await mail()).toEqual({ is_configured: true, failing: null });
  await app.post('/api/contact/store', message);
  await app.post('/api/meeting/store', meeting);
  await expect.poll(() => countListed('/contact-messages')).toBe(1);
  await expect.poll(() => countListed('/meetings')).toBe(1);
  const failing = async () => {
    const mails = await Promise.all(
      ['/contact-messages/1', '/meetings/1'].map(async (path) => (await ask('GET', path)).body.data.mails),
    );
    return mails.flat().filter(({ failure }) => failure).length;
  };
  await expect.poll(failing).toBe(4);
  expect((await mail()).failing).toMatchObject({
    mails: 4,
    messages: 1,
    meetings: 1,
    since: '2030-03-01T12:00:00.000Z',
    reason: expect.stringContaining('cannot be reached'),
  });

  const back = await startMailServer({ port: Number(new URL(server.url).port) });
  cleanups.push(back.stop);
  expect((await ask('POST', '/leads/resend')).body).toEqual({ message: 'Trying 4 emails again.' });
  expect(await back.take(4)).toHaveLength(4);
  await expect.poll(async () => (await mail()).failing).toBeNull();
  expect([await countListed('/contact-messages'), await countListed('/meetings')]).toEqual([0, 0]);
  expect((await ask('POST', '/leads/resend')).body).toEqual({ message: 'No email has failed.' });
});

test('the alarm has the reason of the last failure and the time of the first', async () => {
  const server = await startMailServer();
  await server.stop();
  const { app, ask, later, mail } = await open({ SMTP_URL: server.url });
  await app.post('/api/contact/store', message);
  const attempts = async () => {
    const { mails } = (await ask('GET', '/contact-messages/1')).body.data;
    return mails.map(({ failure }: { failure: string | null }) => String(failure).includes('Nobody lives here'));
  };
  const readMails = async () => (await ask('GET', '/contact-messages/1')).body.data.mails;
  await expect.poll(readMails).toMatchObject([{ failure: expect.any(String) }, { failure: expect.any(String) }]);
  later(20);
  const refusing = await startMailServer({ refuses: true, port: Number(new URL(server.url).port) });
  cleanups.push(refusing.stop);
  await ask('POST', '/leads/resend');
  await expect.poll(attempts).toEqual([true, true]);
  // The confirmation is given up, because its address is unknown; the notification is retried.
  expect((await mail()).failing).toMatchObject({
    mails: 1,
    messages: 1,
    meetings: 0,
    since: '2030-03-01T12:00:00.000Z',
    reason: expect.stringContaining('Nobody lives here'),
  });
});

test('an email given up because of its address raises no alarm', async () => {
  const server = await startMailServer({ unknown: message.email });
  cleanups.push(server.stop);
  const { app, ask, later, mail, countListed } = await open({ SMTP_URL: server.url });
  await app.post('/api/contact/store', message);
  const confirmation = async () => (await ask('GET', '/contact-messages/1')).body.data.mails[1];
  await expect.poll(confirmation).toMatchObject({ due_at: null, failure: expect.stringContaining('550') });
  later(60);
  expect((await mail()).failing).toBeNull();
  expect(await countListed('/contact-messages')).toBe(0);
});

test('without a mail server emails wait, and none fails', async () => {
  const { app, later, mail, countListed } = await open({});
  await app.post('/api/contact/store', message);
  later(60);
  expect(await mail()).toEqual({ is_configured: false, failing: null });
  expect(await countListed('/contact-messages')).toBe(0);
});
