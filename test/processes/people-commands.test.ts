import { describe, expect, test } from 'vitest';
import { PASSWORD, siteWithCommands } from './commands.ts';

const { plinth, createPerson, services } = siteWithCommands();
const from = { address: '127.0.0.1', userAgent: '' };
const signIn = (email: string, password = PASSWORD) => services().accounts.signIn({ email, password }, from);

test('a link to register the first administrator is printed, and ends the one before it', async () => {
  const links = [(await plinth(['user:setup-link'])).out, (await plinth(['user:setup-link'])).out];
  const tokens = links.map((link) => /^https:\/\/plinth\.example\/register\?token=([\w-]{43})\n$/.exec(link)?.[1]);
  const person = { name: 'Owner', email: 'owner@example.com', password: PASSWORD, password_confirmation: PASSWORD };
  expect(tokens[1]).not.toBe(tokens[0]);
  expect(await services().accounts.register({ ...person, token: tokens[0] }, '')).toMatchObject({
    ok: false,
    errors: { token: [expect.any(String)] },
  });
});

test('an administrator is made with a password from standard input, and signs in', async () => {
  const created = await createPerson('Sana@Example.com');
  expect(created).toMatchObject({ code: 0, err: '' });
  expect(created.out).not.toContain(PASSWORD);
  expect(await signIn('sana@example.com')).toMatchObject({ ok: true });
  expect((await plinth(['user:list'])).out).toMatch(/^sana@example\.com {2}Sana {2}owner, active, last used \d{4}-/);
});

test('a reset link is printed, works once and ends all sessions', async () => {
  const { out } = await plinth(['user:reset', 'sana@example.com']);
  expect(out).toMatch(/^https:\/\/plinth\.example\/login\/reset\?token=[\w-]{43}\n$/);
  const token = out.trim().split('token=')[1];
  const chosen = { token, password: 'another password', password_confirmation: 'another password' };
  expect(await services().accounts.resetPassword(chosen, '')).toMatchObject({ ok: true });
  expect(await services().accounts.resetPassword(chosen, '')).toMatchObject({ ok: false });
  expect(await signIn('sana@example.com', 'another password')).toMatchObject({ ok: true });
});

test('an invitation is printed', async () => {
  const { out } = await plinth(['user:invite', 'mira@example.com']);
  expect(out).toMatch(/^https:\/\/plinth\.example\/register\?token=[\w-]{43}&email=mira%40example\.com\n$/);
  expect(await services().accounts.invitations.list()).toMatchObject([
    { email: 'mira@example.com', role: 'owner', invited_by: 'Command line' },
  ]);
  await plinth(['user:invite', '--role', 'sales']);
  expect((await services().accounts.invitations.list())[0]).toMatchObject({ email: null, role: 'sales' });
});

test('sessions are ended, and someone is disabled and enabled, beside a running server', async () => {
  const latest = await newestActivity();
  await createPerson('noor@example.com');
  const sessions = await Promise.all([signIn('noor@example.com'), signIn('noor@example.com')]);
  const open = async () => {
    const checks = sessions.map(
      async (session) => session.ok && (await services().accounts.findSession(session.value.token)),
    );
    return (await Promise.all(checks)).filter(Boolean).length;
  };
  expect(await open()).toBe(2);
  expect(await plinth(['sessions:revoke', 'noor@example.com'])).toMatchObject({ code: 0, err: '' });
  expect(await open()).toBe(0);
  expect((await plinth(['user:disable', 'noor@example.com'])).code).toBe(0);
  expect(await signIn('noor@example.com')).toMatchObject({ ok: false });
  expect((await plinth(['user:list'])).out).toMatch(/noor@example\.com {2}Sana {2}owner, disabled/);
  expect((await plinth(['user:enable', 'NOOR@example.com'])).code).toBe(0);
  expect(await signIn('noor@example.com')).toMatchObject({ ok: true });
  const { records } = await services().activity.list({ page: 1, perPage: 100 });
  const since = records.filter(({ id, user_name }) => id > latest && user_name === 'Command line');
  expect(since.map(({ action, title, user_id }) => [action, title, user_id])).toEqual(
    ['enabled', 'disabled', 'revoked', 'created'].map((action) => [action, 'Sana', null]),
  );
});

async function newestActivity() {
  const { records } = await services().activity.list({ page: 1, perPage: 1 });
  return records[0]?.id ?? 0;
}

describe('what cannot be done is told in one sentence', () => {
  test.concurrent.each([
    [['user:create', 'nonsense', '--name', 'X'], PASSWORD, 'Email must be an email address such as name@example.com.'],
    [['user:create', 'x@example.com', '--name', 'X'], 'short', 'Password must have at least 10 characters.'],
    [['user:create', 'x@example.com', '--name', 'X'], '', 'Password is required.'],
    [
      ['user:create', 'sana@example.com', '--name', 'X'],
      PASSWORD,
      'There is already an account with this email address.',
    ],
    [['user:reset', 'nobody@example.com'], '', 'There is no active account with this email address.'],
    [['user:disable', 'nobody@example.com'], '', 'There is no account with the email address nobody@example.com.'],
    [['user:enable', 'nobody@example.com'], '', 'There is no account with the email address nobody@example.com.'],
    [
      ['user:reset-factors', 'nobody@example.com'],
      '',
      'There is no account with the email address nobody@example.com.',
    ],
    [['user:reset-factors', 'sana@example.com'], '', 'This person has no two-step sign-in.'],
    [['sessions:revoke', 'nobody@example.com'], '', 'There is no account with the email address nobody@example.com.'],
    [['user:setup-link'], '', 'There is already an administrator. Use user:invite or user:reset.'],
    [['user:invite', 'nonsense'], '', 'Email must be an email address such as name@example.com.'],
  ])('%j', async (args, input, sentence) => {
    expect(await plinth(args, { input })).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });

  test('the last active owner cannot be disabled', async () => {
    await plinth(['user:disable', 'noor@example.com']);
    const { code, err } = await plinth(['user:disable', 'sana@example.com']);
    expect([code, err]).toEqual([1, 'The last active owner cannot be disabled or given another role.\n']);
  });
});
