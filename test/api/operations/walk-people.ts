import { expect } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ApiClient } from '../../api-client.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import type { TestApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { clientOf, PASSWORD, tokenIn, tokenOf } from '../app/people.ts';
import { storeAnswer } from '../app/store-answer.ts';

/** Of Mira, who is there after the walk through accounts. */
export const BETTER = 'a better password';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Whom a walk through calls asks, and as whom. */
export interface Walk {
  app: TestApp;
  client: ApiClient;
}

export async function walkLeads({ client }: Walk) {
  await succeeds(client.ask('GET', '/leads/new'));
  for (const action of ['resend', 'self-test']) await succeeds(client.ask('POST', `/leads/${action}`));
}

async function walkMailServer(walk: Walk) {
  const { client } = walk;
  const server = await startMailServer();
  const settings = {
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    user: '',
    sender_name: 'Us',
    version: null,
  };
  await succeeds(client.ask('POST', '/mail-server/test', settings));
  await succeeds(client.ask('PUT', '/mail-server', settings));
  await succeeds(client.ask('GET', '/mail-server'));
  await walkEmailChange(walk, server);
  await walkReplies(walk);
  await succeeds(client.ask('DELETE', '/mail-server'));
  await server.stop();
}

export async function walkAccounts(walk: Walk) {
  const { app, client } = walk;
  const passwords = { password: BETTER, password_confirmation: BETTER };
  const { body } = await client.ask('POST', '/invitations', { email: 'mira@example.com' });
  await succeeds(client.ask('GET', '/invitations'));
  const token = tokenIn(body.data.link);
  await succeeds(client.ask('POST', '/register/check', { token }));
  await succeeds(client.ask('POST', '/register', { token, name: 'Mira', email: 'mira@example.com', ...passwords }));
  await succeeds(client.ask('POST', '/password/forgot', { email: 'mira@example.com' }));
  const reset = await app.services.accounts.makeResetLink('mira@example.com');
  if (!reset.ok) throw new Error(JSON.stringify(reset));
  await succeeds(client.ask('POST', '/password/reset/check', { token: tokenIn(reset.value.link) }));
  await succeeds(client.ask('POST', '/password/reset', { token: tokenIn(reset.value.link), ...passwords }));

  const mira = clientOf(app, await tokenOf(app, 'mira@example.com', passwords.password)).ask;
  await tokenOf(app, 'mira@example.com', passwords.password);
  await succeeds(mira('GET', '/account'));
  await succeeds(mira('PUT', '/account', { name: 'Mira Lindqvist' }));
  await succeeds(mira('GET', '/account/tour'));
  await succeeds(mira('PUT', '/account/tour', { ended: true }));
  await succeeds(mira('GET', '/account/emails'));
  await succeeds(mira('PUT', '/account/emails', { commented: false }));
  const { data: program } = (await mira('POST', '/tokens', { name: 'Claude', access: 'propose' })).body;
  await succeeds(mira('GET', '/tokens'));
  const { id } = (await mira('GET', '/account')).body.data;
  await succeeds(client.ask('GET', `/users/${id}/tokens`));
  await succeeds(mira('DELETE', `/tokens/${program.id}`));
  const current_password = passwords.password;
  const sessions: { id: number; current: boolean }[] = (await mira('GET', '/sessions')).body.data;
  await succeeds(mira('DELETE', `/sessions/${sessions.find(({ current }) => !current)?.id}`));
  await succeeds(mira('DELETE', '/sessions'));
  await succeeds(mira('PUT', '/account/password', { current_password, ...passwords }));
  await succeeds(mira('POST', '/logout'));

  const invited = await client.ask('POST', '/invitations', {});
  await succeeds(client.ask('DELETE', `/invitations/${invited.body.data.id}`));
  await succeeds(client.ask('POST', '/clock/confirm'));
  await walkMailServer(walk);
  await succeeds(client.ask('DELETE', '/checklist'));
  await succeeds(client.ask('POST', '/checklist/restore'));
  await succeeds(client.ask('DELETE', '/demonstration'));
  await succeeds(client.ask('POST', '/demonstration/restore'));
  for (const path of ['/users', '/activity', '/figures', '/figures/glance', '/overview', '/search?q=a'])
    await succeeds(client.ask('GET', path));
  for (const action of ['disable', 'enable']) await succeeds(client.ask('POST', `/users/2/${action}`));
  await succeeds(client.ask('PUT', '/users/2/role', { role: 'editor' }));
}

/** Replies, takes that back, and sends again what the mail server refused. */
async function walkReplies({ app, client }: Walk) {
  for (const kind of inboxKinds) {
    expect((await sendItem(app, kind, itemOf(kind))).statusCode).toBe(201);
    const [{ id }] = (await client.ask('GET', `/${kind.path}`)).body.data;
    const replies = `/${kind.path}/${id}/replies`;
    const answer = await storeAnswer(app, kind, { item_id: id, name: 'Ines', address: 'ines@example.com' });
    await succeeds(client.ask('GET', `/answers/${answer}`));
    await succeeds(client.ask('GET', `/answers/${answer}/attachments/0`));
    const first = client.ask('POST', replies, { text: 'Hello' });
    await succeeds(first);
    await succeeds(client.ask('DELETE', `${replies}/${(await first).body.data.id}`));
    const second = await client.ask('POST', replies, { text: 'Hello' });
    const db = app.services.database.kysely.withTables<InboxTables>();
    const refused = { due_at: null, failed_at: new Date().toISOString(), failure: 'Too large.' };
    await db.updateTable('outbox').set(refused).where('reply_id', '=', second.body.data.id).execute();
    await succeeds(client.ask('POST', `${replies}/${second.body.data.id}/resend`));
  }
  const template = client.ask('POST', '/reply-templates', { name: 'Thanks', text: 'Thank you!' });
  await succeeds(template);
  const address = `/reply-templates/${(await template).body.data.id}`;
  await succeeds(client.ask('GET', '/reply-templates'));
  await succeeds(client.ask('PUT', address, { name: 'Thanks', text: 'Thanks!' }));
  await succeeds(client.ask('DELETE', address));
  await succeeds(client.ask('PUT', '/account/signature', { signature: 'Yours' }));
  await succeeds(client.ask('GET', '/account/signature'));
  await succeeds(client.ask('PUT', '/account/digest', { every: 'week' }));
  await succeeds(client.ask('GET', '/account/digest'));
  const token = app.services.digests.tokenOf(1);
  await succeeds(client.ask('POST', '/digest/stop/check', { token }));
  await succeeds(client.ask('POST', '/digest/stop', { token }));
}

/** Changes an address, which needs the link that is sent to the new one. */
async function walkEmailChange({ app, client }: Walk, { delivered }: MailServer) {
  const mira = clientOf(app, await tokenOf(app, 'mira@example.com', BETTER)).ask;
  await succeeds(mira('PUT', '/account/email', { email: 'lindqvist@example.com', current_password: BETTER }));
  const linkIn = () => delivered.map(({ text }) => text).find((text) => text.includes('/login/email?')) ?? '';
  await expect.poll(linkIn).not.toBe('');
  const link = { token: tokenIn(linkIn()) };
  await succeeds(client.ask('POST', '/email/confirm/check', link));
  await succeeds(client.ask('POST', '/email/confirm', link));
  await succeeds(client.ask('PUT', '/users/2/email', { email: 'mira@example.com', current_password: PASSWORD }));
}

export async function succeeds(response: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await response;
  expect([status, body]).toEqual([expect.toSatisfy((status) => status === 200 || status === 201), body]);
}
