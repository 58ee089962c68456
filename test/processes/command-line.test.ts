import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { PASSWORD, siteWithCommands } from './commands.ts';

const { folder, plinth } = siteWithCommands();
const CANNOT_BE_OPENED = 'The database that --to names cannot be opened: connect ECONNREFUSED 127.0.0.1:1.';

test('every command explains itself', async () => {
  const { code, out } = await plinth(['--help'], { program: 'bin/plinth.mjs' });
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

test('the version is printed', async () => {
  expect(await plinth(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
});

test('where there is no database a command makes none', async () => {
  const elsewhere = join(folder, 'elsewhere');
  const { code, out, err } = await plinth(['user:create', 'x@example.com', '--name', 'X'], {
    input: PASSWORD,
    data: elsewhere,
  });
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

describe('what cannot be done is told in one sentence', () => {
  test.concurrent.each([
    [['move', '--to', 'mysql://x'], 'The option --to must be sqlite: or start with postgres://.'],
    [['move', '--to', 'sqlite:'], 'The site is already in the database file in DATA_DIR.'],
    [['move', '--to', 'postgres://127.0.0.1:1/x'], CANNOT_BE_OPENED],
    [['verify', '/nowhere'], "The archive cannot be read: ENOENT: no such file or directory, access '/nowhere'."],
    [['verify', '/'], 'The archive cannot be read: / is not a file.'],
  ])('%j', async (args, sentence) => {
    expect(await plinth(args)).toEqual({ code: 1, out: '', err: `${sentence}\n` });
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
