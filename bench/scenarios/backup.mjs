import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode, run } from '../../bin/run.mjs';
import { readArchive } from '../../server/backup/archive/read-archive.ts';
import { restore } from '../../server/backup/restore.ts';
import { createBackupProcess } from '../../server/backup/scheduled/backup-process.ts';
import { openFileStore } from '../../server/media/storage/file-store.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { median } from '../measure/median.mjs';
import { openRequests } from '../measure/requests.mjs';
import { printTable } from '../measure/table.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { credentials, startServer } from '../subjects/server.mjs';

const SITE = ['--blogs', '10000', '--reviews', '2000', '--pictures', '120'];
const ROUNDS = 9;
const QUIET = 2_000; // ms, between two backups
const PAUSE = 10; // ms, between two pages
const LIMITS = { backup: 6, ratio: 2, SQLite: 20, PostgreSQL: 60 }; // s

/** Measures backups of a large site, their verification and their restore, on SQLite and PostgreSQL. */
const root = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
const rows = [['what', 'measured', 'target']];
const postgres = await startPostgres();
const archive = await measureBackups('SQLite', '');
if (postgres) await measureBackups('PostgreSQL', await postgres.addDatabase());
await measureVerification();
await measureRestore('SQLite', undefined);
if (postgres) await measureRestore('PostgreSQL', await postgres.addDatabase());
await postgres?.stop();
rmSync(root, { recursive: true, force: true });
printTable(rows);

/**
 * Backs a large site up while pages that are in no cache are requested, and returns the last archive.
 *
 * @param {'SQLite' | 'PostgreSQL'} name @param {string} databaseUrl
 */
async function measureBackups(name, databaseUrl) {
  const folder = join(root, name);
  const variables = { DATA_DIR: folder, DATABASE_URL: databaseUrl, CONTENT: 'empty', RATE_LIMIT: 'off' };
  const administrator = { ADMIN_EMAIL: credentials.email, ADMIN_PASSWORD: credentials.password };
  if (await run(pinnedNode(), ['bench/content/content.ts', ...SITE], { env: { ...variables, ...administrator } }))
    throw new Error('The database could not be filled.');
  const server = await startServer('3958', { ...variables, SELF_TEST_HOURS: '0' });
  const { askUncached } = await openRequests(server.origin);
  const BACKUP_DIR = join(root, `${name} backups`);
  const process = createBackupProcess({ DATA_DIR: folder, BACKUP_DIR, DATABASE_URL: databaseUrl || undefined });
  const backUp = async (/** @type {number} */ round) => {
    const result = await process.backUp(`plinth-3f9c2a1b-2026-11-23T030${round}Z.plinth`);
    if (!result.ok) throw new Error(result.reason);
  };
  await pageTimes(askUncached, wait(2_000)); // Warm-up.
  /** @type {Record<'quiet' | 'busy', number[]>} In turn, as other work on the machine comes and goes. */
  const pages = { quiet: [], busy: [] };
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    pages.quiet.push(...(await pageTimes(askUncached, wait(QUIET))));
    const start = performance.now();
    pages.busy.push(...(await pageTimes(askUncached, backUp(round))));
    times.push((performance.now() - start) / 1000);
  }
  process.close();
  await server.stop();
  const { quiet, busy } = pages;
  const ratio = percentile99(busy) / percentile99(quiet);
  const p99 = [quiet, busy].map((times) => `${percentile99(times).toFixed(1)} ms`).join(' and ');
  rows.push(
    [`${name}: backup, median of ${ROUNDS}`, `${median(times).toFixed(1)} s`, `at most ${LIMITS.backup} s`],
    [
      `${name}: p99 of ${busy.length} pages before and during it`,
      p99,
      `at most ${LIMITS.ratio} times: ${ratio.toFixed(2)}`,
    ],
  );
  return join(BACKUP_DIR, readdirSync(BACKUP_DIR).sort().at(-1) ?? '');
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

/** @param {number[]} times */
function percentile99(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function measureVerification() {
  const start = performance.now();
  const { tables, files } = await readArchive(archive);
  const count = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `verification of ${count} rows and ${files.length} files`;
  rows.push([what, `${((performance.now() - start) / 1000).toFixed(1)} s`, '']);
}

/** @param {'SQLite' | 'PostgreSQL'} name @param {string | undefined} DATABASE_URL */
async function measureRestore(name, DATABASE_URL) {
  const folder = mkdtempSync(join(root, 'restored-'));
  const start = performance.now();
  await restore(archive, {
    openFiles: () => openFileStore({ DATA_DIR: folder }),
    openDatabase: () => openDatabase({ DATA_DIR: folder, DATABASE_URL, onError: () => {} }),
  });
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  rows.push([`restore into ${name}`, time, `at most ${LIMITS[name]} s`]);
}
