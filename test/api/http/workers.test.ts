import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../servers/free-port.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { createServerGroup, type ServerProcess } from '../../servers/server-process.ts';
import { png } from '../../pictures.ts';
import { hiddenFieldsIn } from '../app/documents/html-form.ts';
import { createDatabase } from '../app/app.ts';

// Requests on new connections go to the two processes in turn. One of them runs the jobs.

const administrator = { email: 'owner@example.com', password: 'plinths carry' };
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

const servers = createServerGroup();
let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
let server: ServerProcess;
let mailPort: number;
let authorization = '';

beforeAll(async () => {
  database = isPostgres ? await createDatabase() : undefined;
  mailPort = await freePort();
  server = await servers.start({
    WORKERS: '2',
    CONTENT: 'empty',
    DATABASE_URL: database?.url ?? '',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    NOTIFY_EMAIL: 'team@example.com',
    MAIL_RETRY_SECONDS: '3600',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  await server.pidOf(2);
  authorization = `Bearer ${(await send('POST', '/login', administrator)).ACCESS_TOKEN}`;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  servers.stop();
  await database?.drop();
});

test('a change made by one process shows in the other: at once on SQLite, on PostgreSQL once it is notified', async () => {
  for (let round = 1; round <= 6; round += 1) {
    await send('PUT', '/settings/1', { product_name: `Agency ${round}` });
    for (const _process of ['one', 'other']) expect(await isShown(`Agency ${round}`)).toBe(true);
  }
});

async function isShown(words: string) {
  for (;;) {
    if ((await (await server.fetch('/')).text()).includes(words)) return true;
    if (!isPostgres) return false;
  }
}

test('emails of either process are sent at once, by the process that runs the jobs', async () => {
  const ids = [await store('Ines'), await store('Omar')];
  for (const id of ids) await expect.poll(() => failuresOf(id)).toHaveLength(2);
  const writers = server.lines().filter(({ msg }) => msg === 'An email could not be sent.');
  expect(new Set(writers.map(({ pid }) => pid))).toEqual(new Set([await server.pidOf(1)]));

  const mail = await startMailServer({ port: mailPort });
  for (const id of ids) {
    await send('POST', `/contact-messages/${id}/resend`);
    expect(await mail.take(2)).toHaveLength(2);
  }
  for (const name of ['Lena', 'Tariq']) {
    await store(name);
    expect(await mail.take(2)).toHaveLength(2);
  }
  await mail.stop();
});

test('a picture uploaded to either process is encoded in all formats at once', async () => {
  for (const _process of ['one', 'other']) {
    const body = new FormData();
    body.append('image', await png());
    const response = await server.fetch('/api/media', { method: 'POST', headers: { authorization }, body });
    const { image } = ((await response.json()) as { data: { image: string } }).data;
    const file = `${server.folder}/uploads/${image.replace('/files/', '').replace('.webp', '.avif')}`;
    await expect.poll(() => existsSync(file)).toBe(true);
  }
});

test('processes accept each other’s form tokens, and count the messages of a sender together', async () => {
  let carried = {};
  for (let count = 0; count < 24; count += 1) {
    // A form serves five messages.
    if (count % 5 === 0) carried = hiddenFieldsIn(await (await server.fetch('/contact-us')).text());
    const fields = { ...messageOf('Robot'), ...carried, description: `Number ${count}`, homepage: 'filled in' };
    await server.fetch('/contact-us', { method: 'POST', body: new URLSearchParams(fields) });
  }
  const { data } = await send('GET', '/contact-messages?status=spam&per_page=100');
  const reasons = (data as Lead[]).map(({ spam_reasons }) => spam_reasons.join(' '));
  expect(reasons).toHaveLength(24);
  expect(reasons.filter((text) => text.includes('forged'))).toEqual([]);
  expect(reasons[0]).toMatch(/2\d messages came from the same address within an hour\./);
});

const messageOf = (name: string) => ({ name, email: `${name}@example.com`, phone: '1', description: `I am ${name}.` });

/** Stores a message and returns its id. */
async function store(name: string): Promise<number> {
  const { reference } = await send('POST', '/contact/store', messageOf(name));
  const { data } = await send('GET', `/contact-messages?search=${reference}`);
  return (data as Lead[])[0]?.id ?? 0;
}

async function failuresOf(id: number) {
  const { data } = await send('GET', `/contact-messages/${id}`);
  return (data as Lead).mails.filter(({ failure }) => failure);
}

interface Lead {
  id: number;
  mails: { failure: string | null }[];
  spam_reasons: string[];
}

async function send(method: string, path: string, payload?: object) {
  const headers = { authorization, ...(payload && { 'content-type': 'application/json' }) };
  const response = await server.fetch(`/api${path}`, {
    method,
    headers,
    ...(payload && { body: JSON.stringify(payload) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as { ACCESS_TOKEN: string; reference: string; data: unknown };
}
