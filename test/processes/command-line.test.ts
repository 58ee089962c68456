import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { ClockTables } from '../../server/clock/tables.ts';
import { parseConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices, type Services } from '../../server/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-command-'));
const PASSWORD = 'plinths carry';
const from = { address: '127.0.0.1', userAgent: '' };
const CANNOT_BE_OPENED = 'The database that --to names cannot be opened: connect ECONNREFUSED 127.0.0.1:1.';
let services: Services;

// The commands work beside an open server.
beforeAll(async () => {
  const configuration = parseConfiguration({
    DATA_DIR: folder,
    CONTENT: 'empty',
    PUBLIC_URL: 'https://plinth.example',
  });
  services = await openServices(configuration, { log: createLog('silent') });
});
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

const plinth = (args: string[], input = '', data = folder) => running(['server/cli/cli.ts', ...args], input, data);
const running = async (args: string[], input = '', DATA_DIR = folder, variables: Record<string, string> = {}) => {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      DATA_DIR,
      DATABASE_URL: '',
      PUBLIC_URL: 'https://plinth.example',
      SMTP_URL: '',
      ...variables,
    },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
};
const create = (email: string, password = PASSWORD) =>
  plinth(['user:create', email, '--name', 'Sana'], `${password}\n`);
const signIn = (email: string, password = PASSWORD) => services.accounts.signIn({ email, password }, from);

test('before a start, check says in a line each whether it will succeed', async () => {
  const { code, out } = await plinth(['check']);
  expect([
    code,
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ').slice(0, 2).join(': ')),
  ]).toEqual([
    0,
    [
      'Configuration: complete',
      'Open files: enough',
      `Data folder: ${folder} can be written to`,
      'Database: sound and up to date',
      'Clock: as expected',
      expect.stringMatching(/^Pictures: the .+ can be read and written$/),
      'Backups: warning',
      'Email: warning',
    ],
  ]);
  const mount = join(folder, 'mount');
  const unmounted = await running(['server/cli/cli.ts', 'check'], '', mount, { EXPECT_SITE: 'yes' });
  expect([unmounted.code, unmounted.out]).toEqual([
    1,
    expect.stringContaining(
      `Database: failed: There is no site in ${mount}, but EXPECT_SITE=yes says that there is one.`,
    ),
  ]);
  expect(existsSync(mount)).toBe(false);
});

test('jobs and the clock are looked after from the command line', async () => {
  const none = await plinth(['jobs']);
  expect([none.code, none.out]).toEqual([0, 'No job has run yet. Is Plinth running?\n']);
  await services.jobHistory.note('purge', { outcome: 'done', detail: 'Removed: records 3.', next: null });
  expect((await plinth(['jobs'])).out).toMatch(/^purge: done at \S+Z\. Removed: records 3\.\n$/);
  expect(await plinth(['backups'])).toMatchObject({ code: 1, err: expect.stringContaining('BACKUP_DIR is not set') });
  expect((await plinth(['clock:confirm'])).out).toBe('Nobody doubted the clock.\n');
  const db = services.database.kysely.withTables<ClockTables>();
  await db.updateTable('site_clock').set({ seen_at: '2020-01-01T00:00:00.000Z', boot_id: null }).execute();
  const { code, out } = await plinth(['status']);
  expect([code, out]).toEqual([1, expect.stringContaining('but the site last ran at 2020-01-01 00:00 UTC.')]);
  expect((await plinth(['clock:confirm'])).out).toBe('The clock is confirmed. What was held back is done now.\n');
});

test('every command explains itself', async () => {
  const { code, out } = await running(['bin/plinth.mjs', '--help']);
  const commands = [
    'user:create',
    'user:setup-link',
    'user:invite',
    'user:reset',
    'user:list',
    'user:disable',
    'user:enable',
    'sessions:revoke',
    'leads:check',
    'mail:test',
    'doctor',
    'check',
    'status',
    'jobs',
    'backups',
    'clock:confirm',
    'backup',
    'verify',
    'restore',
    'move',
    'migration:new',
  ];
  expect([code, commands.filter((command) => !out.includes(command))]).toEqual([0, []]);
  const helps = await Promise.all(commands.map((command) => plinth([command, '--help'])));
  for (const help of helps)
    expect([help.code, help.out]).toEqual([0, expect.stringMatching(/Usage: npm run plinth -- \S+[^]*\w\.\n/)]);
});

test('a link to register the first administrator is printed, and ends the one before it', async () => {
  const links = [(await plinth(['user:setup-link'])).out, (await plinth(['user:setup-link'])).out];
  const tokens = links.map((link) => /^https:\/\/plinth\.example\/register\?token=([\w-]{43})\n$/.exec(link)?.[1]);
  const person = { name: 'Owner', email: 'owner@example.com', password: PASSWORD, password_confirmation: PASSWORD };
  expect(tokens[1]).not.toBe(tokens[0]);
  expect(await services.accounts.register({ ...person, token: tokens[0] }, '')).toMatchObject({
    ok: false,
    errors: { token: [expect.any(String)] },
  });
});

test('the version is printed', async () => {
  expect(await plinth(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
});

test('where there is no database a command makes none', async () => {
  const elsewhere = join(folder, 'elsewhere');
  const { code, out, err } = await plinth(['user:create', 'x@example.com', '--name', 'X'], PASSWORD, elsewhere);
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(
    `There is no database in the folder ${elsewhere}. Start Plinth once, or check DATA_DIR and DATABASE_URL.\n`,
  );
  expect(existsSync(elsewhere)).toBe(false);
});

test('a new migration has nothing to add while the migrations make all that is declared', async () => {
  expect(await plinth(['migration:new', 'nothing'])).toMatchObject({
    code: 0,
    out: 'Nothing was written: the migrations already create what content/index.ts and content/inbox/inbox-kinds.ts declare.\n',
  });
});

test.each(['Partners', '../partners', '1-2', 'new_partners'])('a migration is not called %j', async (name) => {
  const { code, err } = await plinth(['migration:new', name]);
  expect([code, err]).toEqual([2, expect.stringContaining('Use up to 50 lower-case letters, digits and hyphens')]);
});

test('an administrator is made with a password from standard input, and signs in', async () => {
  const made = await create('Sana@Example.com');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).not.toContain(PASSWORD);
  expect(await signIn('sana@example.com')).toMatchObject({ ok: true });
  expect((await plinth(['user:list'])).out).toMatch(/^sana@example\.com {2}Sana {2}owner, active, last used \d{4}-/);
});

test('a reset link is printed, works once and ends all sessions', async () => {
  const { out } = await plinth(['user:reset', 'sana@example.com']);
  expect(out).toMatch(/^https:\/\/plinth\.example\/login\/reset\?token=[\w-]{43}\n$/);
  const token = out.trim().split('token=')[1];
  const chosen = { token, password: 'another password', password_confirmation: 'another password' };
  expect(await services.accounts.resetPassword(chosen, '')).toMatchObject({ ok: true });
  expect(await services.accounts.resetPassword(chosen, '')).toMatchObject({ ok: false });
  expect(await signIn('sana@example.com', 'another password')).toMatchObject({ ok: true });
});

test('an invitation is printed', async () => {
  const { out } = await plinth(['user:invite', 'mira@example.com']);
  expect(out).toMatch(/^https:\/\/plinth\.example\/register\?token=[\w-]{43}&email=mira%40example\.com\n$/);
  expect(await services.accounts.invitations.list()).toMatchObject([
    { email: 'mira@example.com', role: 'owner', invited_by: 'Command line' },
  ]);
  await plinth(['user:invite', '--role', 'sales']);
  expect((await services.accounts.invitations.list())[0]).toMatchObject({ email: null, role: 'sales' });
});

test('sessions are ended, and someone is disabled and enabled, beside a running server', async () => {
  const latest = await newestActivity();
  await create('noor@example.com');
  const tokens = await Promise.all([signIn('noor@example.com'), signIn('noor@example.com')]);
  const open = async () => {
    const found = tokens.map(async (one) => one.ok && (await services.accounts.findSession(one.value.token)));
    return (await Promise.all(found)).filter(Boolean).length;
  };
  expect(await open()).toBe(2);
  expect(await plinth(['sessions:revoke', 'noor@example.com'])).toMatchObject({ code: 0, err: '' });
  expect(await open()).toBe(0);
  expect((await plinth(['user:disable', 'noor@example.com'])).code).toBe(0);
  expect(await signIn('noor@example.com')).toMatchObject({ ok: false });
  expect((await plinth(['user:list'])).out).toMatch(/noor@example\.com {2}Sana {2}owner, disabled/);
  expect((await plinth(['user:enable', 'NOOR@example.com'])).code).toBe(0);
  expect(await signIn('noor@example.com')).toMatchObject({ ok: true });
  const { records } = await services.activity.list({ page: 1, perPage: 100 });
  const since = records.filter(({ id, user_name }) => id > latest && user_name === 'Command line');
  expect(since.map(({ action, title, user_id }) => [action, title, user_id])).toEqual(
    ['enabled', 'disabled', 'revoked', 'created'].map((action) => [action, 'Sana', null]),
  );
});

async function newestActivity() {
  const { records } = await services.activity.list({ page: 1, perPage: 1 });
  return records[0]?.id ?? 0;
}

test('the data folder is examined, which fails while something is wrong', async () => {
  const sound = await plinth(['doctor']);
  expect(sound).toEqual({ code: 0, out: 'No problems found.\n', err: '' });
  await writeFile(join(folder, 'site-id'), 'another');
  const apart = await plinth(['doctor']);
  expect([apart.code, apart.out]).toEqual([1, expect.stringContaining('doctor --adopt')]);
  expect(await plinth(['doctor', '--adopt'])).toEqual(sound);
});

test('the site is backed up beside the open server, verified and restored elsewhere', async () => {
  const [archive, elsewhere] = [join(folder, 'site.plinth'), join(folder, 'restored')];
  expect(await plinth(['backup', archive])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Wrote .*site\.plinth: \d+ rows and 0 files\.\n$/),
    err: '',
  });
  expect(await plinth(['backup', archive])).toEqual({ code: 1, out: '', err: `The file ${archive} already exists.\n` });
  const nowhere = join(folder, 'nowhere');
  const verified = await plinth(['verify', archive], '', nowhere);
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining(`${archive} is sound: `)]);

  const restored = await plinth(['restore', archive], '', elsewhere);
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Start Plinth to see it.')]);
  expect((await plinth(['user:list'], '', elsewhere)).out).toBe((await plinth(['user:list'])).out);
  expect((await plinth(['doctor'], '', elsewhere)).code).toBe(0);

  const bytes = await readFile(archive);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(archive, bytes);
  for (const command of ['verify', 'restore']) {
    const { code, err } = await plinth([command, archive], '', nowhere);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The archive is damaged [^\n]+\. Nothing was written\.\n$/),
    ]);
  }
  expect(existsSync(nowhere)).toBe(false);
});

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
    [['sessions:revoke', 'nobody@example.com'], '', 'There is no account with the email address nobody@example.com.'],
    [['user:setup-link'], '', 'There is already an administrator. Use user:invite or user:reset.'],
    [['move', '--to', 'mysql://x'], '', 'The option --to must be sqlite: or start with postgres://.'],
    [['move', '--to', 'sqlite:'], '', 'The site is already in the database file in DATA_DIR.'],
    [['move', '--to', 'postgres://127.0.0.1:1/x'], '', CANNOT_BE_OPENED],
    [['verify', '/nowhere'], '', "The archive cannot be read: ENOENT: no such file or directory, access '/nowhere'."],
    [['verify', '/'], '', 'The archive cannot be read: / is not a file.'],
    [['user:invite', 'nonsense'], '', 'Email must be an email address such as name@example.com.'],
  ])('%j', async (args, input, sentence) => {
    expect(await plinth(args, input)).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });

  test('the last active owner cannot be disabled', async () => {
    await plinth(['user:disable', 'noor@example.com']);
    const { code, err } = await plinth(['user:disable', 'sana@example.com']);
    expect([code, err]).toEqual([1, 'The last active owner cannot be disabled or given another role.\n']);
  });

  test('a forgotten argument or an unknown command, with a hint', async () => {
    for (const args of [
      ['user:reset'],
      ['user:create', 'x@example.com'],
      ['user:invite', '--role', 'boss'],
      ['user:destroy'],
    ]) {
      const err = expect.stringMatching(/^error: [^\n]+\nAdd --help for usage\.\n$/);
      expect(await plinth(args)).toMatchObject({ code: 2, out: '', err });
    }
  });
});
