import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/platform/log/log.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { clientOf, tokenIn } from '../app/people.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const FOREIGN = 'evil.example';
const headers = {
  host: FOREIGN,
  forwarded: `host=${FOREIGN};proto=http`,
  'x-forwarded-host': FOREIGN,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-for': '203.0.113.9',
  'x-original-host': FOREIGN,
  origin: `https://${FOREIGN}`,
};
const passwords = [
  'canary password one',
  'canary password two',
  'canary password three',
  'canary password four',
] as const;

const lines: string[] = [];
const bodies: string[] = [];
const secrets: string[] = [...passwords];
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let refusing: typeof mails;
beforeAll(async () => {
  mails = await startMailServer();
  refusing = await startMailServer({ refuses: true });
  const log = createLog('debug', { destination: { write: (line) => void lines.push(line) } });
  app = await startApp({ log, configured: { SMTP_URL: mails.url } });
  await useEverySecret(app);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
  await refusing.stop();
});

/** Uses every kind of secret, with headers that name another host, and remembers those still valid. */
async function useEverySecret({ services, request }: TestApp) {
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string) => {
    const authorization = token && { authorization: `Bearer ${token}` };
    const response = await request({
      method,
      url,
      headers: { ...headers, ...authorization },
      ...(payload && { payload }),
    });
    bodies.push(response.body, JSON.stringify(response.headers));
    return response.json();
  };
  const [first, second, third, fourth] = passwords;
  const withConfirmation = (password: string) => ({ password, password_confirmation: password });

  const setUp = tokenIn(String(await services.accounts.makeSetUpLink()));
  const email = 'sana@example.com';
  await ask('POST', '/api/register', { token: setUp, name: 'Sana', email, ...withConfirmation(first) });
  const { ACCESS_TOKEN: token } = await ask('POST', '/api/login', { email, password: first });
  await ask('POST', '/api/login', { email, password: 'canary wrong password' });
  await ask('PUT', '/api/account/password', { current_password: first, ...withConfirmation(second) }, token);
  await ask('POST', '/api/password/forgot', { email });
  const [resetEmail] = await mails.take(1);
  const reset = tokenIn(resetEmail?.text ?? '');
  await ask('POST', '/api/password/reset', { token: reset, ...withConfirmation(third) });
  const unused = await services.accounts.makeResetLink(email);
  const { ACCESS_TOKEN: open } = await ask('POST', '/api/login', { email, password: third });
  const invitation = await ask('POST', '/api/invitations', { email: 'mira@example.com' }, open);
  const [invitationEmail] = await mails.take(1);
  expect(invitationEmail?.text).toContain(invitation.data.link);
  await ask('POST', '/api/register', {
    token: 'canary-wrong-token',
    name: 'Eve',
    email: 'eve@example.com',
    ...withConfirmation(fourth),
  });
  await ask('GET', '/api/activity?page=1&per_page=1', undefined, open);
  await ask('GET', '/api/setting');
  await request({ url: `/register?token=${tokenIn(invitation.data.link)}`, headers });
  await ask('POST', '/api/contact/store', { name: 'A', email, phone: '1', description: 'canary body text' });

  for (const mail of [resetEmail, invitationEmail]) bodies.push(mail?.head ?? '', mail?.text ?? '');
  secrets.push('canary wrong password', 'canary-wrong-token', 'canary body text');
  secrets.push(setUp, token, reset, open, tokenIn(JSON.stringify(unused)), tokenIn(invitation.data.link));
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  expect(JSON.stringify(bodies)).toContain(PUBLIC_URL);
}

test('no log line holds a secret, failures included', async () => {
  const log = createLog('debug', { destination: { write: (line) => void lines.push(line) } });
  const failing = await startApp({ log, configured: { SMTP_URL: refusing.url } });
  const { accounts } = failing.services;
  await accounts.people.create(
    { name: 'Sana', email: 'sana@example.com', role: 'owner', password: passwords[0] },
    { id: null, name: 'Test' },
  );
  const { body } = await clientOf(failing).ask('POST', '/login', { email: 'sana@example.com', password: passwords[0] });
  await clientOf(failing).ask('POST', '/password/forgot', { email: 'sana@example.com' });
  const { link } = (
    await clientOf(failing, body.ACCESS_TOKEN).ask('POST', '/invitations', { email: 'mira@example.com' })
  ).body.data;
  // Waits until both emails have failed.
  for (const words of ['reset link', 'An invitation']) await expect.poll(() => lines.join('')).toContain(words);
  await failing.services.database.kysely.schema.dropTable('reset_links').execute();
  const chosen = { password: passwords[1], password_confirmation: passwords[1] };
  const reset = await clientOf(failing).ask('POST', '/password/reset', { token: 'canary-reset-token', ...chosen });
  expect(reset.status).toBe(500);
  await failing.stop();
  const text = lines.join('');
  expect(text).toContain('A reset link could not be emailed.');
  expect(text).toContain('An invitation could not be emailed.');
  expect(text).toContain('A request failed.');
  for (const secret of [...secrets, body.ACCESS_TOKEN, tokenIn(link), 'canary-reset-token'])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/token=/);
});

test('a dump of the database holds no password and no usable token', async () => {
  const { kysely } = app.services.database;
  const tables = await kysely.introspection.getTables();
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['users', 'sessions', 'registration_links', 'reset_links', 'activity', 'sign_in_attempts']),
  );
  let dump = '';
  for (const name of names) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
    dump += JSON.stringify(rows);
  }
  expect(dump).toContain('canary body text');
  for (const secret of secrets.filter((canary) => canary !== 'canary body text')) expect(dump).not.toContain(secret);
});

test('a foreign Host header appears in no response and no email', () => {
  const all = bodies.join('');
  expect(bodies.length).toBeGreaterThan(15);
  expect(all).not.toContain(FOREIGN);
  expect(all).not.toContain('gopher');
});

test('a forwarded address is not trusted', async () => {
  const { rows } = await sql<{ address: string }>`select address from sessions`.execute(app.services.database.kysely);
  expect(new Set(rows.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
});
