import { expect, onTestFinished, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { review } from '../../../content/types/review.ts';
import { createDeliveryQueue } from '../../../server/programs/webhooks/delivery-queue.ts';
import { startWebhookReceiver } from '../../servers/webhook-receiver.ts';
import { recurringJobs } from '../../../server/jobs/jobs.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { PUBLIC_URL } from '../app/app.ts';
import { problemsOf, siteOf } from '../app/examination.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { HOUR, MINUTE, verify, webhooksApp } from './webhooks-app.ts';

const { site, subscribe, deliver, deliveries, db, types, wait } = webhooksApp();

const receive = (fields: object = {}) => sendItem(site.app, contactMessage, itemOf(contactMessage, fields));
const list = async (id: number) => (await site.sana.ask('GET', `/webhooks/${id}/deliveries`)).body.data;

test('F1, F2: down for an hour, then up: each event arrives, in order of its record, signed anew under the same id', async () => {
  const { id, secret } = await subscribe(['content.published', 'content.unpublished', 'message.received']);
  const { port } = site.receiver;
  await site.receiver.stop();
  const key = await site.app.create(review, {});
  for (const status of [2, 1, 2]) await site.sana.call('PUT', `/reviews/${key}`, { status });
  await receive();
  for (let minute = 0; minute < 60; minute += 1) {
    site.now += MINUTE;
    await deliver();
  }
  const before = await list(id);
  expect(before.map(({ state }: { state: string }) => state).toSorted()).toEqual([
    'retrying',
    'retrying',
    'waiting',
    'waiting',
    'waiting',
  ]);
  site.receiver = await startWebhookReceiver(port);
  for (let hour = 0; hour < 3; hour += 1) {
    site.now += HOUR;
    await deliver();
  }
  const { received } = site.receiver;
  const ofRecord = received.filter(({ type }) => type.startsWith('content.'));
  expect(ofRecord.map(({ type }) => type)).toEqual([
    'content.published',
    'content.unpublished',
    'content.published',
    'content.unpublished',
  ]);
  expect(types()).toHaveLength(5);
  const ids = (await deliveries()).map(({ event_id }) => event_id);
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(ids));
  for (const event of received) verify(event, secret, Number(event.headers['webhook-timestamp']) * 1000);
  expect((await list(id)).every(({ state }: { state: string }) => state === 'delivered')).toBe(true);
});

test('F2: a retry has the same id and body, a new time and a signature for that', async () => {
  const { secret } = await subscribe(['message.received']);
  site.receiver.answers.set('/hook', 500);
  await receive();
  await deliver();
  site.now += MINUTE;
  await deliver();
  const [first, second] = site.receiver.received;
  if (!first || !second) throw new Error('There were no two attempts.');
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(second.text).toBe(first.text);
  expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
  expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
  verify(first, secret, site.now - MINUTE);
  verify(second, secret, site.now);
  expect(() => verify({ ...second, text: `${second.text} ` }, secret, site.now)).toThrow('No matching signature found');
  expect(() => verify(second, secret, site.now + HOUR)).toThrow('Message timestamp too old');
});

test('F3: a redirect is not followed, and nothing of a response is kept', async () => {
  const { id } = await subscribe(['message.received']);
  const location = site.receiver.url('/elsewhere');
  site.receiver.answers.set('/hook', { status: 302, headers: { location }, body: 'the secret of the cloud' });
  await receive();
  await deliver();
  expect(site.receiver.received.map(({ path, method }) => [path, method])).toEqual([['/hook', 'POST']]);
  const [delivery] = await list(id);
  expect(delivery).toMatchObject({
    status: 302,
    failure: 'Its server leads on to another address (302).',
    attempts: 1,
  });
  expect(JSON.stringify(await deliveries())).not.toContain('the secret of the cloud');
});

test('a receiver that never answers delays neither others nor emails', async () => {
  const mails = await startMailServer();
  onTestFinished(mails.stop);
  await site.sana.call('PUT', '/mail-server', { host: '127.0.0.1', port: mails.port, security: 'none' });
  await subscribe(['message.received'], '/silent');
  await subscribe(['message.received'], '/hook');
  site.receiver.answers.set('/silent', 'nothing');
  for (let number = 0; number < 5; number += 1) await receive({ email: `visitor${number}@example.com` });
  await expect.poll(() => types('/hook')).toHaveLength(5);
  expect(await mails.take(5)).toHaveLength(5);
  expect(types('/silent')).toHaveLength(1);
  expect((await deliveries()).filter(({ attempts, failure }) => attempts > 0 && failure !== null)).toEqual([]);
  const failures = async () => (await deliveries()).flatMap(({ failure }) => failure ?? []);
  await expect.poll(failures, { timeout: 20_000 }).toContain('Its server did not answer in time.');
});

test('a receiver that says 410 is left alone, and its owner can switch it on again', async () => {
  const { id } = await subscribe(['message.received']);
  site.receiver.answers.set('/hook', 410);
  await receive();
  await receive({ email: 'other@example.com' });
  await deliver();
  await wait(30 * HOUR);
  await deliver();
  expect(types()).toHaveLength(1);
  const read = async () => (await site.sana.ask('GET', `/webhooks/${id}`)).body.data;
  expect(await read()).toMatchObject({
    enabled: false,
    disabled_reason: 'Its server has answered that it is gone (410).',
  });
  expect(new Set((await list(id)).map(({ state }: { state: string }) => state))).toEqual(new Set(['given up']));
  expect((await site.sana.ask('POST', `/webhooks/${id}/test`)).status).toBe(409);
  site.receiver.answers.delete('/hook');
  const { url, events } = await read();
  await site.sana.call('PUT', `/webhooks/${id}`, { url, events, enabled: true });
  await receive({ email: 'third@example.com' });
  await deliver();
  expect(types()).toHaveLength(2);
  expect(await read()).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
});

test('a longer pause that a receiver asks for is kept', async () => {
  await subscribe(['message.received']);
  site.receiver.answers.set('/hook', { status: 429, headers: { 'retry-after': '7200' } });
  await receive();
  await deliver();
  const [{ due_at } = { due_at: null }] = await deliveries();
  expect(due_at).toBe(new Date(site.now + 2 * HOUR).toISOString());
});

test('it is tried ten times in three days and a half, then given up; what came after it goes on', async () => {
  const { id } = await subscribe(['content.published']);
  site.receiver.answers.set('/hook', 503);
  const key = await site.app.create(review, {});
  await site.sana.call('PUT', `/reviews/${key}`, { feedback: 'Better.' });
  const start = site.now;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await deliver();
    const [{ due_at } = { due_at: null }] = await deliveries();
    if (due_at) site.now = Date.parse(due_at);
  }
  expect(types().length).toBeGreaterThanOrEqual(10);
  const [first, second] = await deliveries();
  expect(first).toMatchObject({ attempts: 10, due_at: null, given_up_at: expect.any(String), status: 503 });
  expect((site.now - start) / HOUR).toBeGreaterThan(3 * 24 - 8);
  expect((site.now - start) / HOUR).toBeLessThan(3.5 * 24 + 8);
  expect(second?.attempts).toBe(1);
  site.receiver.answers.delete('/hook');
  await wait(0);
  expect((await site.sana.ask('POST', `/webhooks/${id}/deliveries/${first?.id}/resend`)).status).toBe(200);
  await deliver();
  expect(site.receiver.received.at(-1)?.headers['webhook-id']).toBe(first?.event_id);
  site.now += MINUTE;
  await deliver();
  expect((await deliveries()).map(({ delivered_at }) => delivered_at !== null)).toEqual([true, true]);
});

test('the first webhook of a site is told at once', async () => {
  await receive({ email: 'before@example.com' });
  await subscribe(['message.received']);
  await receive();
  // Long before the queue is looked at without being woken.
  await expect.poll(() => types(), { timeout: 30_000 }).toEqual(['message.received']);
});

test('a test event waits for none before it', async () => {
  const { id } = await subscribe(['message.received']);
  const tryOut = () => site.sana.call('POST', `/webhooks/${id}/test`);
  site.receiver.answers.set('/hook', 500);
  await tryOut();
  await deliver();
  site.receiver.answers.delete('/hook');
  await tryOut();
  const states = async () => (await list(id)).map(({ state }: { state: string }) => state);
  await expect.poll(states).toEqual(['delivered', 'retrying']);
});

test('two processes deliver each event once', async () => {
  await subscribe(['message.received']);
  await subscribe(['message.received'], '/second');
  const other = await site.app.openServices();
  onTestFinished(async () => {
    await other.close();
  });
  for (let number = 0; number < 20; number += 1) {
    await receive({ email: `visitor${number}@example.com` });
    other.webhooks.wake();
  }
  await Promise.all([deliver(), deliver(other)]);
  for (const path of ['/hook', '/second']) {
    const ids = site.receiver.received
      .filter((event) => event.path === path)
      .map(({ headers }) => headers['webhook-id']);
    expect([path, ids.length, new Set(ids).size]).toEqual([path, 20, 20]);
  }
});

test('two processes that look at the same moment claim different deliveries', async () => {
  const { id } = await subscribe(['message.received']);
  for (let number = 0; number < 2; number += 1) await receive({ email: `visitor${number}@example.com` });
  await deliver();
  const again = { due_at: new Date(site.now).toISOString(), attempts: 0, delivered_at: null };
  await db().updateTable('webhook_deliveries').set(again).execute();
  const queues = [1, 2, 3].map(() => createDeliveryQueue({ db: db(), clock: () => new Date(site.now) }));
  const claimed = await Promise.all(queues.map((queue) => queue.take(id)));
  expect(claimed.flatMap((delivery) => delivery?.id ?? []).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('what a process was sending when it died is sent by another after a minute', async () => {
  await subscribe(['message.received']);
  site.receiver.answers.set('/hook', 'nothing');
  await receive();
  await expect.poll(() => types()).toHaveLength(1);
  // As if it had died: nothing is noted of the attempt.
  await db().updateTable('webhook_deliveries').set({ attempts: 5 }).execute();
  site.receiver.answers.delete('/hook');
  const other = await site.app.openServices();
  onTestFinished(async () => {
    await other.close();
  });
  other.webhooks.wake();
  expect(types()).toHaveLength(1);
  site.now += MINUTE;
  other.webhooks.wake();
  await expect.poll(async () => (await deliveries()).map(({ delivered_at }) => delivered_at !== null)).toEqual([true]);
  expect(types()).toHaveLength(2);
});

test('deliveries of more than 30 days ago are purged', async () => {
  const { id } = await subscribe(['message.received']);
  await receive();
  await deliver();
  site.now += 29 * 24 * HOUR;
  expect(await site.app.services.webhooks.deliveries.purge()).toBe(0);
  site.now += 2 * 24 * HOUR;
  expect(await site.app.services.webhooks.deliveries.purge()).toBe(1);
  expect(await site.app.services.webhooks.deliveries.list(id, { page: 1 })).toMatchObject({ total: 0 });
});

test('owners are told once when a webhook has failed for a day, and once more when it works again', async () => {
  const mails = await startMailServer();
  onTestFinished(mails.stop);
  await site.sana.call('PUT', '/mail-server', { host: '127.0.0.1', port: mails.port, security: 'none' });
  const watch = async () => {
    const configuration = parseConfiguration({ DATA_DIR: site.app.folder });
    const jobs = recurringJobs(site.app.services, configuration, createLog('silent'));
    await jobs.find(({ name }) => name === 'watch the site')?.run();
    await site.app.services.alarmMail.look();
  };
  const alarms = async () => (await site.sana.ask('GET', '/overview')).body.data.alarms;
  const findings = async () => problemsOf(await siteOf(site.app, {}, () => new Date(site.now)));
  await subscribe(['content.published'], '/secret-path');
  site.receiver.answers.set('/secret-path', 500);
  await site.app.create(review, {});
  await deliver();
  const since = new Date(site.now).toISOString();
  await wait(23 * HOUR);
  await watch();
  expect(await alarms()).toEqual([]);
  await wait(2 * HOUR);
  await watch();
  await watch();
  const { host } = new URL(site.receiver.url('/'));
  const sentence = `The webhook at ${host} takes nothing since ${since}. Its server answers with the status 500. See Webhooks in the dashboard.`;
  expect(await alarms()).toMatchObject([{ name: 'webhooks', sentence }]);
  expect(await findings()).toContain(sentence);
  site.receiver.answers.delete('/secret-path');
  await deliver();
  await watch();
  await wait(11 * MINUTE);
  await watch();
  expect(await alarms()).toEqual([]);
  const emails = await mails.take(2);
  expect(emails.map(({ to, head }) => [to, /^Subject: (.*)$/m.exec(head)?.[1]?.trim()])).toEqual([
    [[site.sana.email], 'A webhook needs attention (plinth.example)'],
    [[site.sana.email], 'Webhooks work again (plinth.example)'],
  ]);
  expect(emails[0]?.text).toContain(sentence);
  expect(emails[0]?.text).toMatch(new RegExp(`${PUBLIC_URL}/admin/webhooks\\s`));
  expect(mails.delivered.map(({ raw }) => raw).join()).not.toContain('secret-path');
});
