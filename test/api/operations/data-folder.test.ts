import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinSite } from '../../../server/data-folder/site-id.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import { openMigrated } from '../../../server/open-database.ts';
import { type Configuration, parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog, type Log } from '../../../server/platform/log/log.ts';
import { openServices, type Services } from '../../../server/services.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { createDatabase } from '../app/app.ts';
import { picture } from '../../pictures.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let root: string;
const ending: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-folder-'));
});
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
  await rm(root, { recursive: true, force: true });
});

interface Site {
  folder: string;
  configuration: () => Configuration;
  loseDatabase: () => Promise<void>;
}

/** A data folder with a new database, or with that of another site. */
async function site(name: string, databaseOf?: Site): Promise<Site> {
  const folder = join(root, name);
  let url = databaseOf ? databaseOf.configuration().DATABASE_URL : await newDatabase();
  return {
    folder,
    configuration: () =>
      parseConfiguration({ DATA_DIR: folder, CONTENT: 'empty', DATABASE_URL: url, LOG_LEVEL: 'silent' }),
    loseDatabase: async () => {
      const lost = (await readdir(folder)).filter((file) => file.startsWith('plinth.sqlite'));
      for (const file of lost) await rm(join(folder, file));
      url = await newDatabase();
    },
  };
}

async function newDatabase() {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined;
  const { url, drop } = await createDatabase();
  ending.push(drop);
  return url;
}

let lines: { level: number; msg: string; [key: string]: unknown }[];
let log: Log;
// Of its own for each test: the connections to a database that was dropped may say so only in the next one.
beforeEach(() => {
  const linesOfTest: typeof lines = [];
  lines = linesOfTest;
  log = createLog('info', { destination: { write: (line) => void linesOfTest.push(JSON.parse(line)) } });
});
const warnings = () => lines.filter(({ level }) => level >= 40);

/** Runs some work on the services of a site. */
async function running<Result>(
  { configuration }: Site,
  work: (services: Services) => Promise<Result>,
  { later = 0 } = {},
): Promise<Result> {
  const clock = () => new Date(Date.now() + later);
  const services = await openServices(configuration(), { log, clock });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

const nothing = async () => {};
const mediaOf = ({ database }: Services) => database.kysely.withTables<MediaTables>();

async function addPictures(services: Services, count: number) {
  const bytes = await picture();
  const files: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const added = await services.media.add('reviews', bytes);
    if (!added.ok) throw new Error(added.sentence);
    files.push(added.value.path.replace('/files/', ''));
  }
  return files;
}

/** Adds picture files that are old enough to be swept. */
async function addOldFiles({ folder }: Site, count: number) {
  await mkdir(join(folder, 'uploads/blogs'), { recursive: true });
  const then = new Date(Date.now() - 2 * DAY);
  for (let number = 0; number < count; number += 1) {
    const path = join(folder, `uploads/blogs/old${number}.webp`);
    await writeFile(path, 'picture');
    await utimes(path, then, then);
  }
}

const uploads = async ({ folder }: Site) => (await readdir(join(folder, 'uploads/blogs'))).length;
const idOf = async ({ folder }: Site) => (await readFile(join(folder, 'site-id'), 'utf8')).trim();

/** Joins files and database, as `doctor --adopt` does. */
async function adopt({ configuration }: Site) {
  const database = await openMigrated(configuration(), log);
  try {
    await joinSite(database, await openFileStore(configuration()));
  } finally {
    await database.kysely.destroy();
  }
}

test('an empty database beside 636 old files stops the start, and deletes none', async () => {
  const lost = await site('lost');
  await addOldFiles(lost, 636);
  const refusal = expect.stringMatching(/^The database knows 0 of the 636 files in .*\/lost: .*doctor --adopt"\.$/);
  for (const _ of [1, 2]) await expect(running(lost, nothing)).rejects.toMatchObject({ message: refusal });
  expect(await uploads(lost)).toBe(636);

  // Even if they are joined on purpose, no file is deleted.
  await adopt(lost);
  await running(lost, runCleanup);
  expect(await uploads(lost)).toBe(636);
  expect(warnings()).toMatchObject([{ pictures: 636, msg: expect.stringContaining('no unused file is removed') }]);
});

test('a data folder does not start with the database of another site, and the message names both', async () => {
  const first = await site('first');
  await running(first, nothing);
  const id = await idOf(first);
  await running(first, nothing);
  expect(await idOf(first)).toBe(id);

  await first.loseDatabase();
  const sentence = `The data folder ${first.folder} belongs to site ${id}, but the database to none: `;
  await expect(running(first, nothing)).rejects.toThrow(sentence);
  const other = await site('other');
  await running(other, nothing);
  await writeFile(join(other.folder, 'site-id'), id);
  await expect(running(other, nothing)).rejects.toThrow(
    `${other.folder} belongs to site ${id}, but the database to site`,
  );

  await adopt(first);
  await running(first, nothing);
  expect(await idOf(first)).not.toBe(id);
});

test('a folder and a database from before site ids are joined if the database knows the pictures', async () => {
  const old = await site('old');
  await running(old, (services) => addPictures(services, 3));
  const database = await openMigrated(old.configuration(), log);
  await database.kysely.withTables<{ site: object }>().deleteFrom('site').execute();
  await database.kysely.destroy();
  await rm(join(old.folder, 'site-id'));
  await addOldFiles(old, 2);
  await running(old, nothing);
  expect(await idOf(old)).toMatch(/^[0-9a-f-]{36}$/);
});

test('nothing is swept if the database is replaced while the server runs', async () => {
  const live = await site('live');
  await running(
    live,
    async (services) => {
      const [file = ''] = await addPictures(services, 1);
      await writeFile(join(live.folder, 'site-id'), 'another');
      await expect(runCleanup(services)).rejects.toThrow('belongs to site another');
      await stat(join(live.folder, 'uploads', file));
    },
    { later: 2 * DAY },
  );
});

test('swept files stay in the trash for 30 days, and come back if the database names them again', async () => {
  const swept = await site('swept');
  const [row, file] = await running(swept, async (services) => {
    const [key = ''] = await addPictures(services, 1);
    await services.media.makeVariants();
    return [await mediaOf(services).selectFrom('media').selectAll().executeTakeFirstOrThrow(), key] as const;
  });
  const isIn = async (folder: string) =>
    (await readdir(join(swept.folder, folder), { recursive: true })).some((name) => name.endsWith(file));
  let removed: Awaited<ReturnType<typeof runCleanup>>;
  const after = async (days: number) => {
    removed = await running(swept, runCleanup, { later: days * DAY });
    return [await isIn('uploads'), await isIn('trash')];
  };
  expect(await after(2)).toEqual([false, true]);
  expect(removed!.get('sweep unused pictures')).toEqual({ pictures: 1, files: 0 });
  expect(await after(32)).toEqual([false, true]);

  // Restores the row, as from a backup.
  await running(swept, async (services) => {
    await mediaOf(services).insertInto('media').values(row).execute();
    expect(await services.dataFolder.fileCheck.check()).toMatchObject({ missing: 0 });
  });
  expect([await isIn('uploads'), await isIn('trash')]).toEqual([true, false]);
  expect(await after(2)).toEqual([false, true]);
  expect(await after(34)).toEqual([false, false]);
});

test('a server starts without the pictures that its database names, with a warning', async () => {
  const first = await site('first');
  await running(first, (services) => addPictures(services, 2));
  const second = await site('second', first);
  // On SQLite a folder that was lost, as no other one can have its database.
  for (const name of ['uploads', 'site-id']) await rm(join(first.folder, name), { recursive: true });
  const joining = second.configuration().DATABASE_URL ? second : first;
  await running(joining, async (services) => {
    expect(await services.dataFolder.fileCheck.check()).toMatchObject({ missing: 2, unaccounted: 0 });
    await services.check();
  });
  expect(warnings()).toMatchObject([{ missing: 2, msg: expect.stringContaining('must share DATA_DIR') }]);
  expect(lines.filter(({ msg }) => msg.includes('trash'))).toEqual([]);
});

test('no other user of the machine can read the data, even where an earlier version let them', async () => {
  const earlier = await site('kept');
  const { folder } = earlier;
  const openToOthers = async () => {
    const names = await readdir(folder, { recursive: true });
    const modes = await Promise.all(
      ['', ...names].map(async (name) => [name, (await lstat(join(folder, name))).mode] as const),
    );
    return modes.filter(([, mode]) => mode & 0o077).map(([name]) => name);
  };
  await running(earlier, async (services) => {
    await addPictures(services, 1);
    await services.dataFolder.fileCheck.check();
    expect(await openToOthers()).toEqual([]);
  });

  const [uploads, notes, elsewhere] = [join(folder, 'uploads'), join(folder, 'notes'), join(root, 'elsewhere')];
  for (const name of await readdir(folder, { recursive: true })) await chmod(join(folder, name), 0o755);
  await chmod(folder, 0o755);
  for (const file of [notes, elsewhere]) await writeFile(file, 'not ours', { mode: 0o644 });
  await symlink(elsewhere, join(uploads, 'link'));
  await running(earlier, nothing);
  expect(await openToOthers()).toEqual(['', 'notes', 'uploads/link']);
  expect([await stat(notes), await stat(elsewhere)].map(({ mode }) => mode & 0o777)).toEqual([0o644, 0o644]);
  await rm(notes);
  await running(earlier, nothing);
  expect(await openToOthers()).toEqual(['uploads/link']);
});

test('snapshots of the database are deleted after 30 days, with the personal data erased since', async () => {
  const aged = await site('kept');
  const folder = join(aged.folder, 'snapshots');
  await running(aged, async (services) => {
    await mkdir(folder);
    for (const [name, days] of [
      ['20260101T030405-before-0001-site.sqlite', 31],
      ['20260103T030405-before-0002-media.sqlite', 29],
      ['not-of-ours.sqlite', 31],
    ] as const) {
      await writeFile(join(folder, name), 'rows');
      const changedAt = new Date(Date.now() - days * DAY);
      await utimes(join(folder, name), changedAt, changedAt);
    }
    await runCleanup(services);
    expect(await readdir(folder)).toEqual(['20260103T030405-before-0002-media.sqlite', 'not-of-ours.sqlite']);
  });
});
