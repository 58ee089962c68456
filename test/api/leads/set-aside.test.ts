import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../content/roles.ts';
import { recurringJobs } from '../../../server/jobs/jobs.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { addPerson } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms
const visitor = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', homepage: 'https://x.example' };

/** 9 o'clock in Karachi, where the agency is. */
const morning = new Date('2027-03-02T04:00:00Z');
let now: Date;
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  now = morning;
  mails = await startMailServer();
  app = await startApp({
    clock: () => now,
    configured: { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', RATE_LIMIT: 'off' },
  });
});
afterEach(async () => {
  await app.stop();
  await mails.stop();
});

const later = (hours: number) => (now = new Date(now.getTime() + hours * HOUR));

async function sendSpam(description = 'We need a shop: https://shop.example/a') {
  await sendForm(app, '/contact-us', { ...visitor, description });
}

async function sendSpamRequest() {
  const time = new Date(now.getTime() + 48 * HOUR).toISOString();
  await sendForm(app, '/meeting', { ...visitor, time, subject: 'A shop', time_zone: 'Europe/Berlin' });
}

/** Runs the job and returns the subjects of what it sent. */
async function tell(): Promise<string[]> {
  const configuration = parseConfiguration({ DATA_DIR: '/nowhere', PORT: '1' });
  const jobs = recurringJobs(app.services, configuration, createLog('silent'));
  await jobs.find(({ name }) => name === 'tell of spam')?.run();
  return (await mails.take(0)).map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1] ?? '');
}

test('what was set aside is emailed to the agency once a day, while there is some', async () => {
  expect(await tell()).toEqual([]);
  await sendSpam();
  await sendSpam('Another one.');
  await sendSpamRequest();
  later(0.1);
  expect(await tell()).toEqual(['2 messages and 1 meeting request set aside as spam']);
  expect(await tell()).toEqual([]);
  await sendSpam('After the email.');
  later(5);
  expect(await tell()).toEqual([]);
  later(16); // six o'clock
  expect(await tell()).toEqual([]);
  later(2.5);
  expect(await tell()).toEqual(['1 message set aside as spam']);
  later(24);
  expect(await tell()).toEqual([]);
});

test('the email says what it was and where it is, without links of strangers', async () => {
  await sendSpam();
  later(0.1);
  await app.services.setAside.tell();
  const [mail] = await mails.take(1);
  expect(mail?.to).toEqual(['agency@example.com']);
  expect(mail?.text).toContain('from Ines Moreau');
  expect(mail?.text).toContain('We need a shop: [link]');
  expect(mail?.text).toContain('https://plinth.example/admin/messages?status=spam');
  expect(mail?.text).not.toContain('shop.example');
});

test('it is told of by the next mail server that answers, and neither what people marked nor what they rescued', async () => {
  const { ask } = await addPerson(app, 'Sana');
  await sendSpam();
  await sendSpam('Rescued.');
  await app.post('/api/contact/store', { ...visitor, description: 'Marked by hand.' });
  await mails.take(2);
  const { data } = (await ask('GET', '/contact-messages')).body;
  await ask('PUT', `/contact-messages/${data[0].id}`, { status: 'spam' });
  const [rescued] = (await ask('GET', '/contact-messages?status=spam&search=Rescued')).body.data;
  await ask('PUT', `/contact-messages/${rescued.id}`, { status: 'new' });
  await mails.take(2);
  const { port } = new URL(mails.url);
  await mails.stop();
  later(0.1);
  expect(await tell()).toEqual([]);
  mails = await startMailServer({ port: Number(port) });
  expect(await tell()).toEqual(['1 message set aside as spam']);
});

test('the dashboard counts what was set aside in the last seven days', async () => {
  const count = async (role: Role) => {
    const { ask } = await addPerson(app, `${role}-${now.getTime()}`, role);
    return (await ask('GET', '/overview')).body.data.set_aside;
  };
  await sendSpam();
  await sendSpamRequest();
  expect(await count('editor')).toEqual({ messages: 1, meetings: 1 });
  expect(await count('writer')).toBeUndefined();
  later(7 * 24 + 1);
  expect(await count('sales')).toEqual({ messages: 0, meetings: 0 });
});
