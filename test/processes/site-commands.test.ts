import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AccountTables } from '../../server/accounts/tables.ts';
import type { ClockTables } from '../../server/clock/site-clock.ts';
import type { SearchTables } from '../../server/search/tables.ts';
import { siteWithCommands } from './commands.ts';

const { folder, plinth, createPerson, services } = siteWithCommands();

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
  const unmounted = await plinth(['check'], { data: mount, variables: { EXPECT_SITE: 'yes' } });
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
  await services().jobHistory.note('purge', { outcome: 'done', detail: 'Removed: records 3.', next: null });
  expect((await plinth(['jobs'])).out).toMatch(/^purge: done at \S+Z\. Removed: records 3\.\n$/);
  expect(await plinth(['backups'])).toMatchObject({ code: 1, err: expect.stringContaining('BACKUP_DIR is not set') });
  expect((await plinth(['clock:confirm'])).out).toBe('Nobody doubted the clock.\n');
  const db = services().database.kysely.withTables<ClockTables>();
  await db.updateTable('site_clock').set({ seen_at: '2020-01-01T00:00:00.000Z', boot_id: null }).execute();
  const { code, out } = await plinth(['status']);
  expect([code, out]).toEqual([1, expect.stringContaining('but the site last ran at 2020-01-01 00:00 UTC.')]);
  expect((await plinth(['clock:confirm'])).out).toBe('The clock is confirmed. What was held back is done now.\n');
});

test('the search index is made anew from the command line', async () => {
  const { database, search } = services();
  const db = database.kysely.withTables<SearchTables>();
  await search.updateIndex();
  const before = await db.selectFrom('search_index').select(['place', 'thing', 'words']).orderBy('id').execute();
  await db.deleteFrom('search_index').where('place', '!=', 'person').execute();
  await db.updateTable('search_index').set({ thing: 999_999 }).execute();
  const { code, out } = await plinth(['search:rebuild']);
  const sentence = `${before.length} records, files, items and people can be found, each translation counted.\n`;
  expect([code, out]).toEqual([0, sentence]);
  const after = await db.selectFrom('search_index').select(['place', 'thing', 'words']).orderBy('id').execute();
  expect(after).toEqual(before);
});

test('the data folder is examined, which fails while something is wrong', async () => {
  const sound = await plinth(['doctor']);
  expect(sound).toEqual({ code: 0, out: 'No problems found.\n', err: '' });
  await writeFile(join(folder, 'site-id'), 'another');
  const apart = await plinth(['doctor']);
  expect([apart.code, apart.out]).toEqual([1, expect.stringContaining('doctor --adopt')]);
  expect(await plinth(['doctor', '--adopt'])).toEqual(sound);
});

test('a restore names those whose recovery codes it ends, and so does the doctor', async () => {
  const id = await createPersonWithApp('ada@example.com');
  const [archive, elsewhere] = [join(folder, 'app.plinth'), join(folder, 'restored-app')];
  expect((await plinth(['backup', archive])).code).toBe(0);
  const { code, out } = await plinth(['restore', archive], { data: elsewhere });
  expect([code, out.split('\n')[1]]).toEqual([
    0,
    'Recovery codes that work no longer, because those used since the backup would work again: 1, of Sana. ' +
      'New ones are made under “My account”, Security.',
  ]);
  expect(await plinth(['doctor'], { data: elsewhere })).toMatchObject({
    code: 1,
    out: 'People who have no recovery codes left: 1 (Sana). They make new ones under “My account”, Security.\n',
  });
  await accounts().deleteFrom('authenticators').where('user_id', '=', id).execute();
});

const accounts = () => services().database.kysely.withTables<AccountTables>();

async function createPersonWithApp(email: string) {
  await createPerson(email);
  const { id } = await accounts().selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await accounts()
    .insertInto('authenticators')
    .values({ user_id: id, secret: 'A', last_step: 0, created_at: new Date().toISOString() })
    .execute();
  await accounts().insertInto('recovery_codes').values({ user_id: id, code_hash: 'a', used_at: null }).execute();
  return id;
}

test('the site is backed up beside the open server, verified and restored elsewhere', async () => {
  await createPerson('sana@example.com');
  const [archive, elsewhere] = [join(folder, 'site.plinth'), join(folder, 'restored')];
  expect(await plinth(['backup', archive])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Wrote .*site\.plinth: \d+ rows and 0 files\.\n$/),
    err: '',
  });
  expect(await plinth(['backup', archive])).toEqual({ code: 1, out: '', err: `The file ${archive} already exists.\n` });
  const nowhere = join(folder, 'nowhere');
  const verified = await plinth(['verify', archive], { data: nowhere });
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining(`${archive} is sound: `)]);

  const restored = await plinth(['restore', archive], { data: elsewhere });
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Start Plinth to see it.')]);
  expect((await plinth(['user:list'], { data: elsewhere })).out).toBe((await plinth(['user:list'])).out);
  expect((await plinth(['doctor'], { data: elsewhere })).code).toBe(0);

  const bytes = await readFile(archive);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(archive, bytes);
  for (const command of ['verify', 'restore']) {
    const { code, err } = await plinth([command, archive], { data: nowhere });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The archive is damaged [^\n]+\. Nothing was written\.\n$/),
    ]);
  }
  expect(existsSync(nowhere)).toBe(false);
});
