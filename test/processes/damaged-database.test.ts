import { cp, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigurationError, parseConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices } from '../../server/services.ts';
import { startApp } from '../api/app/app.ts';
import { runCommand } from '../servers/command.ts';

const PAGE = 4096; // bytes
const LATER = 'The site cannot do this right now. Please try again later.';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-damaged-'));
  await (await start(join(folder, 'sound'))).close();
});
afterAll(() => rm(folder, { recursive: true }));

const start = (data: string) =>
  openServices(parseConfiguration({ DATA_DIR: data, CONTENT: 'empty', DATABASE_URL: '' }), {
    log: createLog('silent'),
  });

/** Copies the intact folder and overwrites bytes of its database. */
async function damagedAt(name: string, place: number, bytes: Buffer) {
  const data = join(folder, name);
  await cp(join(folder, 'sound'), data, { recursive: true });
  const file = await open(join(data, 'plinth.sqlite'), 'r+');
  await file.write(bytes, 0, bytes.length, place);
  await file.close();
  return data;
}

test.each([
  ['pages are missing their content', 4 * PAGE, Buffer.alloc(6 * PAGE)],
  ['pages have the content of others', 3 * PAGE, Buffer.alloc(3 * PAGE, 'message of a visitor')],
  ['the head is another', 0, Buffer.from('not a database')],
])(
  'a database in which %s stops the start with one sentence, and nothing is written to it',
  async (name, place, bytes) => {
    const data = await damagedAt(name, place, bytes);
    const before = await readFile(join(data, 'plinth.sqlite'));
    const failure: unknown = await start(data).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toMatch(/^The database [^\n]*(is damaged|cannot be opened)[^\n]+\.$/);
    expect((await readFile(join(data, 'plinth.sqlite'))).equals(before)).toBe(true);
  },
);

test('a sound one starts again', async () => {
  const services = await start(join(folder, 'sound'));
  expect(await services.database.findDamage()).toBeNull();
  await services.close();
});

test('damage that is met while running ends all writing, and everything names the backup to restore', async () => {
  const BACKUP_DIR = join(folder, 'backups');
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const app = await startApp({ log, configured: { BACKUP_DIR } });
  const { kysely } = app.services.database;
  const owner = (await readFile(join(app.folder, 'site-id'), 'utf8')).slice(0, 8);
  const newest = `plinth-${owner}-2026-11-23T0300Z.plinth`;
  await mkdir(BACKUP_DIR);
  for (const name of [newest, `plinth-${owner}-2026-11-22T0300Z.plinth`, 'plinth-00000000-2026-11-24T0300Z.plinth'])
    await writeFile(join(BACKUP_DIR, name), '');

  await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
  const path = join(app.folder, 'plinth.sqlite');
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc((await stat(path)).size - PAGE, 'a'), 0, undefined, PAGE);
  await sql`pragma shrink_memory`.execute(kysely);
  const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, body } = await app.post('/api/contact/store', message);
    expect([statusCode, body]).toEqual([503, `{"message":"${LATER}"}`]);
  }
  expect((await app.get('/readyz')).statusCode).toBe(503);

  const advice = `Restore the newest backup, ${newest} in ${BACKUP_DIR}.`;
  for (let time = 0; time < 2; time += 1) await app.services.watch.look();
  expect(lines.filter((line) => line.includes(advice))).toHaveLength(1);
  for (const command of [['status'], ['backup', join(folder, 'site.plinth')]]) {
    const variables = { DATA_DIR: app.folder, DATABASE_URL: '', BACKUP_DIR };
    const { err } = await runCommand(command, { variables });
    expect(err).toMatch(/^The database is damaged \(.*\)\. Restore the newest backup, /);
    expect(err).toContain(advice);
  }
  await file.close();
  await app.stop();
});
