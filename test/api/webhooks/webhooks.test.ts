import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { roles } from '../../../content/roles.ts';
import { root } from '../../../bin/run.mjs';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';
import { hostile } from '../../hostile/addresses.ts';
import { HOUR, MINUTE, verify, webhooksApp } from './webhooks-app.ts';

const { site, subscribe, deliver, types, wait } = webhooksApp();

const receive = () => sendItem(site.app, contactMessage, itemOf(contactMessage));

test('a webhook is created, read, changed, tested and deleted; its secret is in the first response only', async () => {
  const url = site.receiver.url('/hook');
  const created = await site.sana.ask('POST', '/webhooks', { url, events: ['lead.erased', 'message.received'] });
  const { secret, ...webhook } = created.body.data;
  expect([created.status, created.body.message]).toEqual([
    201,
    'Webhook Created! Copy its secret now: it is shown only once.',
  ]);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({ url, events: ['message.received', 'lead.erased'], enabled: true });
  const address = `/webhooks/${webhook.id}`;
  expect((await site.sana.ask('GET', address)).body).toEqual({ data: webhook });
  expect((await site.sana.ask('GET', '/webhooks')).body).toEqual({ data: [webhook] });
  const changed = await site.sana.ask('PUT', address, { url, events: ['lead.replied'], enabled: true });
  expect(changed.body).toMatchObject({ message: 'Webhook Updated!', data: { events: ['lead.replied'] } });
  expect((await site.sana.ask('POST', `${address}/test`)).status).toBe(200);
  await deliver();
  const [event] = site.receiver.received;
  expect(event).toMatchObject({
    type: 'webhook.test',
    data: { message: 'This is a test. Nothing has happened.' },
    headers: { 'content-type': 'application/json', 'user-agent': 'Plinth' },
  });
  const list = await site.sana.ask('GET', `${address}/deliveries`);
  expect(list.body.data).toMatchObject([{ event: 'webhook.test', state: 'delivered', attempts: 1, status: 204 }]);
  expect(JSON.stringify([list.body, changed.body])).not.toContain(secret);
  expect((await site.sana.ask('DELETE', address)).body).toEqual({ message: 'Webhook Deleted!' });
  for (const path of [address, `${address}/deliveries`]) expect((await site.sana.ask('GET', path)).status).toBe(404);
  const activity = (await site.sana.ask('GET', '/activity?subject=webhook')).body.data;
  const { host } = new URL(url);
  expect(activity.map(({ action, title }: { action: string; title: string }) => [action, title])).toEqual([
    ['deleted', host],
    ['updated', host],
    ['created', host],
  ]);
});

test('what is wrong with one is said by its field', async () => {
  const refused = async (body: object) => (await site.sana.ask('POST', '/webhooks', body)).body.errors;
  const url = site.receiver.url('/hook');
  expect(await refused({})).toEqual({ url: ['Address is required.'], events: ['Choose at least one event.'] });
  expect(await refused({ url, events: [] })).toEqual({ events: ['Choose at least one event.'] });
  expect(await refused({ url, events: ['message.sent'] })).toMatchObject({ 'events.0': [expect.any(String)] });
  expect(await refused({ url, events: ['lead.erased'], enabled: 'yes' })).toEqual({
    enabled: ['Enabled must be true or false.'],
  });
  for (let number = 0; number < 20; number += 1) await subscribe(['lead.erased']);
  const more = await site.sana.ask('POST', '/webhooks', { url, events: ['lead.erased'] });
  expect([more.status, more.body.message]).toEqual([409, 'There can be at most 20 webhooks.']);
});

test('the verifier of the guide takes what is sent, and nothing else', async () => {
  const guide = readFileSync(join(root, 'docs/guides/programs.md'), 'utf8');
  const code = /```js\n([\s\S]+?)```/.exec(guide)?.[1] ?? '';
  const { isFromSite } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromSite: (headers: object, body: string, secret: string) => boolean;
  };
  const { id, secret: former } = await subscribe(['message.received']);
  const { secret } = (await site.sana.ask('POST', `/webhooks/${id}/secret`)).body.data;
  await receive();
  await deliver();
  const [{ headers, text } = { headers: {}, text: '' }] = site.receiver.received;
  for (const valid of [former, secret]) expect(isFromSite(headers, text, valid)).toBe(true);
  expect(isFromSite(headers, `${text} `, secret)).toBe(false);
  expect(isFromSite(headers, text, 'whsec_c29tZXRoaW5nIGVsc2U=')).toBe(false);
  expect(isFromSite({ ...headers, 'webhook-timestamp': '1' }, text, secret)).toBe(false);
  expect(isFromSite({}, text, secret)).toBe(false);
});

test('a new secret signs together with the former one for 24 hours, then alone', async () => {
  const { id, secret: former } = await subscribe(['message.received']);
  const renewed = await site.sana.ask('POST', `/webhooks/${id}/secret`);
  const { secret } = renewed.body.data;
  expect(secret).not.toBe(former);
  await receive();
  await deliver();
  const [first] = site.receiver.received.splice(0);
  for (const valid of [former, secret]) verify(first as never, valid, site.now);
  const readWebhook = async () => (await site.sana.ask('GET', `/webhooks/${id}`)).body.data;
  const until = new Date(site.now + 24 * HOUR).toISOString();
  expect(await readWebhook()).toMatchObject({ former_secret_until: until });
  await wait(24 * HOUR + MINUTE);
  expect(await readWebhook()).toMatchObject({ former_secret_until: null });
  await receive();
  await deliver();
  const [second] = site.receiver.received;
  verify(second as never, secret, site.now);
  expect(() => verify(second as never, former, site.now)).toThrow('No matching signature found');
  expect((await site.sana.ask('GET', '/activity?subject=webhook')).body.data[0].action).toBe('renewed the secret of');
});

test('what one was told is sent again by it alone', async () => {
  const { id } = await subscribe(['message.received']);
  const other = await subscribe(['lead.erased'], '/other');
  await receive();
  await deliver();
  const [{ id: delivery }] = (await site.sana.ask('GET', `/webhooks/${id}/deliveries`)).body.data;
  const resend = async (webhook: number, number: number | string) =>
    (await site.sana.ask('POST', `/webhooks/${webhook}/deliveries/${number}/resend`)).status;
  expect([await resend(other.id, delivery), await resend(id, 'x'), await resend(99, delivery)]).toEqual([
    404, 404, 404,
  ]);
  expect(await resend(id, delivery)).toBe(200);
  await deliver();
  const [first, again] = site.receiver.received;
  expect([first?.path, again?.path, again?.headers['webhook-id']]).toEqual([
    '/hook',
    '/hook',
    first?.headers['webhook-id'],
  ]);
});

test('one that is switched off is told nothing, and not afterwards either', async () => {
  const { id } = await subscribe(['message.received']);
  site.receiver.answers.set('/hook', 500);
  await receive();
  await deliver();
  const url = site.receiver.url('/hook');
  await site.sana.call('PUT', `/webhooks/${id}`, { url, events: ['message.received'], enabled: false });
  await receive();
  site.receiver.answers.delete('/hook');
  await site.sana.call('PUT', `/webhooks/${id}`, { url, events: ['message.received'], enabled: true });
  await wait(HOUR);
  await deliver();
  expect(types()).toEqual(['message.received']);
});

test('only owners see and change webhooks', async () => {
  const { id } = await subscribe(['message.received']);
  const calls = [
    ['GET', '/webhooks'],
    ['GET', `/webhooks/${id}`],
    ['POST', '/webhooks'],
    ['PUT', `/webhooks/${id}`],
    ['DELETE', `/webhooks/${id}`],
    ['POST', `/webhooks/${id}/secret`],
    ['POST', `/webhooks/${id}/test`],
    ['GET', `/webhooks/${id}/deliveries`],
    ['POST', `/webhooks/${id}/deliveries/1/resend`],
  ] as const;
  for (const role of roles.filter((name) => name !== 'owner')) {
    const person = await addPerson(site.app, `A ${role}`, role);
    for (const [method, path] of calls)
      expect([role, path, (await person.ask(method, path)).status]).toEqual([role, path, 403]);
  }
});

describe('F3, F4: an address that is not for everybody', () => {
  const closed = webhooksApp({ WEBHOOK_ALLOW_PRIVATE: 'no' });
  const events = ['message.received'];

  test('is refused when a webhook is created and when it is changed', async () => {
    const { sana } = closed.site;
    const created = await sana.ask('POST', '/webhooks', { url: 'https://example.com/hook', events });
    const { id } = created.body.data;
    for (const url of hostile) {
      const outcomes = [
        await sana.ask('POST', '/webhooks', { url, events }),
        await sana.ask('PUT', `/webhooks/${id}`, { url, events, enabled: true }),
      ].map(({ status, body }) => [url, status, body.errors?.url?.[0]]);
      const refused = [url, 422, expect.stringMatching(/^Address (must|is required)/)];
      expect(outcomes).toEqual([refused, refused]);
    }
    expect((await sana.ask('GET', '/webhooks')).body.data).toMatchObject([{ url: 'https://example.com/hook' }]);
  });

  test('is refused once more when something is sent', async () => {
    const { sana } = closed.site;
    await sana.call('POST', '/webhooks', { url: 'https://example.com/hook', events });
    await closed
      .db()
      .updateTable('webhooks')
      .set({ url: closed.site.receiver.url('/hook') })
      .execute();
    await sendItem(closed.site.app, contactMessage, itemOf(contactMessage));
    await closed.deliver();
    expect(closed.site.receiver.received).toEqual([]);
    expect(await closed.deliveries()).toMatchObject([{ attempts: 1, failure: 'Address must start with https://.' }]);
  });
});
