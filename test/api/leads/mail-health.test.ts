import { afterEach, expect, test } from 'vitest';
import { startMailServer } from '../../mail-server.ts';
import { addPerson } from '../app/people.ts';
import { startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };
const meeting = { name: 'Omar', email: 'omar@example.com', time: '2031-03-09T10:00Z', subject: 'A shop' };
const MINUTE = 60 * 1000; // ms

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

async function open(configured: Record<string, string>) {
  let now = new Date('2030-03-01T12:00:00Z');
  const app = await startApp({
    clock: () => now,
    configured: { NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '3600', ...configured },
  });
  ending.push(app.stop);
  const { ask } = await addPerson(app, 'Sana');
  const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE));
  const mail = async () => (await ask('GET', '/overview')).body.data.mail;
  const listed = async (path: string) => (await ask('GET', `${path}?mail=failing`)).body.data.length as number;
  return { app, ask, later, mail, listed };
}

test('mails that fail are told of at once, until they are sent', async () => {
  const server = await startMailServer();
  await server.stop();
  const { app, ask, mail, listed } = await open({ SMTP_URL: server.url });
  expect(await mail()).toEqual({ is_configured: true, failing: null });
  await app.post('/api/contact/store', message);
  await app.post('/api/meeting/store', meeting);
  await expect.poll(() => listed('/contact-messages')).toBe(1);
  await expect.poll(() => listed('/meetings')).toBe(1);
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
    reason: expect.stringContaining('ECONNREFUSED'),
  });

  const back = await startMailServer({ port: Number(new URL(server.url).port) });
  ending.push(back.stop);
  expect((await ask('POST', '/leads/resend')).body).toEqual({ message: 'Trying 4 emails again.' });
  expect(await back.take(4)).toHaveLength(4);
  await expect.poll(async () => (await mail()).failing).toBeNull();
  expect([await listed('/contact-messages'), await listed('/meetings')]).toEqual([0, 0]);
  expect((await ask('POST', '/leads/resend')).body).toEqual({ message: 'No email has failed.' });
});

test('the reason is that of the last failure, the time that of the first', async () => {
  const server = await startMailServer();
  await server.stop();
  const { app, ask, later, mail } = await open({ SMTP_URL: server.url });
  await app.post('/api/contact/store', message);
  const attempts = async () => {
    const { mails } = (await ask('GET', '/contact-messages/1')).body.data;
    return mails.map(({ failure }: { failure: string | null }) => String(failure).includes('Nobody lives here'));
  };
  const both = async () => (await ask('GET', '/contact-messages/1')).body.data.mails;
  await expect.poll(both).toMatchObject([{ failure: expect.any(String) }, { failure: expect.any(String) }]);
  later(20);
  const refusing = await startMailServer({ refuses: true, port: Number(new URL(server.url).port) });
  ending.push(refusing.stop);
  await ask('POST', '/leads/resend');
  await expect.poll(attempts).toEqual([true, true]);
  // The visitor's was given up, as nobody lives there; the agency's is tried on.
  expect((await mail()).failing).toMatchObject({
    mails: 1,
    messages: 1,
    meetings: 0,
    since: '2030-03-01T12:00:00.000Z',
    reason: expect.stringContaining('Nobody lives here'),
  });
});

test('a mail that was given up because its address is wrong raises no alarm', async () => {
  const server = await startMailServer({ unknown: message.email });
  ending.push(server.stop);
  const { app, ask, later, mail, listed } = await open({ SMTP_URL: server.url });
  await app.post('/api/contact/store', message);
  const confirmation = async () => (await ask('GET', '/contact-messages/1')).body.data.mails[1];
  await expect.poll(confirmation).toMatchObject({ due_at: null, failure: expect.stringContaining('550') });
  later(60);
  expect((await mail()).failing).toBeNull();
  expect(await listed('/contact-messages')).toBe(0);
});

test('without a mail server nothing fails: mails wait', async () => {
  const { app, later, mail, listed } = await open({});
  await app.post('/api/contact/store', message);
  later(60);
  expect(await mail()).toEqual({ is_configured: false, failing: null });
  expect(await listed('/contact-messages')).toBe(0);
});
