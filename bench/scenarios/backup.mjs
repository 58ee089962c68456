import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readArchive } from '../../server/backup/archive/read-archive.ts';
import { restore } from '../../server/backup/restore.ts';
import { createBackupProcess } from '../../server/backup/scheduled/backup-process.ts';
import { openFileStore } from '../../server/media/storage/file-store.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { median, percentile, printTable } from '../measure/figures.mjs';
import { openRequests } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { startServer } from '../subjects/server.mjs';

const SITE = ['--blogs', '4400', '--reviews', '1000', '--pictures', '120'];
const ROUNDS = 9;
const QUIET = 2_000; // ms, between two backups
const PAUSE = 10; // ms, between two pages

/** Measures backups of a large site, their verification and their restore, on SQLite and PostgreSQL. */
const root = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
const rows = [['what', 'measured', 'target']];
const postgres = await startPostgres();
const archive = await measureBackups('SQLite', '');
if (postgres) await measureBackups('PostgreSQL', await postgres.addDatabase());
await measureTime('verification', '', () => readArchive(archive));
await measureTime('restore into SQLite', 'at most 20 s', () => restoreInto(undefined));
const database = await postgres?.addDatabase();
if (database) await measureTime('restore into PostgreSQL', 'at most 60 s', () => restoreInto(database));
await postgres?.stop();
rmSync(root, { recursive: true, force: true });
printTable(rows);

/**
 * Backs a large site up while pages that are in no cache are requested, and returns the last archive.
 *
 * @param {string} name @param {string} DATABASE_URL
 */
async function measureBackups(name, DATABASE_URL) {
  const variables = { DATABASE_URL, CONTENT: 'empty', RATE_LIMIT: 'off', SELF_TEST_HOURS: '0' };
  const { origin, folder, stop } = await startServer('3958', variables, { filling: SITE });
  const { askUncached } = await openRequests(origin);
  const BACKUP_DIR = join(root, name);
  const process = createBackupProcess({ DATA_DIR: folder, BACKUP_DIR, DATABASE_URL: DATABASE_URL || undefined });
  let file = '';
  const backUp = async (/** @type {number} */ round) => {
    file = `plinth-3f9c2a1b-2026-11-23T030${round}Z.plinth`;
    const result = await process.backUp(file);
    if (!result.ok) throw new Error(result.reason);
  };
  await pageTimes(askUncached, wait(2_000)); // Warm-up.
  /** @type {Record<'quiet' | 'busy' | 'backups', number[]>} In turn, as other work on the machine comes and goes. */
  const times = { quiet: [], busy: [], backups: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.quiet.push(...(await pageTimes(askUncached, wait(QUIET))));
    const start = performance.now();
    times.busy.push(...(await pageTimes(askUncached, backUp(round))));
    times.backups.push((performance.now() - start) / 1000);
  }
  process.close();
  await stop();
  const [quiet, busy] = [percentile(times.quiet, 0.99), percentile(times.busy, 0.99)];
  rows.push(
    [`${name}: backup, median of ${ROUNDS}`, `${median(times.backups).toFixed(1)} s`, 'at most 6 s'],
    [`${name}: p99 of pages before it`, `${quiet.toFixed(1)} ms`, ''],
    [`${name}: p99 of ${times.busy.length} pages during it`, `${(busy / quiet).toFixed(2)} times that`, 'at most 2'],
  );
  return join(BACKUP_DIR, file);
}

/** @param {(path: string) => Promise<{ time: number }>} ask @param {Promise<unknown>} until */
async function pageTimes(ask, until) {
  const times = [];
  const over = new AbortController();
  const ended = until.finally(() => over.abort());
  for (let page = 1; !over.signal.aborted; page = (page % 900) + 1) {
    times.push((await ask(`/our-blogs?page=${page}`)).time);
    await wait(PAUSE);
  }
  await ended;
  return times;
}

/** @param {string} name @param {string} target @param {() => Promise<unknown>} work */
async function measureTime(name, target, work) {
  const start = performance.now();
  await work();
  rows.push([name, `${((performance.now() - start) / 1000).toFixed(1)} s`, target]);
}

/** @param {string | undefined} DATABASE_URL */
async function restoreInto(DATABASE_URL) {
  const DATA_DIR = mkdtempSync(join(root, 'restored-'));
  await restore(archive, {
    openFiles: () => openFileStore({ DATA_DIR }),
    openDatabase: () => openDatabase({ DATA_DIR, DATABASE_URL, onError: () => {} }),
  });
}
